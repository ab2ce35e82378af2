import type { Property } from '#contract/property'
import { MAX_SALES_SHOWN, type SoldMedian, type SoldPrices } from '#contract/sold-price'
import type { Database } from '../../platform/db/database.ts'
import { openedGazetteer } from '../../providers/geocoder/gazetteer-data.ts'
import { isSaleOf } from './sale-address.ts'
import { salesForOwnPrice, salesOfOne } from './sales-of-one.ts'
import { shownSale } from './shown-sale.ts'
import { knownPostcodes, partOf, type StoredSale, salesAround, salesOfPostcodes } from './sold-price.store.ts'

const MIN_IN_MEDIAN = 5
const MAX_CANDIDATES = 6

const UK = /\b([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})\b/g
const OTHERS = [
  /\b\d{4} ?[A-Z]{2}\b/g,
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/g,
  /\b\d{4}-\d{3}\b/g,
  /\b(?=[A-Z]*\d)[A-Z\d]{4,8}\b/g,
]

const LICENCE =
  'Contains HM Land Registry data © Crown copyright and database right. Licensed under the Open Government Licence v3.0.'

export function postcodesIn(location: string): string[] {
  const text = location.toUpperCase()
  const found = [UK, ...OTHERS].flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => match).toReversed())
  return [...new Set(found.map((postcode) => postcode.replaceAll(/[ -]/g, '')))].slice(0, MAX_CANDIDATES)
}

export async function postcodeIn(db: Database, location: string): Promise<string | undefined> {
  return (await postcodesOf(db, [location])).get(location)
}

export async function postcodesOf(db: Database, locations: string[]): Promise<Map<string, string>> {
  const candidates = new Map(locations.map((location) => [location, postcodesIn(location)]))
  const known = new Set(await knownPostcodes(db, [...new Set([...candidates.values()].flat())]))
  const found = [...candidates].flatMap(([location, postcodes]) => {
    const postcode = postcodes.find((one) => known.has(one)) ?? postcodes.find((one) => UK_WHOLE.test(one))
    return postcode === undefined ? [] : [[location, postcode] as const]
  })
  return new Map(found)
}

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

export const positionOf = (words: string[], part: string[]): number =>
  words.findIndex((_, at) => part.every((word, offset) => words[at + offset] === word))

/** Returns sales at a home's address, sales nearby of homes of its type, and the median of such sales (P-275). */
export async function soldNear(db: Database, home: Pick<Property, 'title' | 'location' | 'type'>): Promise<SoldPrices> {
  const postcode = await postcodeIn(db, home.location)
  if (postcode === undefined) return { ofAddress: [], nearby: [] }
  const exact = salesForOwnPrice(await salesOfPostcodes(db, [postcode]))
  const isOwn = isSaleOf(await openedGazetteer(), home, postcode)
  const own = new Set(exact.filter(isOwn).map(({ id }) => id))
  const { type } = home
  const levels: { postcode: string; sales: StoredSale[] }[] = [
    { postcode, sales: salesOfOne(type ? exact.filter((sale) => sale.type === type) : exact) },
  ]
  const isEnough = () => (levels.at(-1)?.sales.length ?? 0) > MAX_SALES_SHOWN
  for (const area of ['sector', 'district'] as const)
    if (type && !isEnough())
      levels.push({
        postcode: partOf(area, postcode),
        sales: salesOfOne(await salesAround(db, { area, postcode, type })),
      })
  const near = new Map(levels.flatMap(({ sales }) => sales.map((sale) => [sale.id, sale] as const)))
  const ofAddress = exact.filter(({ id }) => own.has(id)).slice(0, MAX_SALES_SHOWN)
  const nearby = [...near.values()].filter(({ id }) => !own.has(id)).slice(0, MAX_SALES_SHOWN)
  const shown = [...ofAddress, ...nearby]
  const median = type && levels.map((level) => medianOf(level, type)).find(Boolean)
  return {
    ofAddress: ofAddress.map(shownSale),
    nearby: nearby.map(shownSale),
    ...(median && { median }),
    ...licenceOf(shown),
  }
}

export const licenceOf = (sales: StoredSale[]): { licence?: string } =>
  sales.some(({ source }) => source === 'pricePaid') ? { licence: LICENCE } : {}

const UK_WHOLE = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/

type Level = { postcode: string; sales: StoredSale[] }

export function medianOf({ postcode, sales }: Level, type: NonNullable<Property['type']>): SoldMedian | undefined {
  const [newest] = sales
  const same = sales.filter(({ currency }) => currency === newest?.currency)
  const oldest = same.at(-1)
  if (!newest || !oldest || same.length < MIN_IN_MEDIAN) return undefined
  const perArea = same.flatMap(({ price, area }) => (area ? [price / 100 / area] : []))
  return {
    price: Math.round(middleOf(same.map(({ price }) => price / 100))),
    ...(perArea.length >= MIN_IN_MEDIAN && { perM2: Math.round(middleOf(perArea)) }),
    currency: newest.currency,
    count: same.length,
    type,
    postcode,
    from: oldest.soldOn,
    to: newest.soldOn,
  }
}

function middleOf(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const [lower = 0, upper = 0] = [sorted[half - 1], sorted[half]]
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2
}
