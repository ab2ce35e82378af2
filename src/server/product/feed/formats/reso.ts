import { htmlSafe } from '../source/html-text.ts'
import { jsonParts } from '../source/json.ts'
import type { FeedFileTerms, FeedItem, FeedListing, FeedWriter } from './feed-format.ts'
import { feedListing, pictureAt, typeIn } from './listing-draft.ts'
import { areasIn, bedroomsIn, dayIn, numberIn, pointIn, priceIn, unitIn } from './values.ts'
import { priceAmount } from './written.ts'

type Fields = Record<string, unknown>

/** Reads homes as JSON with the names of RESO's Data Dictionary 2.0: a list, or an answer of its Web API. */
export async function* readReso(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  let number = 0
  for await (const part of jsonParts(text)) {
    if (part.kind === 'nextPage') {
      const message = 'It is the first page of an answer: the homes of the next pages are not in it.'
      yield { kind: 'problem', place: {}, message }
      continue
    }
    const place = { element: `home ${++number}` }
    if (typeof part.value === 'object' && part.value !== null && !Array.isArray(part.value))
      yield itemOf(part.value as Fields, place) // an object, whose names aren't known
    else yield { kind: 'problem', place, message: 'It is no object.' }
  }
  yield { kind: 'end', complete: true }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : textOf(value).split(','))

const GONE = /^(?:canceled|cancelled|withdrawn|expired|delete|incomplete)$/

function itemOf(home: Fields, place: { element: string }): FeedItem {
  const text = (...names: string[]) => names.map((name) => textOf(home[name])).find(Boolean) ?? ''
  const reference = text('ListingKey', 'ListingId')
  const status = text('StandardStatus', 'MlsStatus').toLowerCase().replaceAll(' ', '')
  const kind = text('PropertyType')
  if (GONE.test(status)) return { kind: 'removed', place, reference }
  if (/lease|rent/i.test(kind)) return { kind: 'leftOut', place, reference, reason: 'a letting' }
  if (/commercial|business/i.test(kind)) return { kind: 'leftOut', place, reference, reason: 'commercial' }
  if (home.MlgCanView === false) return { kind: 'removed', place, reference }
  const street = ['StreetNumber', 'StreetDirPrefix', 'StreetName', 'StreetSuffix', 'UnitNumber'].map((name) =>
    text(name),
  )
  const region = [text('StateOrProvince'), text('PostalCode')].filter(Boolean).join(' ')
  const { price, currency } = priceIn(text('ListPrice'))
  const draft = {
    reference,
    place,
    description: text('PublicRemarks'),
    price,
    currency,
    market: marketOf(status),
    location: text('UnparsedAddress')
      ? [text('UnparsedAddress')]
      : [street.filter(Boolean).join(' '), text('City'), region],
    date: dayIn(text('OnMarketDate', 'ListingContractDate'), 'mdy'),
    facts: {
      type: /^land$/i.test(kind) ? 'land' : typeIn(text('PropertySubType').replace(/([a-z])([A-Z])/g, '$1 $2')),
      bedrooms: bedroomsIn(text('BedroomsTotal')),
      bathrooms: bathroomsOf(home),
      ...areasOf(home),
      yearBuilt: numberIn(text('YearBuilt')),
      tenure: tenureOf(text('Ownership')),
      features: [
        'InteriorFeatures',
        'ExteriorFeatures',
        'PoolFeatures',
        'ParkingFeatures',
        'CommunityFeatures',
      ].flatMap((name) => listOf(home[name])),
      ...pointIn(text('Latitude'), text('Longitude')),
    },
    agent: { name: text('ListAgentFullName') || undefined, email: text('ListAgentEmail') || undefined },
    pictures: picturesOf(home.Media),
  }
  return { kind: 'listing', listing: feedListing(draft) }
}

function marketOf(status: string): FeedListing['market'] {
  if (status === 'closed') return 'soldElsewhere'
  if (status === 'hold' || status === 'comingsoon') return 'paused'
  return status === 'pending' || status === 'activeundercontract' ? 'underOffer' : 'available'
}

function bathroomsOf(home: Fields): number | undefined {
  const count = (name: string) => numberIn(textOf(home[name])) ?? 0
  const whole = count('BathroomsFull') + count('BathroomsThreeQuarter')
  const half = count('BathroomsHalf') + count('BathroomsOneQuarter')
  return whole + half > 0 || home.BathroomsFull === 0 ? whole + half / 2 : numberIn(textOf(home.BathroomsTotalInteger))
}

function areasOf(home: Fields) {
  const sizes = { LotSizeArea: textOf(home.LotSizeUnits), LotSizeSquareFeet: 'SquareFeet', LotSizeAcres: 'Acres' }
  const [plot] = Object.entries(sizes).filter(([name]) => (numberIn(textOf(home[name])) ?? 0) > 0)
  return areasIn({
    area: { amount: numberIn(textOf(home.LivingArea)), unit: unitIn(textOf(home.LivingAreaUnits) || 'SquareFeet') },
    plot: { amount: plot && numberIn(textOf(home[plot[0]])), unit: unitIn(plot?.[1] || 'SquareFeet') },
  })
}

function tenureOf(ownership: string): FeedListing['facts']['tenure'] {
  if (/fee ?simple|freehold/i.test(ownership)) return 'freehold'
  if (/lease/i.test(ownership)) return 'leasehold'
  return ownership === '' ? undefined : 'other'
}

/** Photos in their order, the preferred one first and plans last. */
function picturesOf(media: unknown) {
  const all = Array.isArray(media)
    ? media.filter((each): each is Fields => typeof each === 'object' && each !== null)
    : []
  const isPlan = (each: Fields) => /floor ?plan/i.test(textOf(each.MediaCategory))
  const rank = (each: Fields) =>
    each.PreferredPhotoYN === true ? -1 : (numberIn(textOf(each.Order)) ?? 0) + (isPlan(each) ? 1e6 : 0)
  return all
    .filter((each) => /^$|photo|image|floor ?plan/i.test(textOf(each.MediaCategory)))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((each) =>
      pictureAt(textOf(each.MediaURL), textOf(each.ShortDescription) || (isPlan(each) ? 'Floor plan' : '')),
    )
}

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

function fieldsOf(home: FeedListing, { agent, currency, origin }: FeedFileTerms): Fields {
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
