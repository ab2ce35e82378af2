import { countryCode3, countryName } from '../../src/formats/country-code.ts'
import type { FeedListing } from '../../src/formats/feed-format.ts'
import { agent } from '../carried-fields.ts'
import type { ReadBack } from './read-back.ts'

export const origin = 'https://homes.example'

const photo = (url: string) => (url.startsWith(`${origin}/`) ? url.replace(/\.webp$/, '.jpg') : url)
const isPlan = (caption: string) => /\bfloor plan/i.test(caption) && !/open floor/i.test(caption)
type Picture = FeedListing['pictures'][number]
const kindOf = ({ kind, caption }: Picture) => kind ?? (isPlan(caption) ? 'floorPlan' : 'photo')
const ofKind = ({ pictures }: FeedListing, kinds: Picture['kind'][], takes = /./) =>
  kinds.flatMap((kind) =>
    pictures.flatMap((picture) => {
      const path = photo(picture.url ?? '')
      return kindOf(picture) === kind && takes.test(path) ? [path] : []
    }),
  )
/** Moves maps and charts behind the photographs, in their order, for formats without fields for them. */
const withOthers = (home: FeedListing, takes = /./) => {
  const isOther = (picture: Picture) => ['map', 'energy'].includes(kindOf(picture))
  const pictures = home.pictures.map((picture) => (isOther(picture) ? { ...picture, kind: 'map' as const } : picture))
  return ofKind({ ...home, pictures }, ['photo', 'map'], takes)
}
const points = (value: number | null | undefined) => (value === undefined ? undefined : Number(value?.toFixed(8)) + 0) // no -0

/** The fields of a home that each format must carry. Addresses are those with a town of their own. */
export const expected = {
  openimmo: (each: FeedListing): ReadBack => ({
    ...textsOf(each),
    ...partsOf(each, ['unit', 'houseNumber', 'locality', 'town', 'region', 'postcode']),
    street: each.address.street ?? each.address.building,
    country: { RO: 'ROM', GG: undefined, SS: undefined }[each.address.country ?? ''] ?? known(each.address.country),
    price: each.price && Number(each.price),
    bedrooms: each.facts.bedrooms,
    bathrooms: each.facts.bathrooms,
    yearBuilt: each.facts.yearBuilt,
    energyRating: each.facts.energyRating,
    latitude: points(each.facts.latitude),
    features: each.facts.features ?? [],
    photos: ofKind(each, ['photo']),
    plans: ofKind(each, ['floorPlan']),
    maps: ofKind(each, ['map']),
    charts: ofKind(each, ['energy']),
    ...linksOf(each),
    ...contactOf(each),
  }),
  kyero: (each: FeedListing): ReadBack => ({
    reference: each.reference,
    description: each.description,
    ...partsOf(each, ['town']),
    region: each.address.region ?? each.address.town,
    country: countryName(each.address.country),
    price: each.price && Math.round(Number(each.price)),
    bedrooms: each.facts.bedrooms,
    energyRating: each.facts.energyRating,
    latitude: points(each.facts.latitude),
    photos: withOthers(each, /\.(?:jpg|png|gif)$/i),
    plans: ofKind(each, ['floorPlan'], /\.(?:jpg|png|gif)$/i),
    tours: linksOf(each).tours?.slice(0, 1),
  }),
  reaxml: (each: FeedListing): ReadBack => ({
    ...textsOf(each),
    ...partsOf(each, ['unit', 'houseNumber', 'street', 'town', 'region', 'postcode']),
    country: countryName(each.address.country),
    price: each.price && Math.round(Number(each.price)),
    bedrooms: each.facts.bedrooms,
    bathrooms: each.facts.bathrooms,
    plans: ofKind(each, ['floorPlan'])
      .slice(0, 2)
      .filter((url) => /\.jpg$/i.test(url)),
    ...linksOf(each),
    ...contactOf(each),
  }),
  reso: (each: FeedListing): ReadBack => ({
    reference: each.reference,
    ...partsOf(each, ['houseNumber', 'postcode']),
    country: each.address.country === 'SS' ? undefined : each.address.country,
    price: each.price && Number(each.price),
    bedrooms: each.facts.bedrooms,
    yearBuilt: each.facts.yearBuilt,
    latitude: points(each.facts.latitude),
    features: each.facts.features?.toSorted() ?? [],
    photos: withOthers(each),
    plans: ofKind(each, ['floorPlan']),
    ...linksOf(each),
    ...contactOf(each),
  }),
}
const known = (code: string | undefined) => (code === 'GG' || code === 'SS' ? undefined : countryCode3(code))
const linksOf = ({ documents = [], tours = [] }: FeedListing) => ({
  documents: documents.map(({ url }) => url),
  tours: tours.map(({ url }) => url),
})
/** A home without a contact names its agent. */
const contactOf = ({ contact }: FeedListing): ReadBack => ({
  contact: contact?.name ?? agent.name,
  phone: contact?.phone,
})
const textsOf = ({ reference, title, description }: FeedListing) => ({ reference, title, description })
const partsOf = ({ address }: FeedListing, names: (keyof FeedListing['address'])[]): ReadBack =>
  Object.fromEntries(names.map((name) => [name, address[name]]))
