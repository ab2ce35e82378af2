import { htmlSafe } from '../source/html-text.ts'
import type { FeedListing } from './feed-format.ts'
import type { FeedWriter, WriteOptions } from './feed-options.ts'
import type { ResoFields } from './reso-fields.ts'
import { writtenFigures } from './reso-figures.ts'
import { openHouseFields } from './reso-open-houses.ts'
import { areaText, degrees, fitted, priceAmounts, shortened, stableId } from './written.ts'
import { writtenAddress } from './written-address.ts'
import { pictureEnding, type WrittenPicture, writtenPictures } from './written-pictures.ts'

const SUB_TYPES = {
  house: 'Single Family Residence',
  apartment: 'Apartment',
  townhouse: 'Townhouse',
  land: undefined,
  other: undefined,
}
const STATUSES = { available: 'Active', underOffer: 'Pending', soldElsewhere: 'Closed', paused: 'Hold' }
const OWNERSHIPS = { freehold: 'Fee Simple', leasehold: 'Leasehold', other: 'Other' }
const UNITS = { ft2: 'Square Feet', m2: 'Square Meters' }
const FEATURE_FIELDS = new Map([
  ['Balcony', 'ExteriorFeatures'],
  ['Courtyard', 'ExteriorFeatures'],
  ['Garden', 'ExteriorFeatures'],
  ['Swimming pool', 'PoolFeatures'],
  ['Carport', 'ParkingFeatures'],
  ['Garage', 'ParkingFeatures'],
])
const UNKNOWN_COUNTRIES = ['BQ', 'CW', 'SS', 'SX', 'XK']

export const writeReso: FeedWriter = async function* (homes, options) {
  yield '{"value":['
  let between = '\n'
  for await (const home of homes) {
    yield `${between}${JSON.stringify(fieldsOf(home, options))}`
    between = ',\n'
  }
  yield '\n]}\n'
}

const text = (value: string | undefined, most: number): string | undefined =>
  htmlSafe(fitted(value ?? '', most, htmlSafe)) || undefined

function fieldsOf(home: FeedListing, options: WriteOptions): ResoFields {
  const { agent, currency, at } = options
  const { facts } = home
  const media = mediaOf(home, options)
  const price = priceAmounts(home.price, currency)
  const contactEmail = home.contact?.email ?? agent.email
  return {
    ListingKey: home.reference,
    ListingId: home.reference,
    ModificationTimestamp: home.modified ?? at.toISOString(),
    StandardStatus: STATUSES[home.market],
    PropertyType: facts.type === 'land' ? 'Land' : 'Residential',
    PropertySubType: facts.type && SUB_TYPES[facts.type],
    ListPrice: price?.highest,
    ListPriceLow: price && price.lowest < price.highest ? price.lowest : undefined,
    ...addressFields(home),
    PublicRemarks: text(home.description, 4000),
    ListingContractDate: home.date,
    ...factFields(facts),
    ListAgentKey: stableId(10, agent.email),
    ListAgentFullName: text(home.contact?.name ?? agent.name, 150),
    ListAgentDirectPhone: fittingPhone(home.contact?.phone),
    ListAgentEmail: contactEmail.length <= 80 ? contactEmail : undefined,
    PhotosCount: media.filter(({ MediaCategory }) => MediaCategory === 'Photo').length,
    Media: media,
    OpenHouse: openHouseFields(home.openTimes, home.reference, home.modified ?? at.toISOString()),
  }
}

const MAX_PHONE = 16
const fittingPhone = (phone: string | undefined): string | undefined =>
  phone !== undefined && phone.length <= MAX_PHONE ? phone : undefined

function addressFields(home: FeedListing): ResoFields {
  const { unit, building, houseNumber, street, locality, town, region, postcode, country } = writtenAddress(home)
  const isCode = /^[A-Z]{2}$/.test(region ?? '')
  return {
    InternetEntireListingDisplayYN: true,
    InternetAddressDisplayYN: home.addressShown === 'whole',
    UnparsedAddress: text(home.location, 255),
    UnitNumber: text(unit, 25),
    BuildingName: text(building, 50),
    StreetNumber: text(houseNumber, 25),
    StreetName: text(street, 50),
    SubdivisionName: text(locality, 50),
    City: text(town, 50),
    StateOrProvince: isCode ? region : undefined,
    CountyOrParish: isCode ? undefined : text(region, 50),
    PostalCode: postcode && shortened(postcode, 10),
    Country: country === undefined || UNKNOWN_COUNTRIES.includes(country) ? undefined : country,
  }
}

function factFields(facts: FeedListing['facts']): ResoFields {
  const { areaUnit = 'ft2', bathrooms } = facts
  return {
    BedroomsTotal: facts.bedrooms,
    ...(bathrooms !== undefined && {
      BathroomsFull: Math.floor(bathrooms),
      BathroomsHalf: bathrooms % 1 === 0 ? 0 : 1,
      BathroomsTotalInteger: Math.ceil(bathrooms),
    }),
    ...areaFields('LivingArea', 'LivingAreaUnits', facts.area, areaUnit),
    ...areaFields('LotSizeArea', 'LotSizeUnits', facts.plot, areaUnit),
    SpecialListingConditions: facts.priceKind === 'auction' ? ['Auction'] : undefined,
    YearBuilt: facts.yearBuilt,
    Ownership: facts.tenure && OWNERSHIPS[facts.tenure],
    ...writtenFigures(facts),
    ...featureFields(facts.features ?? []),
    Latitude: degrees(facts.latitude),
    Longitude: degrees(facts.longitude),
  }
}

function featureFields(features: string[]): ResoFields {
  const fields: Record<string, string[]> = {}
  for (const feature of features) {
    const name = FEATURE_FIELDS.get(feature) ?? 'InteriorFeatures'
    fields[name] = [...(fields[name] ?? []), htmlSafe(feature)]
  }
  return fields
}

const areaFields = (name: string, unitName: string, area: number | undefined, unit: 'ft2' | 'm2'): ResoFields =>
  area ? { [name]: Number(areaText(area, unit, unit)?.toFixed(2)), [unitName]: UNITS[unit] } : {}

function mediaOf(home: FeedListing, options: WriteOptions) {
  const { photo, floorPlan } = writtenPictures(home, options, ['floorPlan'])
  const medium =
    (category: 'Photo' | 'Floor Plan' | 'Document' | 'Unbranded Virtual Tour', before: number) =>
    ({ path, caption }: WrittenPicture, index: number) => ({
      MediaKey: `${home.reference}-${before + index}`,
      ResourceRecordKey: home.reference,
      ResourceName: 'Property',
      MediaURL: path,
      MediaCategory: category,
      MediaType: MEDIA_TYPES[pictureEnding(path) ?? ''],
      Order: before + index,
      PreferredPhotoYN: before + index === 0,
      ShortDescription: text(caption, 50),
      LongDescription: caption.length > 50 ? text(caption, 1024) : undefined,
    })
  const linked = (links: FeedListing['tours'] = []) =>
    links.map(({ url, title }) => ({ kind: 'photo' as const, path: url, caption: title }))
  const [documents, tours] = [linked(home.documents), linked(home.tours)]
  const pictures = photo.length + floorPlan.length
  return [
    ...photo.map(medium('Photo', 0)),
    ...floorPlan.map(medium('Floor Plan', photo.length)),
    ...documents.map(medium('Document', pictures)),
    ...tours.map(medium('Unbranded Virtual Tour', pictures + documents.length)),
  ]
}

const MEDIA_TYPES: Record<string, string> = { jpg: 'jpeg', png: 'png', gif: 'gif' }
