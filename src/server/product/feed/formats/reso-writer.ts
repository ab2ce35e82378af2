import { htmlSafe } from '../source/html-text.ts'
import type { FeedFileTerms, FeedListing, FeedWriter } from './feed-format.ts'
import type { ResoFields } from './reso-fields.ts'
import { priceAmount } from './written.ts'

const SUB_TYPES = {
  house: 'Single Family Residence',
  apartment: 'Apartment',
  townhouse: 'Townhouse',
  land: undefined,
  other: 'Other',
}
const STATUSES = { available: 'Active', underOffer: 'Pending', soldElsewhere: 'Closed', paused: 'Hold' }
const OWNERSHIPS = { freehold: 'Fee Simple', leasehold: 'Leasehold', other: 'Other' }
const UNITS = { ft2: 'Square Feet', m2: 'Square Meters' }

export const writeReso: FeedWriter = async function* (homes, terms) {
  yield '{"value":['
  let between = '\n'
  for await (const home of homes) {
    yield `${between}${JSON.stringify(fieldsOf(home, terms))}`
    between = ',\n'
  }
  yield '\n]}\n'
}

function fieldsOf(home: FeedListing, { agent, currency, origin }: FeedFileTerms): ResoFields {
  const { facts } = home
  const unit = UNITS[facts.areaUnit ?? 'ft2']
  return {
    ListingKey: home.reference,
    ListingId: home.reference,
    StandardStatus: STATUSES[home.market],
    PropertyType: facts.type === 'land' ? 'Land' : 'Residential',
    PropertySubType: facts.type && SUB_TYPES[facts.type],
    ListPrice: priceAmount(home.price, currency),
    UnparsedAddress: htmlSafe(home.location),
    PublicRemarks: htmlSafe(home.description),
    ListingContractDate: home.date,
    BedroomsTotal: facts.bedrooms,
    ...(facts.bathrooms !== undefined && {
      BathroomsFull: Math.floor(facts.bathrooms),
      BathroomsHalf: facts.bathrooms % 1 === 0 ? 0 : 1,
      BathroomsTotalInteger: Math.ceil(facts.bathrooms),
    }),
    ...(facts.area !== undefined && { LivingArea: facts.area, LivingAreaUnits: unit }),
    ...(facts.plot !== undefined && { LotSizeArea: facts.plot, LotSizeUnits: unit }),
    YearBuilt: facts.yearBuilt,
    Ownership: facts.tenure && OWNERSHIPS[facts.tenure],
    InteriorFeatures: facts.features?.map(htmlSafe),
    Latitude: facts.latitude,
    Longitude: facts.longitude,
    ListAgentFullName: agent.name,
    ListAgentEmail: agent.email,
    Media: home.pictures.map(({ url, file, caption }, index) => ({
      MediaURL: url ? new URL(url, origin).href : file,
      MediaCategory: 'Photo',
      Order: index,
      ShortDescription: htmlSafe(caption),
    })),
  }
}
