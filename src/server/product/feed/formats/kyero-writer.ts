import { htmlSafe } from '../source/html-text.ts'
import type { FeedListing, FeedWriter } from './feed-format.ts'
import { areaText, placeParts, priceAmount, tag } from './written.ts'

const TYPES = { house: 'Villa', apartment: 'Apartment', townhouse: 'Town house', land: 'Land', other: 'Other' }

export const writeKyero: FeedWriter = async function* (homes, { currency, origin, at }) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<root>\n<kyero><feed_version>3</feed_version></kyero>\n`
  for await (const home of homes) yield `${propertyOf(home, { currency, origin, at })}\n`
  yield '</root>\n'
}

type Terms = { currency: string; origin: string; at: Date }

function propertyOf(home: FeedListing, { currency, origin, at }: Terms): string {
  const { facts } = home
  const { rest, town } = placeParts(home.location)
  const area = tag('built', areaText(facts.area, facts.areaUnit, 'm2'))
  const plot = tag('plot', areaText(facts.plot, facts.areaUnit, 'm2'))
  const pictures = home.pictures.map(({ url, file }, index) =>
    tag('image', { raw: tag('url', url ? new URL(url, origin).href : file) }, { id: index + 1 }),
  )
  return tag('property', {
    raw: [
      tag('id', home.reference),
      tag('date', `${home.date ?? at.toISOString().slice(0, 10)} 00:00:00`),
      tag('ref', home.reference),
      tag('price', priceAmount(home.price, currency) ?? 0),
      tag('currency', home.currency ?? currency),
      tag('price_freq', 'sale'),
      tag('leasehold', facts.tenure === 'leasehold' ? 1 : 0),
      tag('type', facts.type && TYPES[facts.type]),
      tag('town', town),
      tag('location_detail', rest),
      tag('beds', facts.bedrooms),
      tag('baths', facts.bathrooms),
      tag('pool', facts.features?.includes('Swimming pool') ? 1 : 0),
      tag('location', { raw: tag('latitude', facts.latitude) + tag('longitude', facts.longitude) }),
      tag('surface_area', { raw: area + plot }),
      tag('energy_rating', { raw: tag('consumption', facts.energyRating) }),
      tag('desc', { raw: tag('en', htmlSafe(home.description)) }),
      tag('features', { raw: (facts.features ?? []).map((feature) => tag('feature', htmlSafe(feature))).join('') }),
      tag('images', { raw: pictures.join('') }),
    ].join(''),
  })
}
