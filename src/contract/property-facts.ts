import * as z from 'zod/mini'
import * as t from '#messages/checks'
import * as facts from '#messages/factNames'
import * as f from '#messages/fields'
import * as names from '#messages/listingFields'
import { now } from './clock.ts'
import {
  AREA_UNITS,
  comparableFeature,
  ENERGY_RATINGS,
  MAX_AREA,
  MAX_ROOMS,
  PICTURE_KINDS,
  PRECISIONS,
  PRICE_KINDS,
  PROPERTY_TYPES,
  TENURES,
} from './fact-options.ts'
import { flag, given, list, number, text } from './fact-schemas.ts'
import { figureFacts, MAX_YEARS_AHEAD, Year } from './figure-facts.ts'
import { MAX_TIME_ZONE_LENGTH } from './home-clock.ts'
import { shownNumber } from './shown-number.ts'
import { MAX_PICTURE_URL_LENGTH, Moment, named, oneOf, optionalText, PictureUrl, requiredLine } from './text.ts'

export const PropertyType = z.enum(PROPERTY_TYPES, oneOf(facts.type, PROPERTY_TYPES))
export type PropertyType = z.infer<typeof PropertyType>

export const AreaUnit = z.enum(AREA_UNITS, oneOf('areaUnit', AREA_UNITS))
export type AreaUnit = z.infer<typeof AreaUnit>

export const Tenure = z.enum(TENURES, oneOf(facts.tenure, TENURES))

export const PriceKind = z.enum(PRICE_KINDS, oneOf('priceKind', PRICE_KINDS))
export type PriceKind = z.infer<typeof PriceKind>

export const EnergyRating = z.enum(ENERGY_RATINGS, oneOf(facts.energyRating, ENERGY_RATINGS))
const Precision = z.enum(PRECISIONS, oneOf('precision', PRECISIONS))

export const MAX_FEATURES = 12
export const MAX_FEATURE_LENGTH = 40
export const MAX_PICTURES = 20
export const MAX_CAPTION_LENGTH = 200

const yearsAhead = (moment: string): number => new Date(moment).getFullYear() - now().getFullYear()
const AuctionMoment = Moment('auctionAt').check(
  z.refine((at) => yearsAhead(at) <= MAX_YEARS_AHEAD, { error: () => t.auctionTooFar({ most: MAX_YEARS_AHEAD }) }),
  z.refine((at) => yearsAhead(at) >= -MAX_YEARS_AHEAD, { error: () => t.auctionLongPast({ most: MAX_YEARS_AHEAD }) }),
  z.overwrite((at) => new Date(at).toISOString()),
)

const atMost = (name: () => string, most: number) => ({
  error: () => t.atMost({ name: name(), most: shownNumber(most) }),
})

const Rooms = (name: () => string, step: number, what: typeof t.wholeNumber) =>
  z
    .number(named(t.number, name))
    .check(
      z.gte(0, named(t.notNegative, name)),
      z.lte(MAX_ROOMS, atMost(name, MAX_ROOMS)),
      z.multipleOf(step, named(what, name)),
    )

const Area = (name: () => string) =>
  z.number(named(t.number, name)).check(z.gt(0, named(t.moreThanZero, name)), z.lte(MAX_AREA, atMost(name, MAX_AREA)))

const UNKNOWN_ZONE = { error: t.unknownTimeZone }
export const TimeZone = z
  .string(UNKNOWN_ZONE)
  .check(
    z.maxLength(MAX_TIME_ZONE_LENGTH, { ...UNKNOWN_ZONE, abort: true }),
    z.regex(/^[A-Z][A-Za-z0-9_+/-]*$/, UNKNOWN_ZONE),
  )

const Features = z.array(requiredLine(f.feature, MAX_FEATURE_LENGTH), 'Features must be a list of texts').check(
  z.maxLength(MAX_FEATURES, { error: () => t.features({ most: MAX_FEATURES }) }),
  z.refine((features) => !hasDuplicates(features.map(comparableFeature)), { error: t.featureTwice }),
)

const Caption = z.optional(optionalText(f.caption, MAX_CAPTION_LENGTH))
/** An address that is also limited in bytes, because PostgreSQL limits an index row to a third of a page. */
const GalleryUrl = PictureUrl(f.picture).check(
  z.refine((url) => new TextEncoder().encode(url).length <= MAX_PICTURE_URL_LENGTH, {
    error: () => f.pictureTooLong({ most: shownNumber(MAX_PICTURE_URL_LENGTH) }),
  }),
)
export const PictureKind = z.enum(PICTURE_KINDS, oneOf('kind', PICTURE_KINDS))
export type PictureKind = z.infer<typeof PictureKind>

const Picture = z.object({ url: GalleryUrl, caption: Caption, kind: z.optional(PictureKind) })
const Pictures = z.array(Picture, 'Pictures must be a list').check(
  z.maxLength(MAX_PICTURES, { error: () => t.pictures({ most: MAX_PICTURES }) }),
  z.refine((pictures) => !hasDuplicates(pictures.map(({ url }) => url)), { error: t.pictureTwice }),
)

const hasDuplicates = (texts: string[]): boolean => new Set(texts).size < texts.length

const Degrees = (name: () => string, most: number) =>
  z.number(named(t.number, name)).check(z.gte(-most, OFF_THE_MAP), z.lte(most, OFF_THE_MAP))
const OFF_THE_MAP = { error: t.offTheMap }

const pointFacts = {
  latitude: number(Degrees(names.latitude, 90)),
  longitude: number(Degrees(names.longitude, 180)),
  precision: text(Precision),
}
export const priceFacts = {
  /** The kind of price; without one, the text of the price alone says how it is asked. */
  priceKind: text(PriceKind),
  /** The beginning of the auction: an ISO time in UTC. */
  auctionAt: text(AuctionMoment),
  /**
   * True: a conditional auction, which gives the buyer time to exchange contracts. False: the fall of the hammer is
   * binding.
   */
  auctionConditional: flag('auctionConditional'),
  auctionClosesOffers: flag('auctionClosesOffers'),
}
/** The facts that lists and searches have, each with a column of its own. */
export const basicFacts = {
  type: text(PropertyType),
  bedrooms: number(Rooms(facts.bedrooms, 1, t.wholeNumber)),
  bathrooms: number(Rooms(facts.bathrooms, 0.5, t.wholeOrHalf)),
  area: number(Area(facts.area)),
  plot: number(Area(facts.plot)),
  /** The unit of `area`, `plot` and `usableArea`. */
  areaUnit: text(AreaUnit),
  yearBuilt: number(Year(facts.yearBuilt)),
  tenure: text(Tenure),
  energyRating: text(EnergyRating),
  features: list(Features),
  ...priceFacts,
  /** The time zone that the agent chose; without it, the one of the point or else the agent's applies. */
  timeZone: text(TimeZone),
}
export type ColumnFact = keyof typeof basicFacts | keyof typeof pointFacts
export const formFacts = { ...basicFacts, ...figureFacts }
export const homeFacts = { ...basicFacts, ...pointFacts, ...figureFacts }
type Facts = typeof homeFacts
export type FactName = keyof Facts

const each = <Part extends 'given' | 'shown'>(part: Part) =>
  Object.fromEntries(Object.entries(homeFacts).map(([name, fact]) => [name, fact[part]])) as {
    [Name in FactName]: Facts[Name][Part] // under the same names
  }

/** The facts in requests that write them: an absent field keeps its value, `null` clears it. */
export const factFields = { ...each('given'), pictures: given(Pictures) }
export const shownFacts = each('shown')

type PointInput = { latitude?: number | null | undefined; longitude?: number | null | undefined }

export const wholePoint = z.refine<PointInput>(
  ({ latitude, longitude }) =>
    (latitude === undefined) === (longitude === undefined) && (latitude === null) === (longitude === null),
  { error: () => t.wholePoint(), path: ['latitude'] },
)

/** Removes a point at 0°/0°, which feeds write for an unknown location (P-70). */
export const knownPoint = z.overwrite<PointInput & { precision?: unknown }>((listing) => {
  if (listing.latitude !== 0 || listing.longitude !== 0) return listing
  const { latitude: _, longitude: __, precision: ___, ...rest } = listing
  return rest
})

export const ShownPicture = z.object({
  url: z.string(),
  caption: z.string(),
  kind: z.optional(PictureKind),
  placeholder: z.optional(z.string()),
})
export type ShownPicture = z.infer<typeof ShownPicture>

type Sizes = { [Name in 'area' | 'plot' | 'usableArea']?: number | null | undefined }
export const missingUnit = ({
  area,
  plot,
  usableArea,
  areaUnit,
}: Sizes & { areaUnit?: AreaUnit | null | undefined }): { areaUnit?: AreaUnit } =>
  !areaUnit && (area || plot || usableArea) ? { areaUnit: 'ft2' } : {}

const EditPart = z.union([z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.string())])
/**
 * A former or a new value of a field; null for none. `pictures`: their `count`, and how many of them were `added`.
 * `contact`: the name, and the names of the other parts that changed.
 */
const EditValue = z.nullable(
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.record(z.string(), EditPart)]),
)
export type EditValue = z.infer<typeof EditValue>

export const Edit = z.object({
  at: z.string(),
  changed: z.record(z.string(), z.tuple([EditValue, EditValue])),
})
export type Edit = z.infer<typeof Edit>
