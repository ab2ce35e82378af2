import { jsonParts } from '../source/json.ts'
import { because } from './because.ts'
import type { FeedListing, PriceKind } from './feed-format.ts'
import type { ReadOptions } from './feed-options.ts'
import { contactOf, draftItem, type FoundItem } from './listing-draft.ts'
import { kindWithoutAmount } from './price-kind.ts'
import { resoAddress } from './reso-address.ts'
import { listOf, type ResoFields, textOf } from './reso-fields.ts'
import { resoFigures } from './reso-figures.ts'
import { openHousesOf } from './reso-open-houses.ts'
import { resoLinks, resoPictures } from './reso-pictures.ts'
import { kindIn, type OfferedKind, typeOfKind, whyNoHome } from './type-words.ts'
import { A_SHARE, areasIn, bedroomsIn, dayIn, isNo, numberIn, pointIn, priceIn, unitIn, whyNoSale } from './values.ts'

export async function* readReso(text: AsyncIterable<string>, options: ReadOptions = {}): AsyncGenerator<FoundItem> {
  let number = 0
  for await (const part of jsonParts(text)) {
    if (part.kind === 'nextPage') {
      yield { kind: 'problem', place: {}, ...because('firstPage') }
      continue
    }
    const place = { number: ++number }
    if (typeof part.value === 'object' && part.value !== null && !Array.isArray(part.value))
      yield itemOf(part.value as ResoFields, place, options) // an object whose fields are not validated yet
    else yield { kind: 'problem', place, ...because('noObject') }
  }
  yield { kind: 'end', complete: true }
}

const LISTING_DISPLAY = /^internet_?entire_?listing_?display_?(?:yn)?$/i

const GONE = /^(?:canceled|cancelled|withdrawn|expired|delete|incomplete)$/

function itemOf(home: ResoFields, place: { number: number }, options: ReadOptions): FoundItem {
  const text = (...names: string[]) => names.map((name) => textOf(home[name])).find(Boolean) ?? ''
  const reference = text('ListingKey', 'ListingId')
  const status = text('StandardStatus', 'MlsStatus').toLowerCase().replaceAll(' ', '')
  if (GONE.test(status)) return { kind: 'removed', place, reference }
  if (isNo(home.MlgCanView)) return { kind: 'removed', place, reference }
  const kind = kindOf(home)
  const reason = whyLeftOut(home, kind)
  if (reason) return { kind: 'leftOut', place, reference, reason }
  const { price: highest, currency } = priceIn(text('ListPrice'), options)
  const price = withLowest(highest, text('ListPriceLow'))
  const draft = {
    reference,
    place,
    description: text('PublicRemarks'),
    price,
    currency,
    market: marketOf(status),
    ...resoAddress(home),
    date: dayIn(text('OnMarketDate', 'ListingContractDate'), 'mdy'),
    facts: {
      ...resoFigures(home),
      priceKind: priceKindOf(home, price),
      type: typeOfKind(kind),
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
    contact: contactOf({
      name: [text('ListAgentFullName'), `${text('ListAgentFirstName')} ${text('ListAgentLastName')}`],
      phone: ['Preferred', 'Direct', 'Mobile', 'Office'].map((which) => text(`ListAgent${which}Phone`)),
      email: [text('ListAgentEmail')],
      country: 'US', // its numbers are those of Canada, too
    }),
    pictures: resoPictures(home),
    ...resoLinks(home),
    openTimes: openHousesOf(home),
  }
  return draftItem(draft)
}

const kindKey = (value: unknown): string =>
  textOf(value)
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

const COMMERCIAL = /^(?:business|hotelmotel|industrial|mixeduse|office|retail|warehouse|mobilehomepark)$/
const PARKING = /^(?:boatslip|deededparking)$/
const SHARES = /^(?:timeshare|coownership)$/
const OTHER_KINDS: Record<string, OfferedKind> = { multifamily: 'other', agriculture: 'land', farm: 'land' }

function kindOf(home: ResoFields): OfferedKind | undefined {
  const [type, subType] = [kindKey(home.PropertyType), kindKey(home.PropertySubType)]
  if (/commercial|business/.test(type) || COMMERCIAL.test(subType)) return 'commercial'
  if (PARKING.test(subType)) return 'parking'
  if (type === 'land') return 'land'
  const hasBedrooms = (bedroomsIn(textOf(home.BedroomsTotal)) ?? 0) > 0
  if (hasBedrooms && /^(?:farm|agriculture|ranch)$/.test(subType || type)) return 'house'
  return OTHER_KINDS[subType || type] ?? kindIn(textOf(home.PropertySubType))
}

function whyLeftOut(home: ResoFields, kind: OfferedKind | undefined): string | undefined {
  if (Object.entries(home).some(([name, value]) => LISTING_DISPLAY.test(name) && isNo(value)))
    return 'not to be shown on websites'
  if (/lease|rent/.test(kindKey(home.PropertyType)) || /lease|rent/i.test(textOf(home.TransactionType)))
    return 'a letting'
  if (SHARES.test(kindKey(home.PropertySubType)) || /fraction|time ?share/i.test(textOf(home.Ownership))) return A_SHARE
  return whyNoSale(textOf(home.ListPrice)) ?? whyNoHome(kind)
}

function marketOf(status: string): FeedListing['market'] {
  if (status === 'closed') return 'soldElsewhere'
  if (status === 'hold' || status === 'comingsoon') return 'paused'
  return status === 'pending' || status === 'activeundercontract' ? 'underOffer' : 'available'
}

function priceKindOf(home: ResoFields, price: string | undefined): PriceKind | undefined {
  if (listOf(home.SpecialListingConditions).some((condition) => /^auction$/i.test(condition.trim()))) return 'auction'
  return price === undefined ? kindWithoutAmount(textOf(home.ListPrice)) : undefined
}

function bathroomsOf(home: ResoFields): number | undefined {
  const count = (name: string) => numberIn(textOf(home[name])) ?? 0
  const whole = count('BathroomsFull') + count('BathroomsThreeQuarter')
  const half = count('BathroomsHalf') + count('BathroomsOneQuarter')
  return whole + half > 0 || home.BathroomsFull === 0 ? whole + half / 2 : numberIn(textOf(home.BathroomsTotalInteger))
}

function areasOf(home: ResoFields) {
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

/** Returns a range as text if a home has the lowest amount of one, too (`ListPriceLow`). */
function withLowest(highest: string | undefined, low: string): string | undefined {
  const lowest = priceIn(low).price
  return highest !== undefined && Number(lowest) < Number(highest) ? `${lowest} - ${highest}` : highest
}
