import { childAt, childrenAt, textAt, type XmlElement, xmlParts } from '../source/xml.ts'
import { because } from './because.ts'
import type { FeedTexts } from './feed-format.ts'
import { languageCode } from './language-code.ts'
import { draftItem, type FoundItem } from './listing-draft.ts'
import { linkAt, pictureAt } from './listing-links.ts'
import { kindWithoutAmount } from './price-kind.ts'
import { kindIn, typeOfKind, whyNoHome } from './type-words.ts'
import { A_SHARE, areasIn, bedroomsIn, dayIn, isYes, numberIn, pointIn, priceIn, whyNoSale } from './values.ts'
import { xmlProblem } from './xml-items.ts'

export async function* readKyero(text: AsyncIterable<string>): AsyncGenerator<FoundItem> {
  let number = 0
  let version = ''
  for await (const part of xmlParts(text, { containers: [], records: ['property'], references: ['id', 'ref'] })) {
    if (part.kind === 'forbidden' || part.kind === 'broken')
      yield xmlProblem(part, part.kind === 'broken' ? ++number : number)
    else if (part.element.name === 'kyero') version = textAt(part.element, 'feed_version')
    else if (part.element.name === 'property') yield itemOf(part.element, ++number)
  }
  if (version !== '' && !version.startsWith('3'))
    yield { kind: 'problem', place: { element: '<feed_version>' }, ...because('kyeroVersion', { version }) }
  yield { kind: 'end', complete: true }
}

function itemOf(home: XmlElement, number: number): FoundItem {
  const place = { element: '<property>', number, line: home.line }
  const reference = textAt(home, 'id') || textAt(home, 'ref')
  const frequency = textAt(home, 'price_freq')
  if (/^(?:day|week|month|year)$/i.test(frequency)) return { kind: 'leftOut', place, reference, reason: 'a letting' }
  if (!/^(?:sale)?$/i.test(frequency)) return { kind: 'problem', place, reference, ...because('kyeroFrequency') }
  const kind = kindIn(inEnglish(childAt(home, 'type')))
  const isShare = isYes(textAt(home, 'part_ownership'))
  const reason = (isShare ? A_SHARE : whyNoSale(textAt(home, 'price'))) ?? whyNoHome(kind)
  if (reason) return { kind: 'leftOut', place, reference, reason }
  const surface = childAt(home, 'surface_area')
  const features = childrenAt(childAt(home, 'features'), 'feature').map(({ text }) => text)
  const { price } = priceIn(textAt(home, 'price'))
  const draft = {
    reference,
    place,
    ...textsOf(home),
    price,
    currency: textAt(home, 'currency').toUpperCase() || 'EUR',
    market: 'available' as const,
    location: ['location_detail', 'town', 'province', 'country'].map((name) => textAt(home, name)),
    address: { town: textAt(home, 'town'), region: textAt(home, 'province'), country: textAt(home, 'country') },
    date: dayIn(textAt(home, 'date')),
    facts: {
      priceKind: price === undefined ? kindWithoutAmount(textAt(home, 'price')) : undefined,
      type: typeOfKind(kind),
      bedrooms: bedroomsIn(textAt(home, 'beds')),
      bathrooms: numberIn(textAt(home, 'baths')),
      ...areasIn({
        area: { amount: numberIn(textAt(surface, 'built')), unit: 'm2' },
        plot: { amount: numberIn(textAt(surface, 'plot')), unit: 'm2' },
      }),
      tenure: isYes(textAt(home, 'leasehold')) ? 'leasehold' : undefined,
      energyRating: ratingIn(textAt(home, 'energy_rating', 'consumption')),
      emissionsRating: ratingIn(textAt(home, 'energy_rating', 'emissions')),
      newBuild: isYes(textAt(home, 'new_build')) ? true : undefined,
      features: isYes(textAt(home, 'pool')) ? [...features, 'Swimming pool'] : features,
      ...pointIn(textAt(home, 'location', 'latitude'), textAt(home, 'location', 'longitude')),
    },
    pictures: picturesOf(childrenAt(childAt(home, 'images'), 'image')),
    tours: ['virtual_tour_url', 'video_url'].map((name) => linkAt(textAt(home, name))),
  }
  return draftItem(draft)
}

const ratingIn = (text: string): string | undefined => /^[A-G]$/i.exec(text)?.[0].toUpperCase()

function picturesOf(images: XmlElement[]) {
  const tags = (image: XmlElement) => childrenAt(childAt(image, 'tags'), 'tag').map(({ text }) => text.trim())
  const isTagged = (image: XmlElement, name: RegExp) => tags(image).some((tag) => name.test(tag))
  const kindOf = (image: XmlElement) => {
    if (isYes(textAt(image, 'floorplan')) || isTagged(image, /^floor[ _-]?plan/i)) return 'floorPlan'
    return isTagged(image, /^(?:epc|energy)/i) ? 'energy' : undefined
  }
  return images
    .filter((image) => !isTagged(image, /^(?:logo|agent)/i))
    .toSorted((a, b) => Number(a.attributes.id) - Number(b.attributes.id))
    .map((image) => pictureAt(textAt(image, 'url'), { kind: kindOf(image) }))
}

function textsOf(home: XmlElement) {
  const language = ['desc', 'title'].map((name) => languageCode(preferred(childAt(home, name))?.name)).find(Boolean)
  const translations: FeedTexts = {}
  for (const [name, field] of [
    ['title', 'title'],
    ['desc', 'description'],
  ] as const)
    for (const { name: tag, text } of childAt(home, name)?.children ?? []) {
      const code = languageCode(tag)
      if (code && code !== language) translations[code] = { ...translations[code], [field]: text }
    }
  const ownTitle = childAt(home, 'title')
  const title = language ? textAt(ownTitle, language) : inEnglish(ownTitle)
  return { title, description: inEnglish(childAt(home, 'desc')), language, translations }
}

const preferred = (element: XmlElement | undefined): XmlElement | undefined => {
  const texts = element?.children.filter(({ text }) => text.trim() !== '') ?? []
  return texts.find(({ name }) => name === 'en') ?? texts[0]
}

const inEnglish = (element: XmlElement | undefined): string => (preferred(element) ?? element)?.text.trim() ?? ''
