import { figuresInWords } from '#contract/home-figures'
import type { CheckedHome } from './checked-homes.store.ts'

/** Returns the title and the description in further languages, with "" for one that is missing. */
export const translationsOf = ({ translations }: Pick<CheckedHome, 'translations'>) =>
  Object.values(translations ?? {}).map(({ title = '', description = '' }) => ({ title, description }))

export const TEXT_FIELDS = [
  'title',
  'description',
  'translations',
  'location',
  'price',
  'features',
  'captions',
  'tours',
  'documents',
  'contact',
  ...figuresInWords,
] as const
export type TextField = (typeof TEXT_FIELDS)[number]

export type WrittenHome = Pick<
  CheckedHome,
  | 'title'
  | 'description'
  | 'translations'
  | 'location'
  | 'givenAddress'
  | 'price'
  | 'features'
  | 'captions'
  | 'tours'
  | 'documents'
  | 'contactName'
  | 'figures'
>

/** Returns what the agent typed and visitors read, by field, without fields that have no text. */
export function writtenTexts(home: WrittenHome): { field: TextField; text: string }[] {
  const { title, description, price, features, captions, tours, documents, contactName, figures } = home
  const titles = (links: { title: string }[] | null) => (links ?? []).map(({ title }) => wordsOfFileName(title))
  const written: [TextField, string[]][] = [
    ['title', [title]],
    ['description', [description]],
    ['translations', translationsOf(home).flatMap((texts) => [texts.title, texts.description])],
    ['location', [home.location, home.givenAddress]],
    ['price', [price]],
    ['features', features ?? []],
    ['captions', captions.map(wordsOfFileName)],
    ['tours', titles(tours)],
    ['documents', titles(documents)],
    ...figuresInWords.map((name): [TextField, string[]] => [name, [figures?.[name] ?? '']]),
    ['contact', [contactName ?? '']],
  ]
  return written.flatMap(([field, texts]) => {
    const text = texts.filter(Boolean).join('\n')
    return text ? [{ field, text }] : []
  })
}

/** A name that cameras and messengers give to files: "IMG_2045", "WhatsApp Image 2026-03-01 at 10.12.44". */
const FILE_NAME = /^(?:whatsapp (?:\p{L}+ ){1,2}(?=\d{4}-\d\d-\d\d)|[^\s_]*_\S*$)/iu

/** Captions and titles of documents are often names of files, whose "_" is no sign of an account. */
const wordsOfFileName = (text: string): string =>
  FILE_NAME.test(text) ? text.replace(/^whatsapp /i, '').replaceAll('_', ' ') : text
