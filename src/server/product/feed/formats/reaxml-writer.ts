import { htmlSafe } from '../source/html-text.ts'
import type { FeedListing, FeedWriter } from './feed-format.ts'
import { placeParts, priceAmount, tag } from './written.ts'

const CATEGORIES = { house: 'House', apartment: 'Apartment', townhouse: 'Townhouse', land: undefined, other: 'Other' }
const UNITS = { m2: 'squareMeter', ft2: 'squareFeet' }

export const writeReaxml: FeedWriter = async function* (homes, { agent, currency, origin, at }) {
  const time = at.toISOString().slice(0, 19).replace('T', '-')
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<propertyList date="${time}">\n`
  for await (const home of homes) yield `${elementOf(home, { agent, currency, origin, time })}\n`
  yield '</propertyList>\n'
}

type Terms = { agent: { name: string; email: string }; currency: string; origin: string; time: string }

function elementOf(home: FeedListing, { agent, currency, origin, time }: Terms): string {
  const { facts } = home
  const isLand = facts.type === 'land'
  const { town, rest } = placeParts(home.location)
  const area = (amount: number | undefined) =>
    tag('area', amount, amount === undefined ? {} : { unit: UNITS[facts.areaUnit ?? 'ft2'] })
  const images = home.pictures.map(({ url, file }, index) =>
    tag('img', undefined, {
      id: pictureId(index),
      ...(url ? { url: new URL(url, origin).href } : { file }),
    }),
  )
  const content = [
    tag('uniqueID', home.reference),
    tag('underOffer', undefined, { value: home.market === 'underOffer' ? 'yes' : 'no' }),
    tag('listingAgent', { raw: tag('name', agent.name) + tag('email', agent.email) }, { id: 1 }),
    tag('price', priceAmount(home.price, currency), { display: 'yes', currency: home.currency ?? currency }),
    tag('priceView', home.price),
    tag('address', { raw: tag('street', rest) + tag('suburb', town) }, { display: 'yes' }),
    tag('category', undefined, { name: facts.type && CATEGORIES[facts.type] }),
    tag('headline', htmlSafe(home.title)),
    tag('description', htmlSafe(home.description)),
    tag('features', {
      raw: [
        tag('bedrooms', facts.bedrooms),
        tag('bathrooms', facts.bathrooms),
        tag('otherFeatures', facts.features?.map((feature) => htmlSafe(feature.replaceAll(/[,;]/g, ' '))).join(', ')),
      ].join(''),
    }),
    tag('landDetails', { raw: area(facts.plot) }),
    tag('buildingDetails', { raw: area(facts.area) }),
    tag('images', { raw: images.join('') }),
  ]
  return tag(isLand ? 'land' : 'residential', { raw: content.join('') }, { modTime: time, status: 'current' })
}

/** m, a, b, … z, aa, ab, … */
function pictureId(index: number): string {
  if (index === 0) return 'm'
  const letters = 'abcdefghijklnopqrstuvwxyz' // without m
  const at = index - 1
  return `${letters[Math.floor(at / letters.length) - 1] ?? ''}${letters[at % letters.length]}`
}
