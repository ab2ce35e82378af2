import * as z from 'zod/mini'
import {
  areasIn,
  type Circle,
  circleIn,
  MAX_AREAS_LENGTH,
  MAX_CIRCLE_LENGTH,
  MAX_CORNERS,
  MAX_RADIUS_METRES,
  MIN_CORNERS,
  type NoArea,
  type Ring,
} from './drawn-area.ts'
import { PROPERTY_TYPES, TENURES } from './fact-options.ts'
import { FILTER_RANGES } from './filter-ranges.ts'
import { AmountText, NumberText, Repeated, Rooms, SearchedYear, Since, Size, Yes } from './filter-schemas.ts'
import { MAX_PUBLIC_TOTAL, pageQuery } from './list.ts'
import { Translations } from './listing-texts.ts'
import { type Bounds, bboxIn, MAX_BBOX_LENGTH } from './map-bounds.ts'
import {
  AreaUnit,
  EnergyRating,
  MAX_FEATURE_LENGTH,
  MAX_FEATURES,
  MAX_PICTURES,
  PropertyType,
  Tenure,
} from './property-facts.ts'
import { RELAXATIONS } from './relaxations.ts'
import { canBeKept, Id, requiredLine } from './text.ts'

export const MAX_SEARCH_LENGTH = 200
export const SearchText = z
  .string('Search is given once')
  .check(
    z.maxLength(MAX_SEARCH_LENGTH, { error: `Search can have at most ${MAX_SEARCH_LENGTH} characters`, abort: true }),
    canBeKept('Search'),
  )

const Features = Repeated(
  requiredLine('Feature', MAX_FEATURE_LENGTH),
  MAX_FEATURES,
  `A search can have at most ${MAX_FEATURES} features`,
)

export const MAX_AGENTS_LEFT_OUT = 20

const PICTURES_MESSAGE = `pictures is a whole number up to ${MAX_PICTURES + 1}, such as 2`
const isPictureCount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_PICTURES + 1

const BBOX_MESSAGE = 'bbox is west,south,east,north in degrees, such as -2.4,53.5,-2.2,53.6'

export const Bbox = z.pipe(
  z.string(BBOX_MESSAGE).check(
    z.maxLength(MAX_BBOX_LENGTH, { error: BBOX_MESSAGE, abort: true }),
    z.refine((text) => bboxIn(text) !== undefined, BBOX_MESSAGE),
  ),
  z.transform((text) => bboxIn(text) as Bounds), // checked by the refinement above
)

const WHY_NO_AREA: Record<NoArea, string> = {
  unreadable: 'within must be encoded polylines on the globe, with commas between them',
  tooMany: `Drawn areas can have at most ${MAX_CORNERS} corners`,
  tooFew: `A drawn area needs at least ${MIN_CORNERS} corners`,
  roundTheWorld: 'A drawn area can’t go round a pole or the world',
}

const DrawnAreas = z.pipe(
  z.string('within is given once').check(
    z.maxLength(MAX_AREAS_LENGTH, { error: WHY_NO_AREA.tooMany, abort: true }),
    z.superRefine((text, context) => {
      const areas = areasIn(text)
      if (typeof areas === 'string') context.addIssue(WHY_NO_AREA[areas])
    }),
  ),
  z.transform((text) => areasIn(text) as Ring[]), // checked above
)

const NEAR_MESSAGE = `near is latitude,longitude,metres, at most ${MAX_RADIUS_METRES} metres, such as 51.5,-0.12,5000`
const Near = z.pipe(
  z.string(NEAR_MESSAGE).check(
    z.maxLength(MAX_CIRCLE_LENGTH, { error: NEAR_MESSAGE, abort: true }),
    z.refine((text) => circleIn(text) !== undefined, NEAR_MESSAGE),
  ),
  z.transform((text) => circleIn(text) as Circle), // checked above
)

/**
 * The filters of a search: each limit is inclusive, prices are in the site's currency, and a home must have every
 * `feature` and none of `notFeature` (P-51, P-81, P-341). A home whose fact is not stated meets no limit of that fact.
 */
export const filterFields = {
  q: z.optional(SearchText),
  minPrice: z.optional(AmountText('Min price')),
  maxPrice: z.optional(AmountText('Max price')),
  type: z.optional(Repeated(PropertyType, PROPERTY_TYPES.length, 'A type is named twice')),
  beds: z.optional(Rooms('beds', 1)),
  maxBeds: z.optional(Rooms('maxBeds', 1)),
  baths: z.optional(Rooms('baths', 0.5)),
  maxBaths: z.optional(Rooms('maxBaths', 0.5)),
  area: z.optional(Size('area')),
  maxArea: z.optional(Size('maxArea')),
  plot: z.optional(Size('plot')),
  maxPlot: z.optional(Size('maxPlot')),
  /** The lowest price of a home, divided by its area. */
  minPerArea: z.optional(AmountText('minPerArea')),
  maxPerArea: z.optional(AmountText('maxPerArea')),
  /** The unit of all areas above; absent means square feet. */
  areaUnit: z.optional(AreaUnit),
  minYear: z.optional(SearchedYear('minYear')),
  maxYear: z.optional(SearchedYear('maxYear')),
  tenure: z.optional(Repeated(Tenure, TENURES.length, 'A tenure is named twice')),
  /** The worst rating: C finds A, B and C. */
  energy: z.optional(EnergyRating),
  feature: z.optional(Features),
  notFeature: z.optional(Features),
  notAgent: z.optional(
    Repeated(Id('notAgent'), MAX_AGENTS_LEFT_OUT, `A search can leave out at most ${MAX_AGENTS_LEFT_OUT} agents`),
  ),
  /** The time since which homes were listed: a day, a moment in UTC, or a number of days back such as P7D. */
  since: z.optional(Since),
  pictures: z.optional(NumberText('pictures', PICTURES_MESSAGE, isPictureCount)),
  notUnderOffer: z.optional(Yes('notUnderOffer')),
  /** Only homes whose latest price change was a reduction. */
  lowered: z.optional(Yes('lowered')),
  bbox: z.optional(Bbox),
  within: z.optional(DrawnAreas),
  near: z.optional(Near),
}

const RANGES = Object.values(FILTER_RANGES)
type Ranges = { [Name in (typeof RANGES)[number][number]]?: number | undefined }

export const limitsInOrder = z.superRefine<Ranges>((filters, context) => {
  for (const [least, most] of RANGES)
    if ((filters[most] ?? Number.POSITIVE_INFINITY) < (filters[least] ?? 0))
      context.addIssue({ code: 'custom', message: `${most} is below ${least}`, path: [most] })
})

export const PropertyFilters = z.object(filterFields).check(limitsInOrder)
export type PropertyFilters = z.output<typeof PropertyFilters>

const SORTS = ['newest', 'priceAsc', 'priceDesc', 'perAreaAsc'] as const
export const PropertySort = z.enum(SORTS, `sort is one of ${SORTS.join(', ')}`)
export type PropertySort = z.infer<typeof PropertySort>

export const PropertySearch = z
  .object({ ...pageQuery, ...filterFields, sort: z.optional(PropertySort) })
  .check(limitsInOrder)
export type PropertySearch = z.output<typeof PropertySearch>

/** A count that is exact up to 1,000, and `1000+` beyond, as in `X-Total-Count`. */
const HomeTotal = z.union([z.number(), z.literal(`${MAX_PUBLIC_TOTAL}+`)])
export type HomeTotal = z.infer<typeof HomeTotal>

/** An exact count, or a lower bound such as `240+` (P-81). */
export const HomeCount = z.union([z.number(), z.templateLiteral([z.int(), '+'])])
export type HomeCount = z.infer<typeof HomeCount>

/** A custom schema, because `z.record` would drop a feature that is called `__proto__`. */
const FeatureCounts = z
  .custom<Record<string, HomeCount>>((counts) => z.array(HomeCount).safeParse(Object.values(Object(counts))).success)
  .register(z.globalRegistry, {
    type: 'object',
    additionalProperties: { anyOf: [{ type: 'number' }, { type: 'string' }] },
  })

/**
 * Numbers of homes by type, by `1+` to `5+` bedrooms, by `1+` to `4+` bathrooms, and by the most frequent features;
 * each facet ignores its own filter. `without`: if few or no homes match, the number without one of the filters. If
 * every filter excludes all homes, the number with that filter as the only one, marked `isAlone`.
 */
export const PropertyFacets = z.object({
  total: HomeTotal,
  type: z.record(z.string(), HomeCount),
  bedrooms: z.record(z.string(), HomeCount),
  bathrooms: z.record(z.string(), HomeCount),
  feature: FeatureCounts,
  without: z.optional(
    z.array(z.object({ filter: z.enum(RELAXATIONS), total: HomeTotal, isAlone: z.optional(z.literal(true)) })),
  ),
})
export type PropertyFacets = z.infer<typeof PropertyFacets>

export const MAX_SUGGESTIONS = 5

export const Suggestions = z.object({
  places: z.array(z.object({ name: z.string(), homes: z.number() })),
  homes: z.array(
    z.object({ _id: z.string(), title: z.string(), translations: z.optional(Translations), location: z.string() }),
  ),
})
export type Suggestions = z.infer<typeof Suggestions>
