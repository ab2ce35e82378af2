import { htmlSafe } from '../source/html-text.ts'
import { countryName } from './country-code.ts'
import type { FeedLink, FeedListing, PriceKind } from './feed-format.ts'
import type { FeedWriter, WriteOptions } from './feed-options.ts'
import { writtenFigures } from './reaxml-figures.ts'
import { auctionText, inspectionTexts } from './reaxml-times.ts'
import { areaText, priceAmounts, requiredTag, stableId, tag, type WrittenPrice } from './written.ts'
import { writtenAddress } from './written-address.ts'
import { pictureEnding, type WrittenPicture, writtenPictures } from './written-pictures.ts'
import { writtenTours } from './written-tours.ts'

const CATEGORIES = { house: 'House', apartment: 'Apartment', townhouse: 'Townhouse', land: undefined, other: 'Other' }
const STATUSES = { available: 'current', underOffer: 'current', paused: 'offmarket', soldElsewhere: 'sold' }
const PICTURE_IDS = 'mabcdefghijklnopqrstuvwxyz'
const MAX_PLANS = 2
const MAX_DOCUMENTS = 10

export const writeReaxml: FeedWriter = async function* (homes, options) {
  const time = timeText(options.at.toISOString())
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<propertyList date="${time}" username="" password="">\n`
  for await (const home of homes) yield `${elementOf(home, options)}\n`
  yield '</propertyList>\n'
}

const timeText = (moment: string): string => moment.slice(0, 19).replace('T', '-')

function elementOf(home: FeedListing, options: WriteOptions): string {
  const { agent, currency, at } = options
  const { facts } = home
  const isLand = facts.type === 'land'
  const modTime = timeText(home.modified ?? at.toISOString())
  const price = priceAmounts(home.price, currency)
  const { video, others } = writtenTours(home.tours)
  const inspections = inspectionTexts(home.openTimes, placeOf(home))
  const figures = writtenFigures(facts)
  const isAuction = facts.priceKind === 'auction'
  const area = (amount: number | undefined) => {
    const metres = areaText(amount, facts.areaUnit, 'm2')
    return metres === undefined ? '' : tag('area', metres, { unit: 'squareMeter' })
  }
  const content = [
    tag('agentID', stableId(10, agent.email)),
    tag('uniqueID', home.reference),
    isAuction ? tag('authority', undefined, { value: 'auction' }) : '',
    tag('underOffer', undefined, { value: home.market === 'underOffer' ? 'yes' : 'no' }),
    tag(
      'listingAgent',
      {
        raw:
          tag('name', htmlSafe(home.contact?.name ?? (agent.name || agent.email))) +
          (home.contact?.phone === undefined ? '' : tag('telephone', home.contact.phone, { type: 'BH' })) +
          tag('email', home.contact?.email ?? agent.email),
      },
      { id: 1 },
    ),
    price && tag('price', amountOf(price), { display: 'yes' }),
    tag('priceView', viewOf(facts.priceKind, price)),
    addressOf(home),
    isLand ? '' : tag('category', undefined, { name: facts.type && CATEGORIES[facts.type] }),
    tag('headline', htmlSafe(home.title)),
    tag('description', htmlSafe(home.description)),
    tag('features', {
      raw: [
        tag('bedrooms', facts.bedrooms),
        tag('bathrooms', facts.bathrooms),
        figures.features,
        tag('otherFeatures', facts.features?.map((feature) => htmlSafe(feature.replaceAll(/[,;]/g, ' '))).join(', ')),
      ].join(''),
    }),
    tag('landDetails', { raw: area(isLand ? (facts.plot ?? facts.area) : facts.plot) + figures.land }),
    isLand ? '' : tag('buildingDetails', { raw: area(facts.area) }),
    isLand ? '' : tag('inspectionTimes', { raw: inspections.map((text) => tag('inspection', text)).join('') }),
    tag('auction', undefined, { date: auctionText(placeOf(home)) }),
    others.map((href) => tag('externalLink', undefined, { href })).join(''),
    video === undefined ? '' : tag('videoLink', undefined, { href: video }),
    picturesOf(home, options),
  ]
  const status = STATUSES[home.market]
  return tag(isLand ? 'land' : 'residential', { raw: content.join('') }, { modTime, status })
}

function placeOf(home: FeedListing) {
  const { country = '', region = '' } = writtenAddress(home)
  return { home, country, region }
}

const VIEWS: Partial<Record<PriceKind, string>> = {
  from: 'From',
  offersOver: 'Offers over',
  guide: 'Price guide',
  fixed: 'Fixed price',
}

function amountOf({ lowest, highest }: WrittenPrice): number | { raw: string } {
  if (lowest === highest) return Math.round(lowest)
  return { raw: tag('range', { raw: tag('min', Math.round(lowest)) + tag('max', Math.round(highest)) }) }
}

function viewOf(kind: PriceKind | undefined, price: WrittenPrice | undefined): string | undefined {
  if (kind === 'auction') return price === undefined ? 'Auction' : undefined
  if (price === undefined) return 'Price on application'
  const { lowest, highest } = price
  const words = kind && VIEWS[kind]
  if (lowest === highest) return words && `${words} $${Math.round(lowest)}`
  return [words, `$${Math.round(lowest)} - $${Math.round(highest)}`].filter(Boolean).join(' ')
}

/**
 * Returns the address element. A `state` requires a postcode; without one, and in New Zealand, `region` is used.
 * Without a country, Australia is assumed.
 */
function addressOf(home: FeedListing): string {
  const { unit, building, houseNumber, street, locality, town, region, postcode, country } = writtenAddress(home)
  const site = [building, locality].filter(Boolean).join(', ')
  return tag(
    'address',
    {
      raw: [
        tag('site', site),
        tag('subNumber', unit),
        tag('streetNumber', houseNumber),
        requiredTag('street', street),
        requiredTag('suburb', town),
        tag(region && postcode && country !== 'NZ' ? 'state' : 'region', region),
        tag('postcode', postcode),
        tag('country', countryName(country)),
      ].join(''),
    },
    { display: home.addressShown === 'whole' ? 'yes' : 'no' },
  )
}

function picturesOf(home: FeedListing, options: WriteOptions): string {
  const { photo, floorPlan } = writtenPictures(home, options, ['floorPlan'])
  const images = [...photo, ...floorPlan.slice(MAX_PLANS)].filter(isOf(['jpg'])).slice(0, PICTURE_IDS.length)
  const floorplans = floorPlan.slice(0, MAX_PLANS).filter(isOf(['jpg', 'gif']))
  return (
    tag('images', { raw: images.map((image, at) => pictureTag('img', PICTURE_IDS.charAt(at), image)).join('') }) +
    tag('objects', {
      raw:
        floorplans.map((plan, at) => pictureTag('floorplan', String(at + 1), plan)).join('') +
        (home.documents ?? []).slice(0, MAX_DOCUMENTS).map(documentTag).join(''),
    })
  )
}

const documentTag = ({ url, title }: FeedLink, index: number): string =>
  tag('document', undefined, { id: index + 1, url, title: htmlSafe(title) || undefined, format: 'pdf' })

const isOf =
  (endings: string[]) =>
  ({ path }: WrittenPicture): boolean =>
    endings.includes(pictureEnding(path) ?? 'jpg')

const pictureTag = (name: 'img' | 'floorplan', id: string, { path }: WrittenPicture): string =>
  tag(name, undefined, {
    id,
    [/^https?:/i.test(path) ? 'url' : 'file']: path,
    format: name === 'floorplan' && pictureEnding(path) === 'gif' ? 'gif' : 'jpg',
  })
