import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agent, carried, type Format } from '../../test/carried-fields.ts'
import {
  AREA_UNITS,
  comparableFeature,
  ENERGY_RATINGS,
  FEATURES,
  PROPERTY_TYPES,
  TENURES,
} from '../../test/schemas/fact-values.ts'
import { type FeedItem, type FeedListing, feedFormats, type PictureKind } from './feed-format.ts'
import { openFeed } from './open-feed.ts'
import { writeFeed } from './write-feed.ts'

const formats = Object.keys(feedFormats).filter((format): format is Format => format !== 'csv')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-formats-'))
})
afterAll(() => rm(folder, { recursive: true }))

const terms = {
  agent,
  currency: 'GBP',
  origin: 'https://homes.example',
  at: new Date('2026-11-25T12:00:00Z'),
  software: 'Sample',
}

async function reread(format: Format, homes: FeedListing[]): Promise<FeedItem[]> {
  async function* each() {
    yield* homes
  }
  let text = ''
  for await (const piece of writeFeed(format, each(), terms)) text += piece
  const path = join(folder, `${format}.${feedFormats[format].extension}`)
  await writeFile(path, text)
  const feed = await openFeed(path)
  expect(feed.format).toBe(format)
  const items: FeedItem[] = []
  for await (const item of feed.items) items.push(item)
  await feed.close()
  return items
}

const word = fc.oneof(
  fc.constantFrom(
    'House',
    'by',
    'the',
    'weir;',
    'größe',
    '5',
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
    '—',
  ),
  fc.stringMatching(/^[A-Za-z]{1,9}$/),
)
const line = (most: number) =>
  fc
    .array(word, { minLength: 1, maxLength: most })
    .map((words) => words.join(' '))
    .filter((text) => /[a-z]{2}/i.test(text) && !/^[=+\-@']/.test(text))
const plainWord = fc.stringMatching(/^[A-Z][a-z]{2,8}$/)
const feature = fc.oneof(fc.constantFrom(...FEATURES), plainWord)
const areas = fc.integer({ min: 10, max: 90_000 }).map((tenths) => tenths / 10)

const links = (name: string): FeedListing['tours'] => [{ url: `https://files.example/${name}`, title: 'All floors' }]

const contact = {
  name: 'Kim Lee',
  phone: '+442079460123',
  email: 'kim@agents.example',
  image: 'https://files.example/kim.jpg',
}

const home: fc.Arbitrary<FeedListing> = fc
  .record({
    title: line(6).map((text) => text.slice(0, 120).trim()),
    description: fc.array(line(12), { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n')),
    texts: fc.constantFrom<Pick<FeedListing, 'language' | 'translations'>[]>(
      {},
      { language: 'en', translations: { es: { title: 'Casa', description: 'Una casa & un jardín.\nCerca.' } } },
      { language: 'es', translations: { de: { description: 'Größe: <3' }, ar: { title: 'بيت', description: 'بيت' } } },
      { language: 'ar', translations: { fr: { title: 'Maison' } } },
      {
        language: 'ar',
        translations: { es: { description: 'Casa' }, en: { title: 'House', description: 'By the sea' } },
      },
      { language: 'ar', translations: { fr: { description: 'Maison' }, de: { description: 'Haus' } } },
    ),
    price: fc.integer({ min: 1000, max: 99_999_999 }).map(String),
    market: fc.constantFrom('available' as const, 'underOffer' as const),
    places: fc.uniqueArray(plainWord, { minLength: 1, maxLength: 3 }),
    date: fc.date({ min: new Date('2020-01-01'), max: new Date('2026-11-01'), noInvalidDate: true }),
    facts: fc.record(
      {
        type: fc.constantFrom(...PROPERTY_TYPES),
        bedrooms: fc.integer({ min: 0, max: 20 }),
        bathrooms: fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2),
        sizes: fc.record(
          { area: areas, plot: areas, areaUnit: fc.constantFrom(...AREA_UNITS) },
          { requiredKeys: ['area', 'areaUnit'] },
        ),
        yearBuilt: fc.integer({ min: 1500, max: 2026 }),
        tenure: fc.constantFrom(...TENURES),
        energyRating: fc.constantFrom(...ENERGY_RATINGS),
        features: fc.uniqueArray(feature, { minLength: 1, maxLength: 12, selector: comparableFeature }),
        point: fc.record({
          latitude: fc.integer({ min: 1, max: 89_999_999 }).map((micro) => micro / 1e6),
          longitude: fc.integer({ min: -179_999_999, max: 179_999_999 }).map((micro) => micro / 1e6),
        }),
      },
      { requiredKeys: [] },
    ),
    pictures: fc.array(fc.record({ name: plainWord, caption: fc.oneof(fc.constant(''), line(2)) }), {
      minLength: 1,
      maxLength: 9,
    }),
    links: fc.record({
      tours: fc.constantFrom(undefined, links('tour')),
      documents: fc.constantFrom(undefined, links('plans.pdf')),
      contact: fc.constantFrom<FeedListing['contact'][]>(undefined, { name: 'Jo Größe & <Söhne>' }, contact),
      openTimes: fc.constantFrom<FeedListing['openTimes'][]>(undefined, [
        { startsAt: '2026-12-12T10:00:00.000Z', endsAt: '2026-12-12T10:45:00.000Z' },
        { startsAt: '2026-12-13T23:30:00.000Z', endsAt: '2026-12-14T00:30:00.000Z' },
      ]),
    }),
    drawings: fc.subarray([undefined, undefined, 'floorPlan', 'map', 'energy'] as (PictureKind | undefined)[]),
  })
  .map(({ places, date, facts: { sizes, point, ...facts }, pictures, drawings, links, texts, ...rest }) => ({
    ...rest,
    ...links,
    ...texts,
    reference: '',
    place: {},
    currency: 'GBP',
    location: places.join(', '),
    addressShown: 'whole' as const,
    address: {},
    date: date.toISOString().slice(0, 10),
    facts: { ...facts, ...sizes, ...point },
    pictures: pictures.map(({ name, caption }, index) => ({
      url: `https://pictures.example/${index}&b=2/${name}.jpg`,
      caption: index === 0 ? '' : caption,
      ...kindAt(drawings[index - pictures.length + drawings.length]),
    })),
  }))

const kindAt = (kind: PictureKind | undefined) => (kind ? { kind } : {})

function sameAgain(format: Format, runs: number) {
  return fc.assert(
    fc.asyncProperty(fc.array(home, { minLength: 10, maxLength: 10 }), async (unnumbered) => {
      const homes = unnumbered.map((each, index) => ({ ...each, reference: `71_${index}` }))
      const items = await reread(format, homes)
      expect(items.at(-1)).toMatchObject({ kind: 'end', complete: true })
      const read = items.flatMap((item) => (item.kind === 'listing' ? [item.listing] : []))
      expect(read.map((each) => carried[format](each))).toEqual(homes.map((each) => carried[format](each)))
    }),
    { numRuns: runs, endOnFailure: true },
  )
}

test('blm: a caption is not cut in the middle of a sign, which would make its home unreadable', async () => {
  const [sample] = fc.sample(home, 1)
  const pictures = [{ url: 'https://pictures.example/1.jpg', caption: `${'c'.repeat(19)}🏡` }]
  const items = await reread('blm', sample ? [{ ...sample, reference: 'A', pictures }] : [])
  expect(items).toMatchObject([{ kind: 'listing', listing: { pictures: [{ caption: 'c'.repeat(19) }] } }, {}])
})

test.each(formats)('%s: a home that is written and read again is the same', (format) => sameAgain(format, 5))

test.each(formats)('%s: 1,000 homes that are written and read again are the same', { tags: 'all' }, (format) =>
  sameAgain(format, 100),
)
