import { MAX_NUMBER_LENGTH, MAX_TYPED_LENGTH, readTyped } from 'price-text'
import * as z from 'zod/mini'
import { MAX_AREA, MAX_ROOMS, PROPERTY_TYPES } from './fact-options.ts'
import { MAX_PUBLIC_TOTAL, pageQuery } from './list.ts'
import { type Bounds, bboxIn, MAX_BBOX_LENGTH } from './map-bounds.ts'
import { askedReadings, possibleNumbers, whyUnclear } from './number-choice.ts'
import { AreaUnit, MAX_FEATURE_LENGTH, MAX_FEATURES, PropertyType } from './property-facts.ts'
import { RELAXATIONS } from './relaxations.ts'
import { canBeKept, requiredLine } from './text.ts'

export const MAX_SEARCH_LENGTH = 200
export const SearchText = z
  .string('Search is given once')
  .check(
    z.maxLength(MAX_SEARCH_LENGTH, { error: `Search can have at most ${MAX_SEARCH_LENGTH} characters`, abort: true }),
    canBeKept('Search'),
  )

/** A number as text, such as "1,5" or "٣". A number with two readings is refused with both. */
const NumberText = (name: string, message: string, isPossible: (value: number) => boolean) =>
  z.pipe(
    z.string(message).check(
      z.maxLength(MAX_NUMBER_LENGTH, { error: message, abort: true }),
      z.superRefine((text, context) => {
        const [number = Number.NaN, other] = possibleNumbers(text, isPossible)
        if (!isPossible(number)) context.addIssue(message)
        else if (other !== undefined) context.addIssue(whyUnclear(name, [number, other]))
      }),
    ),
    z.transform((text) => possibleNumbers(text, isPossible)[0] ?? Number.NaN), // refused above
  )
const AmountText = (name: string) => {
  const message = `${name} must be an amount, such as 200000`
  return z.pipe(
    z.string(message).check(
      z.maxLength(MAX_TYPED_LENGTH, { error: message, abort: true }),
      z.superRefine((text, context) => {
        const { cents, readings } = readTyped(text, {})
        if (cents === undefined)
          context.addIssue(readings.length > 1 ? `${message}: is it ${askedReadings(readings)}` : message)
      }),
    ),
    z.transform((text) => (readTyped(text, {}).cents ?? 0) / 100),
  )
}

export const isRooms =
  (step: number) =>
  (value: number): boolean =>
    value >= 0 && value <= MAX_ROOMS && Number.isInteger(value / step)
export const isSearchedArea = (value: number): boolean => value >= 0 && value <= MAX_AREA

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
  z.string(BBOX_MESSAGE).check(
    z.maxLength(MAX_BBOX_LENGTH, { error: BBOX_MESSAGE, abort: true }),
    z.refine((text) => bboxIn(text) !== undefined, BBOX_MESSAGE),
  ),
  z.transform((text) => bboxIn(text) as Bounds), // checked by the refinement above
)

/**
 * The filters of a search. Rooms and area are minimums, prices are in the site's currency, and a home must have every
 * feature (P-51, P-81).
 */
export const filterFields = {
  q: z.optional(SearchText),
  minPrice: z.optional(AmountText('Min price')),
  maxPrice: z.optional(AmountText('Max price')),
  type: z.optional(Repeated(PropertyType, PROPERTY_TYPES.length, 'A type is named twice')),
  beds: z.optional(NumberText('beds', `beds is a whole number up to ${MAX_ROOMS}, such as 2`, isRooms(1))),
  baths: z.optional(NumberText('baths', `baths is a number up to ${MAX_ROOMS}, whole or a half`, isRooms(0.5))),
  area: z.optional(NumberText('area', 'area is a number, such as 1200', isSearchedArea)),
  /** The unit of `area`; absent means square feet. */
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
  homes: z.array(z.object({ _id: z.string(), title: z.string(), location: z.string() })),
})
export type Suggestions = z.infer<typeof Suggestions>
