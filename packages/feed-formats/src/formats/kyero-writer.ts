import { htmlSafe } from '../source/html-text.ts'
import { countryName } from './country-code.ts'
import type { FeedListing } from './feed-format.ts'
import type { FeedWriter, WriteOptions } from './feed-options.ts'
import { areaText, degrees, fitted, priceAmount, requiredTag, shortened, tag } from './written.ts'
import { nearLine, writtenAddress } from './written-address.ts'
import { pictureEnding, type WrittenPicture, writtenPictures } from './written-pictures.ts'
import { writtenTours } from './written-tours.ts'

/** Limits of lengths (in characters) and counts, by the schema and its documentation. */
const MAX_ID = 50
const MAX_REFERENCE = 255
const MAX_LOCATION_DETAIL = 50
const MAX_FEATURE = 35
const MAX_IMAGES = 50

const TYPES = { house: 'Villa', apartment: 'Apartment', townhouse: 'Town house', land: 'Land', other: 'Other' }

export const writeKyero: FeedWriter = async function* (homes, options) {
  const { agent } = options
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<root>\n<kyero><feed_version>3</feed_version></kyero>\n`
  yield `${tag('agent', { raw: tag('name', agent.name) + tag('email', agent.email) })}\n`
  for await (const home of homes) yield `${propertyOf(home, options)}\n`
  yield '</root>\n'
}

function propertyOf(home: FeedListing, options: WriteOptions): string {
  const { currency, at } = options
  const { facts } = home
  const { latitude, longitude, features = [] } = facts
  const address = writtenAddress(home)
  const place = countryName(address.country)
  const { video, others } = writtenTours(home.tours)
  return tag('property', {
    raw: [
      tag('id', home.reference.slice(0, MAX_ID)),
      tag('date', timeOf(home, at)),
      tag('ref', home.reference.slice(0, MAX_REFERENCE)),
      tag('price', Math.round(priceAmount(home.price, currency) ?? 0)),
      tag('currency', home.currency ?? currency),
      tag('price_freq', 'sale'),
      tag('leasehold', facts.tenure === 'leasehold' ? 1 : 0),
      facts.newBuild ? tag('new_build', 1) : '',
      tag('type', TYPES[facts.type ?? 'other']),
      tag('town', address.town),
      tag('province', address.region ?? address.town),
      tag('country', place && shortened(place, MAX_LOCATION_DETAIL)),
      latitude === undefined
        ? ''
        : tag('location', { raw: tag('latitude', decimal(latitude)) + tag('longitude', decimal(longitude)) }),
      tag('location_detail', shortened(nearLine(address, options), MAX_LOCATION_DETAIL)),
      tag('beds', facts.bedrooms),
      tag('baths', wholeBaths(facts.bathrooms)),
      tag('pool', features.includes('Swimming pool') ? 1 : 0),
      tag('surface_area', {
        raw: metres('built', facts.area, facts.areaUnit) + metres('plot', facts.plot, facts.areaUnit),
      }),
      tag('energy_rating', {
        raw: tag('consumption', ratingOf(facts.energyRating)) + tag('emissions', facts.emissionsRating),
      }),
      tag('video_url', video),
      tag('virtual_tour_url', others[0]),
      tag('desc', { raw: descriptionsOf(home) }),
      tag('features', {
        raw: features.map((each) => tag('feature', htmlSafe(fitted(each, MAX_FEATURE, htmlSafe)))).join(''),
      }),
      imagesOf(home, options),
    ].join(''),
  })
}

const LANGUAGES = ['ca', 'da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nl', 'no', 'pt', 'ru', 'sv']

/** Writes the home's own text first. If Kyero lacks its language, it is written as English, unless there are others. */
function descriptionsOf({ description, language = '', translations = {} }: FeedListing): string {
  const texts = new Map(LANGUAGES.map((code) => [code, translations[code]?.description ?? '']))
  const isKnown = LANGUAGES.includes(language)
  if (isKnown) texts.set(language, description)
  else if ([...texts.values()].every((text) => text === '')) texts.set('en', description)
  const codes = new Set([isKnown ? language : 'en', ...LANGUAGES])
  const written = [...codes].map((code) => tag(code, htmlSafe(texts.get(code) ?? ''))).join('')
  return written || requiredTag('en', '')
}

const timeOf = ({ modified, date }: FeedListing, at: Date): string =>
  modified ? modified.slice(0, 19).replace('T', ' ') : `${date ?? at.toISOString().slice(0, 10)} 00:00:00`

/** Formats a coordinate without an exponent, which numbers near 0 would have and the schema rejects. */
const decimal = (value: number | undefined): string => (degrees(value) ?? 0).toFixed(8).replace(/\.?0{1,8}$/, '')

/** Returns the number of bathrooms, rounded down, but at least 1 if there are any, as 0 means unknown in Kyero. */
const wholeBaths = (bathrooms: number | undefined): number | undefined =>
  bathrooms === undefined ? undefined : bathrooms > 0 ? Math.max(1, Math.floor(bathrooms)) : 0

function metres(name: string, area: number | undefined, unit: FeedListing['facts']['areaUnit']): string {
  const whole = Math.round(areaText(area, unit, 'm2') ?? 0)
  return whole > 0 ? tag(name, whole) : ''
}

/**
 * Returns the image elements. Omits pictures on other sites whose address lacks one of the file extensions that the
 * schema requires.
 */
function imagesOf(home: FeedListing, options: WriteOptions): string {
  const { photo, floorPlan } = writtenPictures(home, options, ['floorPlan'])
  const image = ({ kind, path }: WrittenPicture, index: number) => {
    const tags = kind === 'floorPlan' ? tag('tags', { raw: tag('tag', 'floorplan') }) : ''
    return tag('image', { raw: tag('url', path) + tags }, { id: index + 1 })
  }
  const images = [...photo, ...floorPlan]
    .filter(({ path }) => /^https?:\/\/.*\.(?:jpe?g|png|gif)$/i.test(path) || !/^https?:/i.test(path))
    .filter(({ path }) => pictureEnding(path) !== undefined)
    .slice(0, MAX_IMAGES)
    .map(image)
  return tag('images', { raw: images.join('') }) || '<images/>'
}

const ratingOf = (rating: FeedListing['facts']['energyRating']) => {
  if (rating === 'A+') return 'A'
  return rating === 'H' ? undefined : rating
}
