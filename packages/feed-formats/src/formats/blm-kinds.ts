import type { PriceKind } from './feed-format.ts'
import type { OfferedKind } from './type-words.ts'

/** The codes of PROP_SUB_ID for each kind, by the table of the specification, which has no kind for 0. */
const KINDS: Record<Exclude<OfferedKind, 'other'>, number[]> = {
  townhouse: [1, 2, 5, 6, 13, 22],
  apartment: [7, 8, 9, 10, 11, 28, 29, 44, 49, 56, 59, 142, 143, 144],
  land: [20, 107, 110],
  house: [
    3, 4, 12, 14, 15, 16, 21, 23, 24, 25, 26, 27, 30, 43, 46, 47, 48, 50, 52, 53, 62, 65, 68, 71, 74, 77, 92, 95, 101,
    104, 113, 116, 117, 118, 119, 120, 121, 125, 128, 131, 140, 141, 511,
  ],
  parking: [45, 51, 196],
  commercial: [19, 80, 83, 86, 134, 137, 535, 538, 541],
}
/** The range of codes of commercial property, apart from those in `KINDS` and residential developments. */
const TRADE = { first: 178, last: 310 }
const RESIDENTIAL_DEVELOPMENT = 250

export function blmKind(code: number): OfferedKind | undefined {
  const [kind] = Object.entries(KINDS).find(([, codes]) => codes.includes(code)) ?? []
  if (kind) return kind as OfferedKind // a key of KINDS
  if (code >= TRADE.first && code <= TRADE.last && code !== RESIDENTIAL_DEVELOPMENT) return 'commercial'
  return code > 0 ? 'other' : undefined
}

const QUALIFIERS: Record<string, string> = {
  2: 'Guide price',
  3: 'Fixed price',
  4: 'Offers in excess of',
  5: 'Offers in the region of',
  6: 'Sale by tender',
  7: 'From',
  10: 'Offers over',
  15: 'Offers invited',
}

const PRICE_KINDS: Record<string, PriceKind> = {
  1: 'onApplication',
  2: 'guide',
  3: 'fixed',
  4: 'offersOver',
  7: 'from',
  10: 'offersOver',
}
export const kindOfQualifier = (qualifier: string | undefined): PriceKind | undefined =>
  PRICE_KINDS[qualifier?.trim() ?? '']

export function qualified(price: string | undefined, qualifier: string | undefined): string | undefined {
  const words = QUALIFIERS[qualifier?.trim() ?? '']
  return price && words && /^\d+(?:\.\d+)?$/.test(price) ? `${price} (${words})` : price
}

/** Returns true for shared ownership, part buy part rent, and shared equity, where the price is that of a share. */
export const isShare = (qualifier: string | undefined): boolean => ['9', '11', '12'].includes(qualifier?.trim() ?? '')
