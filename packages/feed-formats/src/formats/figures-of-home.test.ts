import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Format } from '../../test/carried-fields.ts'
import type { FeedFigures } from './feed-figures.ts'
import { type FeedListing, feedFormats } from './feed-format.ts'
import { openFeed } from './open-feed.ts'
import { writeFeed } from './write-feed.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'figures-'))
})
afterAll(() => rm(folder, { recursive: true }))

const figures = {
  rooms: 5,
  livingRooms: 2,
  toilets: 3,
  usableArea: 180.25,
  floor: -1,
  floors: 3,
  lift: false,
  garages: 0,
  parkingSpaces: 2,
  frontage: 15.24,
  depth: 40,
  condition: 'wellKept',
  yearModernized: 2019,
  heating: 'Central heating, Stoves',
  heatingFuel: 'Gas',
  energyValue: 112.4,
  energyKind: 'consumption',
  energyValidUntil: '2031-05-30',
  emissions: 28.1,
  emissionsRating: 'D',
  energyCosts: '1,150 to 1,600 a year',
  ownershipShare: 75,
  shareRent: 310.5,
  leaseYears: 92,
  groundRent: 250,
  groundRentReviewYears: 10,
  groundRentIncrease: 2.5,
  serviceCharge: 1840.75,
  associationFee: 325,
  councilTax: 'D',
  propertyTax: 2100.4,
  commission: '3.57 % with <VAT>',
  newBuild: true,
  buildStage: 'completed',
  availableFrom: '2027-03-01',
} as const satisfies Required<FeedFigures>

const home: FeedListing = {
  reference: '71_1',
  place: {},
  title: 'Mill House',
  description: 'By the weir.',
  price: '250000',
  market: 'available',
  location: 'Mill Lane, Bath',
  addressShown: 'whole',
  address: {},
  facts: { type: 'house', area: 96, areaUnit: 'm2', tenure: 'leasehold', ...figures },
  pictures: [],
}

async function factsOf(name: string, text: string): Promise<FeedListing['facts'] | undefined> {
  const path = join(folder, name)
  await writeFile(path, text)
  const feed = await openFeed(path)
  let facts: FeedListing['facts'] | undefined
  for await (const item of feed.items) if (item.kind === 'listing') facts = item.listing.facts
  await feed.close()
  return facts
}

async function reread(format: Format) {
  const terms = {
    agent: { name: 'Ann Agent', email: 'ann@agents.example' },
    currency: 'GBP',
    origin: 'https://homes.example',
    at: new Date('2026-11-25T12:00:00Z'),
    software: 'Sample',
  }
  async function* homes() {
    yield home
  }
  let text = ''
  for await (const piece of writeFeed(format, homes(), terms)) text += piece
  return factsOf(`${format}.${feedFormats[format].extension}`, text)
}

const carried: Record<Format, (keyof FeedFigures)[]> = {
  blm: ['newBuild', 'councilTax', 'groundRent', 'groundRentReviewYears', 'serviceCharge', 'leaseYears'],
  openimmo: [
    ...(['rooms', 'toilets', 'usableArea', 'frontage', 'garages', 'parkingSpaces', 'floor', 'floors'] as const),
    ...(['lift', 'condition', 'newBuild', 'yearModernized', 'heating', 'heatingFuel', 'energyKind'] as const),
    ...(['energyValue', 'energyValidUntil', 'associationFee', 'commission', 'availableFrom'] as const),
  ],
  kyero: ['emissionsRating', 'newBuild'],
  reaxml: ['livingRooms', 'toilets', 'garages', 'frontage', 'depth', 'heatingFuel'],
  reso: [
    ...(['rooms', 'floors', 'garages', 'parkingSpaces', 'heating', 'associationFee', 'propertyTax'] as const),
    ...(['newBuild', 'availableFrom'] as const),
  ],
}

test.each(Object.keys(carried) as Format[])('%s: carries the figures that it has, and no others', async (format) => {
  const facts = await reread(format)
  const read = Object.entries(facts ?? {}).filter(([name]) => name in figures)
  const sorted = (names: string[]) => names.toSorted()
  expect(sorted(read.map(([name]) => name))).toEqual(sorted(carried[format]))
  for (const [name, value] of read)
    if (name === 'heating') expect(String(value).split(', ').toSorted()).toEqual(['Central heating', 'Stoves'])
    else expect([name, value]).toEqual([name, figures[name as keyof typeof figures]])
})

const reso = (fields: object) =>
  factsOf('fees.json', JSON.stringify({ value: [{ ListingKey: 'A', ListPrice: 9000, City: 'Bend', ...fields }] }))

test.each([
  ['Monthly', 100, 100],
  ['Annually', 1000, 83.33],
  ['Quarterly', 300, 100],
  ['One Time', 500, undefined],
])('reso: a fee %s of %d is %d a month', async (AssociationFeeFrequency, AssociationFee, month) => {
  expect((await reso({ AssociationFee, AssociationFeeFrequency }))?.associationFee).toBe(month)
})

test('reso: places are those that are no garages', async () => {
  expect(await reso({ ParkingTotal: 4, GarageSpaces: 1 })).toMatchObject({ garages: 1, parkingSpaces: 3 })
  expect(await reso({ ParkingTotal: 1, GarageSpaces: 2 })).toMatchObject({ garages: 2, parkingSpaces: 0 })
})
