import * as z from 'zod/mini'
import { MAX_PUBLIC_TOTAL, pageQuery } from './list.ts'
import { type Bounds, bboxIn } from './map-bounds.ts'
import {
  AreaUnit,
  MAX_AREA,
  MAX_FEATURE_LENGTH,
  MAX_FEATURES,
  MAX_ROOMS,
  PROPERTY_TYPES,
  PropertyType,
} from './property-facts.ts'
import { canBeKept, requiredLine } from './text.ts'

export const MAX_SEARCH_LENGTH = 200
/** Words to search for, as typed. */
export const SearchText = z
  .string('Search is given once')
  .check(z.maxLength(MAX_SEARCH_LENGTH, `Search can have at most ${MAX_SEARCH_LENGTH} characters`), canBeKept('Search'))

const numberIn = (message: string, pattern: RegExp, most = Number.POSITIVE_INFINITY) =>
  z.pipe(
    z.string(message).check(z.refine((text) => pattern.test(text) && Number(text) <= most, message)),
    z.transform(Number),
  )
const WholeAmount = (name: string) => numberIn(`${name} must be an amount, such as 200000`, /^\d{1,12}(\.\d{1,2})?$/)

/** A key that may be there more than once; once is a list of one. */
const Repeated = <Each extends z.ZodMiniType<string, string>>(each: Each, most: number, tooMany: string) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())]),
      z.transform((given) => (typeof given === 'string' ? [given] : given)),
    ),
    z.array(each).check(z.maxLength(most, tooMany)),
  )

const BBOX_MESSAGE = 'bbox is west,south,east,north in degrees, such as -2.4,53.5,-2.2,53.6'

export const Bbox = z.pipe(
  z.string(BBOX_MESSAGE).check(z.refine((text) => bboxIn(text) !== undefined, BBOX_MESSAGE)),
  z.transform((text) => bboxIn(text) as Bounds), // the refinement before
)

/** The filters of the public search, its facets and its map. Rooms and area: at least; prices in the site's currency; every feature (P-51, P-81). */
export const filterFields = {
  q: z.optional(SearchText),
  minPrice: z.optional(WholeAmount('Min price')),
  maxPrice: z.optional(WholeAmount('Max price')),
  type: z.optional(Repeated(PropertyType, PROPERTY_TYPES.length, 'A type is named twice')),
  beds: z.optional(numberIn(`beds is a whole number up to ${MAX_ROOMS}, such as 2`, /^\d{1,2}$/, MAX_ROOMS)),
  baths: z.optional(numberIn(`baths is a number up to ${MAX_ROOMS}, whole or a half`, /^\d{1,2}(\.[05])?$/, MAX_ROOMS)),
  area: z.optional(numberIn('area is a number, such as 1200', /^\d{1,8}(\.\d{1,2})?$/, MAX_AREA)),
  /** Of `area`; square feet without it. */
  areaUnit: z.optional(AreaUnit),
  feature: z.optional(
    Repeated(
      requiredLine('Feature', MAX_FEATURE_LENGTH),
      MAX_FEATURES,
      `A search can have at most ${MAX_FEATURES} features`,
    ),
  ),
  bbox: z.optional(Bbox),
}
export const PropertyFilters = z.object(filterFields)
export type PropertyFilters = z.output<typeof PropertyFilters>

export const PropertySort = z.enum(['newest', 'priceAsc', 'priceDesc'], 'sort is newest, priceAsc or priceDesc')
export type PropertySort = z.infer<typeof PropertySort>

export const PropertySearch = z.object({ ...pageQuery, ...filterFields, sort: z.optional(PropertySort) })
export type PropertySearch = z.output<typeof PropertySearch>

/** A number of homes: exact up to 1,000, and `1000+` beyond, as in `X-Total-Count`. */
const HomeTotal = z.union([z.number(), z.literal(`${MAX_PUBLIC_TOTAL}+`)])
export type HomeTotal = z.infer<typeof HomeTotal>

/** The number of homes of an option or a pin of the map: exact, or a lower bound as `240+` (P-81). */
export const HomeCount = z.union([z.number(), z.templateLiteral([z.int(), '+'])])
export type HomeCount = z.infer<typeof HomeCount>

/** By the names that agents gave: `z.record` leaves out the one that is called `__proto__`. */
const FeatureCounts = z
  .custom<Record<string, HomeCount>>((counts) => z.array(HomeCount).safeParse(Object.values(Object(counts))).success)
  .register(z.globalRegistry, {
    type: 'object',
    additionalProperties: { anyOf: [{ type: 'number' }, { type: 'string' }] },
  })

/** The filters that can be removed one by one from a search without results. */
export const SINGLE_RELAXATIONS = ['q', 'price', 'type', 'beds', 'baths', 'area', 'feature', 'bbox'] as const
/** `filters`: all but the words, where it takes more than one. */
export const RELAXATIONS = [...SINGLE_RELAXATIONS, 'filters'] as const
export type Relaxation = (typeof RELAXATIONS)[number]

/**
 * The number of homes of each option: by type, by `1+` to `5+` bedrooms, by `1+` to `4+` bathrooms, and by the most frequent
 * features. The counts of a facet ignore its own filter. `without`: the homes found without one of the filters, if nothing is found.
 */
export const PropertyFacets = z.object({
  total: HomeTotal,
  type: z.record(z.string(), HomeCount),
  bedrooms: z.record(z.string(), HomeCount),
  bathrooms: z.record(z.string(), HomeCount),
  feature: FeatureCounts,
  without: z.optional(z.array(z.object({ filter: z.enum(RELAXATIONS), total: HomeTotal }))),
})
export type PropertyFacets = z.infer<typeof PropertyFacets>

export const MAX_SUGGESTIONS = 5

/** Places by how many homes are for sale there, and homes by their words: at most five of each. */
export const Suggestions = z.object({
  places: z.array(z.object({ name: z.string(), homes: z.number() })),
  homes: z.array(z.object({ _id: z.string(), title: z.string(), location: z.string() })),
})
export type Suggestions = z.infer<typeof Suggestions>
