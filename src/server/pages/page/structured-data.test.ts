import { expect, test } from 'vitest'
import { inLanguage, type Language } from '#contract/language'
import { cabin } from '../../../../test/web/sample-answers.ts'
import { propertyData } from './structured-data.ts'

const openTimes = [
  { _id: 'o1', startsAt: '2027-01-14T10:00:00.000Z', endsAt: '2027-01-14T10:30:00.000Z' },
  { _id: 'o2', startsAt: '2027-01-16T10:00:00.000Z', endsAt: '2027-01-16T11:00:00.000Z' },
]
const dataOf = (more: object) =>
  propertyData({ ...cabin, ...more }, 'USD', 'https://homes.example') as { '@type': string }[]
const ofType = (type: string, more: object) => dataOf(more).filter((data) => data['@type'] === type)

test('each open time is an event at the home, for everybody and free', () => {
  const events = ofType('Event', { openTimes, address: { town: 'Bath', postcode: 'BA1 1AA', country: 'GB' } })
  expect(events).toHaveLength(2)
  expect(events[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: `Open to visitors: ${cabin.title}`,
    url: `https://homes.example/propertyDetails/${cabin._id}`,
    inLanguage: 'en',
    startDate: '2027-01-14T10:00:00.000Z',
    endDate: '2027-01-14T10:30:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
    location: { '@type': 'Place', name: cabin.title, address: expect.objectContaining({ postalCode: 'BA1 1AA' }) },
    organizer: { '@type': 'RealEstateAgent', name: cabin.name },
  })
})

test('a home without open times has no event, nor has one whose address is hidden', () => {
  expect(ofType('Event', {})).toEqual([])
  expect(ofType('Event', { openTimes, addressShown: 'town' })).toEqual([])
})

test('an event is named in the language of the page', () => {
  const [event] = inLanguage('de', () => ofType('Event', { openTimes }))
  expect(event).toMatchObject({ name: `Offene Besichtigung: ${cabin.title}` })
})

test('a home is in the language of the page, with its features, and a text in another language says so', () => {
  const home = { features: ['Garden', 'Own jetty'], language: 'es', translations: { de: { description: 'Am See.' } } }
  const amenities = { amenityFeature: [{ name: 'Garten' }, { name: 'Own jetty' }] }
  const listing = (language: Language) => inLanguage(language, () => ofType('RealEstateListing', home))
  expect(listing('de')).toMatchObject([{ description: 'Am See.', inLanguage: 'de', mainEntity: amenities }])
  expect(listing('fr')).toMatchObject([{ inLanguage: 'es' }])
})

test('a home without an amount has no offer', () => {
  expect(ofType('RealEstateListing', { price: '', priceKind: 'onApplication' })[0]).not.toHaveProperty(
    'offers.lowPrice',
  )
  expect(ofType('RealEstateListing', { price: '$250,000' })[0]).toMatchObject({ offers: { lowPrice: 250_000 } })
})
