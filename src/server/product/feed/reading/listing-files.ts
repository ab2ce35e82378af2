import type { FeedListing, FeedPicture } from 'feed-formats'
import { MAX_DOCUMENTS, MAX_LINK_TITLE_LENGTH } from '#contract/home-links'
import {
  factFields,
  MAX_CAPTION_LENGTH,
  MAX_PICTURES,
  type PictureKind,
  type PropertyType,
} from '#contract/property-facts'
import * as r from '#messages/feedReports'

/** A file that a home names. `source`: a web address, or the name of a file in the feed's archive or folder. */
export type NamedPicture = { source: string; caption: string; kind?: PictureKind }
export type NamedDocument = { source: string; caption: string; kind: 'document' }

const MAX_FILE_NAME_LENGTH = 255

const placeholders: Record<PropertyType, string> = {
  house: 'detached',
  apartment: 'flat',
  townhouse: 'terraced',
  land: 'other',
  other: 'other',
}
export const placeholderOf = (type: PropertyType | null | undefined): string =>
  `/demo/placeholder-${placeholders[type ?? 'other']}.webp`

/** Returns true for a drawing that stands in for a photograph, which the file doesn't have. */
export const isDrawing = (url: string): boolean => url.startsWith('/demo/placeholder-')

/**
 * Returns the first photograph, which represents the home, and the other pictures. A drawing doesn't represent a home.
 */
export function galleryOf<Picture extends { kind?: PictureKind | undefined }>(pictures: Picture[]) {
  const first = pictures.find(({ kind = 'photo' }) => kind === 'photo')
  return { first, others: pictures.filter((picture) => picture !== first).slice(0, MAX_PICTURES) }
}

export function picturesOf({ pictures }: FeedListing, warnings: string[]): NamedPicture[] {
  const sources = new Set<string>()
  const named = pictures.filter(({ url, file }) => (url ?? file) !== '')
  const known = named.flatMap((picture) => checkedPicture(picture) ?? [])
  if (known.length < named.length) warnings.push(r.picturesLeftOut({ count: named.length - known.length }))
  const each = known.filter(({ source }) => !sources.has(source) && sources.add(source))
  if (each.length > 1 + MAX_PICTURES) warnings.push(r.firstPictures({ most: 1 + MAX_PICTURES }))
  return each.slice(0, 1 + MAX_PICTURES)
}

function checkedPicture({ url, file, caption, kind }: FeedPicture): NamedPicture | undefined {
  const shown = caption.slice(0, MAX_CAPTION_LENGTH).replace(/\p{Surrogate}$/u, '')
  // the contract checks only the caption of a picture in a file
  const read = factFields.pictures.safeParse([{ url: url ?? A_PICTURE, caption: shown }])
  const [picture] = read.data ?? []
  if (!picture) return undefined
  const about = { caption: picture.caption ?? '', ...(kind && { kind }) }
  if (file === undefined) return { source: picture.url, ...about }
  return isFileName(file) ? { source: file, ...about } : undefined
}

const isFileName = (file: string): boolean =>
  file.length <= MAX_FILE_NAME_LENGTH && !/[\p{Cc}\p{Surrogate}]/u.test(file)

const A_PICTURE = placeholderOf('other')

/** Returns the documents in the feed's archive, as many as a home with its linked ones may have. */
export function documentFilesOf({ documentFiles = [] }: FeedListing, linked: number): NamedDocument[] {
  const named = documentFiles.filter(({ file }) => isFileName(file))
  const each = new Map(named.map(({ file, title }) => [file, title.slice(0, MAX_LINK_TITLE_LENGTH)]))
  return [...each]
    .slice(0, MAX_DOCUMENTS - linked)
    .map(([source, caption]) => ({ source, caption, kind: 'document' as const }))
}
