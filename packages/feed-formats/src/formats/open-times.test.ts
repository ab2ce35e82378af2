import { expect, test } from 'vitest'
import { listingsIn, type ReadFormat } from '../../test/read-text.ts'
import { openimmoOf, reaxmlOf, resoOf } from '../sample-files.ts'
import type { FeedListing } from './feed-format.ts'
import { writeFeed } from './write-feed.ts'

const reaxml = (inspections: string, address = '<state>VIC</state>') =>
  reaxmlOf(
    `<residential status="current"><uniqueID>A</uniqueID><price>650000</price><headline>A home</headline>
     <address><suburb>Ballarat</suburb>${address}</address><inspectionTimes>${inspections}</inspectionTimes></residential>`,
  )
const openTimesIn = async (format: ReadFormat, text: string) => (await listingsIn(format, text))[0]?.openTimes
const inspection = (text: string) => `<inspection>${text}</inspection>`

test.each([
  ['21-Jan-2027 11:00am to 1:00pm', '<state>vic</state>', '2027-01-21T00:00:00.000Z', '2027-01-21T02:00:00.000Z'],
  ['1-Jul-2027 12:00pm to 12:20PM', '<state>VIC</state>', '2027-07-01T02:00:00.000Z', '2027-07-01T02:20:00.000Z'],
  ['21-Jan-2027 9:30am - 10:00am', '<state>QLD</state>', '2027-01-20T23:30:00.000Z', '2027-01-21T00:00:00.000Z'],
  ['21-January-2027 12:15am to 1:00am', '<state>WA</state>', '2027-01-20T16:15:00.000Z', '2027-01-20T17:00:00.000Z'],
  ['21-Jan-2027 11:00am to 1:00pm', '<country>NZ</country>', '2027-01-20T22:00:00.000Z', '2027-01-21T00:00:00.000Z'],
])('REAXML: an inspection on %s in %s is from %s to %s', async (text, address, startsAt, endsAt) => {
  expect(await openTimesIn('reaxml', reaxml(inspection(text), address))).toEqual([{ startsAt, endsAt }])
})

test.each([
  'by appointment',
  '21-Jan-2027',
  '21-Jan-2027 11:00am',
  '',
  '40-Jan-2027 11:00am to 1:00pm',
  '21-Foo-2027 11:00am to 1:00pm',
])('REAXML: an inspection “%s” has no hours, and is left out', async (text) =>
  expect(await openTimesIn('reaxml', reaxml(inspection(text)))).toBeUndefined(),
)

test('REAXML: inspections without a state are left out, and the same one counts once', async () => {
  const given = inspection('21-Jan-2027 11:00am to 1:00pm')
  expect(await openTimesIn('reaxml', reaxml(given, ''))).toBeUndefined()
  expect(await openTimesIn('reaxml', reaxml(given + given))).toHaveLength(1)
})

const house = (given: object = {}) => ({
  OpenHouseStartTime: '2027-01-21T11:00:00-05:00',
  OpenHouseEndTime: '2027-01-21T18:00:00Z',
  OpenHouseStatus: 'Active',
  OpenHouseType: 'Public',
  ...given,
})
const hours = { startsAt: '2027-01-21T16:00:00.000Z', endsAt: '2027-01-21T18:00:00.000Z' }

test('RESO: open houses for the public that are not over, with their offsets', async () => {
  const houses = [
    house(),
    house({ OpenHouseStatus: 'Canceled' }),
    house({ OpenHouseType: 'Broker' }),
    house({ OpenHouseMethod: 'Virtual Only' }),
    house({ OpenHouseStartTime: '11:00:00' }),
    null,
  ]
  expect(await openTimesIn('reso', resoOf({ OpenHouse: houses }))).toEqual([hours])
  expect(await openTimesIn('reso', resoOf({ OpenHouse: null }))).toBeUndefined()
})

test.each([
  ['<zvtermin>2027-01-21T10:30:00</zvtermin>', '2027-01-21T09:30:00.000Z', 'auction'],
  ['<zvtermin>2027-07-21T10:30:00</zvtermin>', '2027-07-21T08:30:00.000Z', 'auction'],
  ['<zvtermin>2027-01-21T10:30:00+02:00</zvtermin>', '2027-01-21T08:30:00.000Z', 'auction'],
  ['<zvtermin>2027-01-21</zvtermin>', undefined, 'auction'],
  ['<amtsgericht>Köln</amtsgericht>', undefined, 'auction'],
  ['', undefined, undefined],
])('OpenImmo: an auction with %s is at %s', async (content, at, kind) => {
  const [home] = await listingsIn('openimmo', openimmoOf({ rest: `<versteigerung>${content}</versteigerung>` }))
  expect([home?.facts.auctionAt, home?.facts.priceKind]).toEqual([at, kind])
})

const terms = {
  agent: { name: 'Ann Agent', email: 'ann@agents.example' },
  currency: 'AUD',
  origin: 'https://homes.example',
  at: new Date('2026-11-25T12:00:00Z'),
  software: 'Sample',
}
async function reread(format: ReadFormat, given: Partial<FeedListing>) {
  async function* homes(): AsyncGenerator<FeedListing> {
    yield {
      reference: '1_1',
      place: {},
      title: 'A home',
      description: 'A home.',
      price: '250000',
      market: 'available',
      location: 'Mill Lane, Ballarat, VIC 3350',
      addressShown: 'whole',
      address: { street: 'Mill Lane', town: 'Ballarat', region: 'VIC', postcode: '3350' },
      facts: {},
      pictures: [],
      ...given,
    }
  }
  let text = ''
  for await (const piece of writeFeed(format, homes(), terms)) text += piece
  return (await listingsIn(format, text))[0]
}
const openTimes = [
  { startsAt: '2027-01-21T00:00:00.000Z', endsAt: '2027-01-21T00:30:00.000Z' },
  { startsAt: '2027-07-22T01:05:00.000Z', endsAt: '2027-07-22T02:00:00.000Z' },
]

test.each(['reaxml', 'reso'] as const)('%s: written open times are read again', async (format) => {
  expect((await reread(format, { openTimes }))?.openTimes).toEqual(openTimes)
})

test('REAXML: open times are written by the clock that the agent chose, and not without any clock', async () => {
  const chosen = { openTimes, facts: { timeZone: 'Australia/Perth' } }
  expect((await reread('reaxml', chosen))?.openTimes?.[0]).toEqual({
    startsAt: '2027-01-20T21:00:00.000Z', // read by the clock of the state, three hours ahead
    endsAt: '2027-01-20T21:30:00.000Z',
  })
  expect(
    (await reread('reaxml', { openTimes, address: { town: 'Bath' }, location: 'Bath' }))?.openTimes,
  ).toBeUndefined()
})

test.each(['reaxml', 'openimmo'] as const)('%s: the written moment of an auction is read again', async (format) => {
  const facts = { priceKind: 'auction' as const, auctionAt: '2027-01-21T00:30:00.000Z' }
  expect((await reread(format, { facts }))?.facts).toMatchObject(facts)
})
