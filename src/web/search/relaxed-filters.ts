import { FILTER_RANGES } from '#contract/filter-ranges'
import { isolated } from '#contract/isolated'
import type { PropertyFacets } from '#contract/property-search'
import { type Relaxation, SINGLE_RELAXATIONS } from '#contract/relaxations'
import * as t from '#messages/filters'
import { howMany } from '../ui/list/how-many.ts'
import type { SearchFields } from './search-in-url.ts'

export type Relaxed = NonNullable<PropertyFacets['without']>[number]

export function relaxationText({ filter, isAlone, total }: Relaxed, words: string): string {
  const text = isAlone ? t.homesWithAlone : t.homesWithout
  return howMany(total, (values) =>
    text({ ...values, filter: filter === 'q' ? 'other' : filter, words: isolated(words) }),
  )
}

const FIELDS_OF = {
  ...FILTER_RANGES,
  bbox: ['bbox', 'within', 'near'],
} as const satisfies Partial<Record<Relaxation, readonly (keyof SearchFields)[]>>

const hasSeveral = (filter: Relaxation): filter is keyof typeof FIELDS_OF => filter in FIELDS_OF

export const relaxedFields = ({
  filter,
  isAlone,
}: Pick<Relaxed, 'filter' | 'isAlone'>): readonly (keyof SearchFields)[] =>
  isAlone ? SINGLE_RELAXATIONS.filter((one) => one !== filter).flatMap(fieldsOf) : fieldsOf(filter)

function fieldsOf(filter: Relaxation): readonly (keyof SearchFields)[] {
  if (filter === 'filters') return SINGLE_RELAXATIONS.filter((one) => one !== 'q').flatMap(fieldsOf)
  return hasSeveral(filter) ? FIELDS_OF[filter] : [filter] // named as their field
}
