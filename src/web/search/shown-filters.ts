import type { Tenure } from '#contract/fact-options'
import { featureName } from '#contract/feature-names'
import { isolated } from '#contract/isolated'
import type { Total } from '#contract/list'
import { listed } from '#contract/listed'
import type { PropertyType } from '#contract/property-facts'
import type { PropertySort } from '#contract/property-search'
import { searchWordsIn, textOfWords } from '#contract/search-words'
import { inSentences } from '#contract/sentences'
import { shownDay } from '#contract/shown-day'
import { shownNumber } from '#contract/shown-number'
import { sinceIn } from '#contract/since'
import * as t from '#messages/filters'
import { shortUnits } from '../property/area-units.ts'
import { tenureNames, typeNames } from '../property/type-names.ts'
import { howMany } from '../ui/list/how-many.ts'
import { type SearchFields, type SearchQuery, sortNames } from './search-in-url.ts'

export type ShownFilter = { text: string; field: keyof SearchFields; without: string | string[] }

type Shown = Exclude<keyof SearchFields, 'areaUnit' | 'sort'>

/** The names of what an address has as ids and numbers; undefined until they are loaded. */
export type Names = {
  priceOf: (amount: string) => string
  agentOf?: (id: string) => string | undefined
  /** Returns "Within 5 miles of Leeds". */
  circleOf?: (near: string) => string | undefined
}

export function filtersOf(search: SearchQuery, { priceOf, agentOf, circleOf }: Names): ShownFilter[] {
  const unit = shortUnits[search.areaUnit ?? 'ft2']()
  const size = (text: (values: { area: string; unit: string }) => string) => (area: string) =>
    text({ area: shownNumber(Number(area)), unit })
  const counted = (text: typeof t.maxBedrooms) => (rooms: string) =>
    text({ rooms: Number(rooms), shown: shownNumber(Number(rooms)) })
  const textsOf: Record<Exclude<Shown, 'q'>, (value: string) => string> = {
    minPrice: (amount) => t.fromPrice({ price: priceOf(amount) }),
    maxPrice: (amount) => t.upToPrice({ price: priceOf(amount) }),
    type: (type) => typeNames[type as PropertyType](), // validated by `SearchQuery`
    beds: (rooms) => t.minBedrooms({ rooms: shownNumber(Number(rooms)) }),
    baths: (rooms) => t.minBathrooms({ rooms: shownNumber(Number(rooms)) }),
    maxBeds: counted(t.maxBedrooms),
    maxBaths: counted(t.maxBathrooms),
    area: size(t.minArea),
    maxArea: size(t.maxAreaShown),
    plot: size(t.minPlot),
    maxPlot: size(t.maxPlot),
    minPerArea: (amount) => t.minPerArea({ price: priceOf(amount), unit }),
    maxPerArea: (amount) => t.maxPerArea({ price: priceOf(amount), unit }),
    minYear: (year) => t.minYear({ year }),
    maxYear: (year) => t.maxYear({ year }),
    tenure: (tenure) => (tenure === 'other' ? t.otherTenure() : tenureNames[tenure as Tenure]()), // validated by `SearchQuery`
    energy: (rating) => t.energyFrom({ rating }),
    feature: featureName,
    notFeature: (feature) => t.without({ feature: isolated(featureName(feature)) }),
    notAgent: (id) => t.withoutAgent({ agent: isolated(agentOf?.(id) ?? t.anAgent()) }),
    since: shownSince,
    pictures: (pictures) => t.minPictures({ pictures: Number(pictures), shown: shownNumber(Number(pictures)) }),
    notUnderOffer: t.notUnderOffer,
    lowered: t.lowered,
    bbox: t.onTheMap,
    within: t.drawnArea,
    near: (circle) => circleOf?.(circle) ?? t.drawnArea(),
  }
  const fields = Object.keys(textsOf) as Exclude<Shown, 'q'>[] // its own keys
  const others = fields.flatMap((field) => {
    const value: string | string[] = search[field] ?? []
    const values = [value].flat().filter((one) => one !== '')
    return values.map((one) => ({
      text: textsOf[field](one),
      field,
      without: typeof value === 'string' ? '' : value.filter((other) => other !== one),
    }))
  })
  return [...wordsOf(search.q), ...others]
}

function wordsOf(q = ''): ShownFilter[] {
  const { wanted, leftOut } = searchWordsIn(q)
  const field = 'q'
  return [
    ...(wanted
      ? [{ text: t.words({ words: wanted }), field, without: textOfWords({ wanted: '', leftOut }) } as const]
      : []),
    ...leftOut.map((word) => {
      const without = textOfWords({ wanted, leftOut: leftOut.filter((other) => other !== word) })
      return { text: t.withoutWord({ word }), field, without } as const
    }),
  ]
}

export function shownSince(text: string): string {
  const since = sinceIn(text)
  if (since && 'days' in since) return t.lastDays({ days: since.days, shown: shownNumber(since.days) })
  return t.sinceDay({ day: shownDay(text.slice(0, 'YYYY-MM-DD'.length)) })
}

export function announcementOf(total: Total | undefined, filters: ShownFilter[], sort: PropertySort = 'newest') {
  if (total === undefined) return undefined
  const by = listed(filters.map(({ text }) => text))
  return inSentences([howMany(total, t.homes), by, t.sortedBy({ order: sortNames[sort]() })].filter(Boolean))
}
