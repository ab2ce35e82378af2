import type { CheckedHome } from './checked-homes.store.ts'

type Texts = Pick<CheckedHome, 'title' | 'description'>

/** Returns the texts of a listing, then those of each translation, with "" for one that it lacks. */
export const textsOf = ({ title, description, translations }: Texts & Pick<CheckedHome, 'translations'>): Texts[] => [
  { title, description },
  ...Object.values(translations ?? {}).map(({ title = '', description = '' }) => ({ title, description })),
]
