import fc from 'fast-check'
import type { FeedAddress, FeedListing } from '../../src/formats/feed-format.ts'
import { AREA_UNITS, comparableFeature, ENERGY_RATINGS, FEATURES, PROPERTY_TYPES, TENURES } from './fact-values.ts'
import { homeFigures } from './home-figures.ts'

const MAX_ADDRESS_PART_LENGTH = 200

const words = fc.oneof(
  fc.constantFrom(
    'House',
    'weir;',
    'größe',
    '<3',
    '<b>',
    '&amp;',
    '&',
    '"old"',
    'it’s',
    '^',
    '~',
    '|',
    '🏡',
    ']]>',
    'a,b',
    '#END#',
  ),
  fc.stringMatching(/^[A-Za-z]{1,14}$/),
)
const line = (most: number) =>
  fc
    .array(words, { minLength: 1, maxLength: most })
    .map((list) => list.join(' '))
    .filter((text) => /[a-z]{2}/i.test(text))
const name = fc
  .array(fc.stringMatching(/^[A-Z][a-z]{2,18}$/), { minLength: 1, maxLength: 14 })
  .map((list) => list.join(' ').slice(0, MAX_ADDRESS_PART_LENGTH).trim())

const address: fc.Arbitrary<FeedAddress> = fc.record(
  {
    unit: fc.oneof(fc.constantFrom('Flat 3', '3º B', 'Apt & Attic <2>'), name),
    building: name,
    houseNumber: fc.constantFrom('12', '4a', '2-4', '1/2'),
    street: fc.oneof(fc.constantFrom('Mill Lane', 'Calle del Río', 'Mühlgasse'), name),
    locality: name,
    town: fc.oneof(fc.constantFrom('Bath', 'Neudorf', 'Altea', 'St. Leonards & Hove'), name),
    region: fc.oneof(fc.constantFrom('NSW', 'TX', 'Alicante', 'Sachsen'), name),
    postcode: fc.constantFrom('BA1 1AA', 'SW1A2AA', '01234', '2173', '75001-1234', 'ZZ1 1ZZ', '03590'),
    country: fc.constantFrom('GB', 'DE', 'ES', 'AU', 'US', 'FR', 'CA', 'RO', 'GG', 'SS', 'AE', 'NZ', 'JP'),
  },
  { requiredKeys: [] },
)
const location = fc.oneof(
  fc.constantFrom(
    'Altea, Alicante, Spain',
    '5 Low Road, WATTLE GROVE, NSW 2173',
    'Mühlgasse 4, 01234 Neudorf, DEU',
    'Texas',
  ),
  fc.array(name, { minLength: 1, maxLength: 4 }).map((list) => list.join(', ').slice(0, 200)),
)

const openTimes = fc.constantFrom<FeedListing['openTimes'][]>(undefined, [
  { startsAt: '2026-12-12T10:00:00.000Z', endsAt: '2026-12-12T10:45:00.000Z' },
])
const area = fc.oneof(
  fc.integer({ min: 1, max: 900_000 }).map((tenths) => tenths / 10),
  fc.constantFrom(0.2, 10_000_000, 88.123456),
)
const facts: fc.Arbitrary<FeedListing['facts']> = fc
  .record(
    {
      type: fc.constantFrom(...PROPERTY_TYPES),
      bedrooms: fc.integer({ min: 0, max: 50 }),
      bathrooms: fc.integer({ min: 0, max: 100 }).map((halves) => halves / 2),
      sizes: fc.record({ area, plot: area, areaUnit: fc.constantFrom(...AREA_UNITS) }, { requiredKeys: ['areaUnit'] }),
      yearBuilt: fc.integer({ min: 1000, max: 2031 }),
      tenure: fc.constantFrom(...TENURES),
      energyRating: fc.constantFrom(...ENERGY_RATINGS),
      features: fc.uniqueArray(
        fc.oneof(
          fc.constantFrom(...FEATURES),
          line(4).map((text) =>
            text
              .slice(0, 40)
              .replace(/\p{Surrogate}$/u, '')
              .trim(),
          ),
        ),
        { minLength: 1, maxLength: 12, selector: comparableFeature },
      ),
      point: fc.record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
    },
    { requiredKeys: [] },
  )
  .chain(({ sizes, point, ...others }) => homeFigures.map((figures) => ({ ...figures, ...others, ...sizes, ...point })))

const ORIGIN = 'https://homes.example'
const picture = fc.record({
  url: fc.oneof(
    fc.uuid({ version: 7 }).map((id) => `${ORIGIN}/media/${id}.webp`),
    fc.constantFrom(
      `${ORIGIN}/demo/home-01.webp`,
      'https://pictures.example/a&b/1.JPG',
      'https://pictures.example/2.webp?w=1',
    ),
  ),
  caption: fc.oneof(fc.constantFrom('', 'Floor plan', 'Floor plan of the first floor', 'Open floor plan'), line(30)),
  kind: fc.constantFrom(
    undefined,
    undefined,
    'photo' as const,
    'floorPlan' as const,
    'map' as const,
    'energy' as const,
  ),
})

const link = (path: string) =>
  fc.record({
    url: fc.constantFrom(
      `${ORIGIN}/documents/0197aaaa-bbbb-7ccc-8ddd-eeeeffff0000.pdf`,
      `https://files.example/${path}?home=7&page=1`,
      `https://files.example/${path}/${'a^b~c/'.repeat(60)}`,
    ),
    title: fc.oneof(
      fc.constant(''),
      line(14).map((text) => text.slice(0, 100).trim()),
    ),
  })
const links = (path: string, most: number): fc.Arbitrary<FeedListing['tours']> =>
  fc.option(fc.array(link(path), { minLength: 1, maxLength: most }), { nil: undefined })

const contact = fc.record(
  {
    name: fc.oneof(
      fc.constantFrom('Jo', 'Núria Größe & <Söhne>'),
      line(9).map((text) => text.slice(0, 80).trim()),
    ),
    phone: fc.constantFrom('+442079460123', '+34600123456', '+4930901820', '+999123456789012'),
    email: fc.constantFrom('jo@agents.example', `${'long.'.repeat(12)}name@${'agents.'.repeat(20)}example`),
    image: fc.constantFrom(`${ORIGIN}/media/0197aaaa-bbbb-7ccc-8ddd-eeeeffff0000.webp`, 'https://files.example/jo&co'),
  },
  { requiredKeys: ['name'] },
)

export const writtenHome = (currency: string): fc.Arbitrary<FeedListing> =>
  fc
    .record({
      reference: fc.oneof(fc.uuid(), fc.stringMatching(/^[A-Z\d]{1,12}$/), fc.constantFrom('9054_HQB01', 'A/1_0')),
      title: line(9).map((text) => text.slice(0, 120).trim()),
      description: fc.array(line(60), { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n').slice(0, 5000)),
      price: fc.option(
        fc.integer({ min: 1_000_000, max: 9_999_999_999 }).map((cents) => String(cents / 100)),
        { nil: undefined },
      ),
      market: fc.constantFrom('available' as const, 'underOffer' as const),
      address: fc.oneof({ weight: 4, arbitrary: address }, { weight: 1, arbitrary: fc.constant({}) }),
      location,
      addressShown: fc.constantFrom('whole' as const, 'street' as const, 'town' as const),
      date: fc.option(
        fc
          .date({ min: new Date('2020-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
          .map((at) => at.toISOString().slice(0, 10)),
        { nil: undefined },
      ),
      modified: fc.option(
        fc
          .date({ min: new Date('2020-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
          .map((at) => at.toISOString()),
        { nil: undefined },
      ),
      facts,
      openTimes,
      contact: fc.option(contact, { nil: undefined }),
      tours: links('tour', 4),
      documents: links('plans.pdf', 5),
      pictures: fc.array(picture, { minLength: 0, maxLength: 21 }),
      texts: fc.constantFrom<Pick<FeedListing, 'language' | 'translations'>[]>(
        {},
        { language: 'en', translations: { de: { title: 'Haus' }, ar: { description: 'بيت <3' } } },
        { language: 'en', translations: { es: { description: 'Casa & jardín' }, fr: { description: 'Maison' } } },
      ),
    })
    .map(({ texts, ...home }) => ({ ...home, ...texts, place: {}, currency }))

export function sampleHomes(count: number, currency: string, seed: number): FeedListing[] {
  const homes = fc.sample(writtenHome(currency), { numRuns: count, seed })
  return homes.map((home, index) => ({ ...home, reference: `${home.reference}${index}` }))
}
