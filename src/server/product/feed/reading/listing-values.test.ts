import type { FeedListing } from 'feed-formats'
import { expect, test } from 'vitest'
import { MAX_CAPTION_LENGTH } from '#contract/property-facts'
import { checkedHome } from './listing-values.ts'

const agent = { email: 'ann@agents.example', name: 'Ann Agent', image: '/demo/agents/ann.webp' }
const home: FeedListing = {
  reference: 'A-1',
  place: {},
  title: 'Mill House',
  description: 'By the weir.',
  location: 'Mill Lane, Bath',
  addressShown: 'whole',
  address: {},
  price: '250000',
  market: 'available',
  facts: {},
  pictures: [],
}
const checked = (given: Partial<FeedListing>) =>
  checkedHome({ ...home, ...given }, agent, { currency: 'GBP', verified: false })

test('cuts texts that are too long, and says so', () => {
  const words = (length: number) => 'word '.repeat(length / 5).trim()
  const { listing, warnings } = Object(checked({ title: words(500), location: words(900), description: words(90_000) }))
  expect(listing.title).toMatch(/ word…$/)
  expect(listing.title.length).toBeLessThanOrEqual(120)
  expect(warnings).toEqual([
    expect.stringMatching(/^Title is cut after [\d,]+ characters\.$/),
    expect.stringMatching(/^Description is cut after [\d,]+ characters\.$/),
    expect.stringMatching(/^Location is cut after [\d,]+ characters\.$/),
  ])
})

test('leaves out facts, features and pictures that a listing can’t have, and says so', () => {
  const features = ['Garden', 'garden', 'x'.repeat(41), ...Array.from({ length: 13 }, (_, at) => `Feature ${at}`)]
  const pictures = Array.from({ length: 30 }, (_, at) => ({
    url: `https://a.example/${at}.jpg`,
    caption: 'c'.repeat(500),
  }))
  const result = Object(
    checked({ facts: { bedrooms: 9_999, bathrooms: 2, features }, pictures: [...pictures, ...pictures] }),
  )
  expect(result.listing).toMatchObject({ bathrooms: 2 })
  expect(result.listing.bedrooms).toBeUndefined()
  expect(result.listing.features).toHaveLength(12)
  expect(result.pictures).toHaveLength(21)
  expect(result.warnings).toEqual([
    expect.stringMatching(/^Bedrooms .*, so it is left out\.$/),
    'Features of more than 40 characters, or with some that can’t be kept, are left out: 1.',
    'Only the first 12 features are taken.',
    'Only the first 21 pictures are taken.',
  ])
})

test.each([
  '/media/../api/allProperty',
  '/media/a.jpg?next=/api',
  '/api/allProperty',
  'javascript:alert(1)',
  'https://user:password@a.example/1.jpg',
  'https://',
  `https://a.example/${'a'.repeat(300_000)}`,
  `https://a.example/${'ü'.repeat(1_500)}`,
  'https://a.example/\0.jpg',
])('takes no picture at the address %.40s, as the form', (url) => {
  const good = { url: 'https://a.example/1.jpg', caption: '' }
  const { pictures, warnings } = Object(checked({ pictures: [{ url, caption: '' }, good] }))
  expect(pictures).toEqual([{ source: good.url, caption: '' }])
  expect(warnings).toEqual([expect.stringMatching(/^Pictures without an address .* are left out: 1\.$/)])
})

test('takes pictures by names that files have, and captions without what can’t be seen', () => {
  const named = (file: string) => ({ file, caption: ' A\u202E hall\u0007 ' })
  const { pictures } = Object(checked({ pictures: ['hall.jpg', 'a\0.jpg', 'x'.repeat(256)].map(named) }))
  expect(pictures).toEqual([{ source: 'hall.jpg', caption: 'A hall' }])
})

test('a feature that can’t be kept takes no other with it', () => {
  const { listing } = Object(checked({ facts: { features: ['Garden', 'No\0thing', '\u200B', 'Garage'] } }))
  expect(listing.features).toEqual(['Garden', 'Garage'])
})

test('a caption is not cut in the middle of a sign, which the database would refuse', () => {
  const caption = `${'c'.repeat(MAX_CAPTION_LENGTH - 1)}🏡`
  const { pictures } = Object(checked({ pictures: [{ url: 'https://a.example/1.jpg', caption }] }))
  expect(pictures).toMatchObject([{ caption: 'c'.repeat(MAX_CAPTION_LENGTH - 1) }])
})

test.each([
  [{ price: undefined }, 'It has no price, and the file doesn’t say that it is on application or an auction.'],
  [{ price: '-500,000' }, 'Its price is negative (-500,000).'],
  [{ price: '£ -500,000' }, 'Its price is negative (£ -500,000).'],
  [{ currency: 'EUR' }, 'Its price is in EUR, and this site is in GBP.'],
  [{ location: '' }, 'Location is required.'],
])('refuses a home with %o', (given, reason) => expect(checked(given)).toMatchObject({ reason }))

test('takes the time zone of a home, and leaves out one that is not known, saying so', () => {
  expect(checked({ facts: { timeZone: 'Australia/Brisbane' } })).toMatchObject({
    listing: { timeZone: 'Australia/Brisbane' },
    warnings: [],
  })
  const unknown = Object(checked({ facts: { timeZone: 'Mars/Olympus' } }))
  expect(unknown.listing).not.toHaveProperty('timeZone')
  expect(unknown.warnings).toEqual(['This time zone is not known, so it is left out.'])
})

test('leaves out areas whose unit is not known, rather than read them as square feet, and says so', () => {
  const facts = { area: 120, plot: 900, usableArea: 130, areaUnit: 'rods' as never, bedrooms: 3 }
  const { listing, warnings } = Object(checked({ facts }))
  expect(listing).toMatchObject({ bedrooms: 3 })
  for (const name of ['area', 'plot', 'usableArea', 'areaUnit']) expect(listing).not.toHaveProperty(name)
  expect(warnings).toEqual(['The areas are left out, as their unit is not known: rods'])
})

test('texts in the languages of a listing are taken, cut like its own, and others are left out', () => {
  const translations = {
    es: { title: 'x'.repeat(130), description: 'Una casa.' },
    nl: { description: 'Een huis.' },
    de: { title: '', description: '' },
    en: { description: 'The own language again.' },
  }
  const first = Object(checked({ language: 'en', translations }))
  expect(first.listing.language).toBe('en')
  expect(first.listing.translations).toEqual({ es: { title: `${'x'.repeat(119)}…`, description: 'Una casa.' } })
  expect(first.warnings).toEqual(['Title (Spanish) is cut after 120 characters.'])
  const changed = Object(checked({ language: 'en', translations: { es: { title: 'Otra' } } }))
  const same = Object.keys(first.said).filter((field) => first.said[field] === changed.said[field])
  expect(same).toContain('description')
  expect(same).not.toContain('translations')
  expect(Object(checked({ language: 'nl' })).listing.language).toBeUndefined()
})
