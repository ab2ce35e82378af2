import type { Currency } from '#contract/currency'
import { whyNotAsked } from '#contract/price'
import type { Property } from '#contract/property'
import type { FeedHomePicture } from '../../tables/feed.ts'
import { galleryOf, type NamedPicture } from '../reading/listing-files.ts'
import { type CheckedHome, shortHash } from '../reading/listing-values.ts'

type Said = Record<string, string>
type Kind = Property['priceKind'] | null

/** Returns the hashes of a home's fields; those of fields that the file has no column for stay as they were. */
export function saidNow(
  before: Said,
  { said, listing, unstated = [] }: Pick<CheckedHome, 'said' | 'listing' | 'unstated'>,
  { priceKind, named }: { priceKind: Kind | undefined; named?: NamedPicture[] },
): Said {
  if (unstated.length === 0) return said
  const isUnstated = ([name]: [string, string]) => unstated.includes(name === 'point' ? 'latitude' : name)
  const stated = Object.entries(said).filter((each) => !isUnstated(each))
  const now: Said = Object.fromEntries([...Object.entries(before).filter(isUnstated), ...stated])
  if (unstated.includes('priceKind') && priceKind) now.price = shortHash([listing.price, priceKind])
  if (unstated.includes('pictures') && named) now.pictures = shortHash(named)
  return now
}

/** Returns the pictures of a home; if the file has only a column for the first, the others as they were. */
export function namedPictures(
  before: FeedHomePicture[],
  { pictures, unstated = [] }: Pick<CheckedHome, 'pictures' | 'unstated'>,
): NamedPicture[] {
  if (!unstated.includes('pictures')) return pictures
  const former = before.flatMap(({ source, caption, kind }) =>
    kind === 'document' ? [] : [{ source, caption, ...(kind && { kind }) }],
  )
  const { others } = galleryOf(former)
  return [...pictures, ...others.filter(({ source }) => source !== pictures[0]?.source)]
}

export const changedFields = (before: Said, now: Said): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((field) => before[field] !== now[field])

/** Returns the home's kind of price, unless the new price can't be of this kind. */
export const keptPriceKind = (price: string, priceKind: Kind | undefined, currency: Currency): Kind =>
  priceKind && !whyNotAsked(price, priceKind, { currency }) ? priceKind : null
