import { htmlSafe } from '../source/html-text.ts'
import { childAt, childrenAt, textAt, type XmlElement, xmlParts } from '../source/xml.ts'
import type { FeedItem, FeedListing, FeedWriter } from './feed-format.ts'
import { feedListing, pictureAt } from './listing-draft.ts'
import { kindIn, typeOfKind, whyNoHome } from './type-words.ts'
import { A_SHARE, areasIn, bedroomsIn, dayIn, isYes, numberIn, pointIn, priceIn, whyNoSale } from './values.ts'
import { areaText, placeParts, priceAmount, tag } from './written.ts'

/** Reads Kyero's format, version 3: the whole stock, each time. */
export async function* readKyero(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  let number = 0
  let version = ''
  for await (const part of xmlParts(text, [])) {
    if (part.kind === 'forbidden') yield { kind: 'problem', place: { line: part.line }, message: FORBIDDEN_CHARACTER }
    else if (part.element.name === 'kyero') version = textAt(part.element, 'feed_version')
    else if (part.element.name === 'property') yield itemOf(part.element, ++number)
  }
  if (version !== '' && !version.startsWith('3'))
    yield { kind: 'problem', place: { element: '<feed_version>' }, message: `It is version ${version}, not 3.` }
  yield { kind: 'end', complete: true }
}

export const FORBIDDEN_CHARACTER =
  'It has a character that XML forbids, which was left out. Send the file again without it.'

function itemOf(home: XmlElement, number: number): FeedItem {
  const place = { element: `element ${number} <property>`, line: home.line }
  const reference = textAt(home, 'id') || textAt(home, 'ref')
  const frequency = textAt(home, 'price_freq')
  if (/^(?:day|week|month|year)$/i.test(frequency)) return { kind: 'leftOut', place, reference, reason: 'a letting' }
  if (!/^(?:sale)?$/i.test(frequency))
    return { kind: 'problem', place, reference, message: 'Its price_freq is none that Kyero has.' }
  const kind = kindIn(inEnglish(childAt(home, 'type')))
  const isShare = isYes(textAt(home, 'part_ownership'))
  const reason = (isShare ? A_SHARE : whyNoSale(textAt(home, 'price'))) ?? whyNoHome(kind)
  if (reason) return { kind: 'leftOut', place, reference, reason }
  const surface = childAt(home, 'surface_area')
  const features = childrenAt(childAt(home, 'features'), 'feature').map(({ text }) => text)
  const draft = {
    reference,
    place,
    description: inEnglish(childAt(home, 'desc')),
    price: priceIn(textAt(home, 'price')).price,
    currency: textAt(home, 'currency').toUpperCase() || 'EUR',
    market: 'available' as const,
    location: ['location_detail', 'town', 'province', 'country'].map((name) => textAt(home, name)),
    address: { town: textAt(home, 'town'), region: textAt(home, 'province'), country: textAt(home, 'country') },
    date: dayIn(textAt(home, 'date')),
    facts: {
      type: typeOfKind(kind),
      bedrooms: bedroomsIn(textAt(home, 'beds')),
      bathrooms: numberIn(textAt(home, 'baths')),
      ...areasIn({
        area: { amount: numberIn(textAt(surface, 'built')), unit: 'm2' },
        plot: { amount: numberIn(textAt(surface, 'plot')), unit: 'm2' },
      }),
      tenure: isYes(textAt(home, 'leasehold')) ? 'leasehold' : undefined,
      energyRating: /^[A-G]$/i.exec(textAt(home, 'energy_rating', 'consumption'))?.[0]?.toUpperCase(),
      features: isYes(textAt(home, 'pool')) ? [...features, 'Swimming pool'] : features,
      ...pointIn(textAt(home, 'location', 'latitude'), textAt(home, 'location', 'longitude')),
    },
    agent: { email: textAt(home, 'email') || undefined },
    pictures: picturesOf(childrenAt(childAt(home, 'images'), 'image')),
  }
  return { kind: 'listing', listing: feedListing(draft) }
}

/** Photos by their numbers, plans last; what is tagged as an energy certificate is none. */
function picturesOf(images: XmlElement[]) {
  const tags = (image: XmlElement) => childrenAt(childAt(image, 'tags'), 'tag').map(({ text }) => text.trim())
  const isPlan = (image: XmlElement) =>
    isYes(textAt(image, 'floorplan')) || tags(image).some((tag) => /^floor[ _-]?plan/i.test(tag))
  return images
    .filter((image) => !tags(image).some((tag) => /^(?:epc|energy|logo|agent)/i.test(tag)))
    .toSorted((a, b) => Number(isPlan(a)) - Number(isPlan(b)) || Number(a.attributes.id) - Number(b.attributes.id))
    .map((image) => pictureAt(textAt(image, 'url'), { caption: isPlan(image) ? 'Floor plan' : '' }))
}

/** Texts come in several languages, or as they are. */
function inEnglish(element: XmlElement | undefined): string {
  const texts = element?.children.filter(({ text }) => text.trim() !== '') ?? []
  return (texts.find(({ name }) => name === 'en') ?? texts[0] ?? element)?.text.trim() ?? ''
}

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
