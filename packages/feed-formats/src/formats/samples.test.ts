import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { csvTable } from '../../test/csv-table.ts'
import type { FeedItem, FeedListing } from './feed-format.ts'
import { openFeed } from './open-feed.ts'
import { readFeed } from './read-feed.ts'
import { writeFeed } from './write-feed.ts'

async function read(name: string) {
  const feed = await openFeed(fileURLToPath(new URL(`../../test/samples/${name}`, import.meta.url)))
  const items: FeedItem[] = []
  for await (const item of feed.items) items.push(item)
  await feed.close()
  const listings = items.flatMap((item) => (item.kind === 'listing' ? [item.listing] : []))
  const of = (reference: string): FeedListing | undefined => listings.find((each) => each.reference === reference)
  const kinds = items.map((item) => ('reference' in item ? `${item.kind} ${item.reference}` : item.kind))
  return { format: feed.format, items, kinds, listings, of, end: items.at(-1) }
}

test('reads a BLM file in Windows-1252 with prices, HTML, a letting and hidden homes', async () => {
  const { format, of, kinds, end } = await read('homes.blm')
  expect(format).toBe('blm')
  expect(of('7001_1')).toMatchObject({
    place: { line: 10 },
    title: '3 bedroom house, Mill Lane, Larkford',
    description: 'A mill house.\n\nHall\n15\' x 11\' "oak" floor & stairs\n\nGround rent\n£26 a year',
    price: '159950',
    currency: 'GBP',
    market: 'available',
    location: '1 Mill Lane, Larkford, LK1 2AB',
    addressShown: 'street',
    date: '2026-03-04',
    facts: { type: 'house', bedrooms: 3, tenure: 'freehold', features: ['Garden'] },
    pictures: [
      { file: '7001_1_IMG_00.jpg', caption: 'From the lane' },
      { file: '7001_1_IMG_01.jpg', caption: '' },
      { file: '7001_1_FLP_00.jpg', caption: '', kind: 'floorPlan' },
    ],
  })
  expect(of('7001_2')).toMatchObject({
    title: 'Studio, Quay Road, Larkford',
    description: 'A studio by the quay',
    market: 'underOffer',
    facts: { type: 'apartment', bedrooms: 0, tenure: 'leasehold', area: 320, areaUnit: 'ft2' },
    pictures: [{ url: 'https://pictures.example/2.jpg' }],
  })
  expect(of('7001_3')).toMatchObject({ price: undefined, facts: { type: 'land', area: 20_000, areaUnit: 'm2' } })
  expect(of('7001_5')).toMatchObject({ market: 'paused' })
  expect(kinds.filter((kind) => kind !== 'listing')).toEqual(['leftOut 7001_4', 'end'])
  expect(end).toEqual({ kind: 'end', complete: true, whole: undefined })
})

test('reads an OpenImmo file that declares ISO-8859-1 and is UTF-8', async () => {
  const { format, of, kinds, end } = await read('homes.openimmo.xml')
  expect(format).toBe('openimmo')
  expect(of('L-1')).toMatchObject({
    title: 'Reihenhaus an der Mühle',
    description: 'Ein Haus mit Gärtchen.\n\n- Keller\n- Kamin\n\nRuhig gelegen.',
    price: '1250000',
    currency: 'EUR',
    market: 'underOffer',
    location: 'Mühlgasse 4a, 01234 Lärchenstadt, DEU',
    date: '2026-03-04',
    contact: { name: 'Anna Muster', email: 'anna@laerchen.example' },
    pictures: [
      { file: 'titel.jpg', caption: 'Ansicht' },
      { file: 'kueche.jpg', caption: 'Küche' },
      { file: 'plan.png', caption: '', kind: 'floorPlan' },
    ],
  })
  expect(of('L-1')?.facts).toEqual({
    type: 'townhouse',
    rooms: 5,
    bedrooms: 4,
    bathrooms: 1.5,
    area: 142.5,
    plot: 310,
    areaUnit: 'm2',
    yearBuilt: 1987,
    energyRating: 'A+',
    features: ['Fireplace', 'Garage', 'Basement', 'Balcony'],
    latitude: 51.05,
    longitude: 13.74,
  })
  expect(of('L-3')).toMatchObject({ price: undefined, facts: { type: 'land', plot: 1200.5, areaUnit: 'm2' } })
  expect(of('L-3')?.facts).not.toHaveProperty('latitude')
  expect(kinds.filter((kind) => kind !== 'listing')).toEqual(['leftOut L-2', 'end'])
  expect(end).toMatchObject({ complete: true, whole: true })
})

test('reads the changes of an OpenImmo file, and what it deletes', async () => {
  const { kinds, end, of } = await read('changes.openimmo.xml')
  expect(of('L-4')).toMatchObject({ title: 'Etagenwohnung', price: '249000', facts: { type: 'apartment' } })
  expect(kinds).toEqual(['listing', 'removed L-1', 'end'])
  expect(end).toMatchObject({ complete: true, whole: false })
})

test('reads a Kyero file with texts in two languages, and leaves lettings out', async () => {
  const { format, of, kinds } = await read('homes.kyero.xml')
  expect(format).toBe('kyero')
  expect(of('1001')).toMatchObject({
    title: '4 bedroom house, Calle del Río, Peñablanca, Málaga',
    description: 'A villa with a garden.\n\nFive minutes from the sea.',
    price: '395000',
    currency: 'EUR',
    facts: { area: 210, plot: 900, areaUnit: 'm2', energyRating: 'D', latitude: 36.51, longitude: -4.88 },
    pictures: [{ url: 'https://pictures.example/1.jpg' }, { url: 'https://pictures.example/2.jpg?w=1&h=2' }],
  })
  expect(of('1001')?.facts.features).toEqual(['Sea view', 'Garage', 'Swimming pool'])
  expect(of('1003')).toMatchObject({ currency: 'GBP', facts: { type: 'townhouse', tenure: 'leasehold' } })
  expect(of('1003')?.facts).not.toHaveProperty('latitude')
  expect(kinds.filter((kind) => kind !== 'listing')).toEqual(['leftOut 1002', 'end'])
})

test('reads REAXML with sold and withdrawn homes, squares and a DTD elsewhere, and keeps no user name or password', async () => {
  const { format, of, kinds, items, end } = await read('homes.reaxml.xml')
  expect(format).toBe('reaxml')
  expect(of('Sale-1')).toMatchObject({
    place: { element: '<residential>', number: 1, line: 6 },
    title: 'Close to the creek',
    description: 'A home by the creek.\nWalk to the station.',
    price: 'Between $480,000 and $520,000',
    currency: 'AUD',
    market: 'underOffer',
    location: '2/39 Wattle Road, Wattleton, VIC 3999',
    facts: { type: 'townhouse', bedrooms: 4, bathrooms: 2, area: 371.61, plot: 650, areaUnit: 'm2' },
    contact: { name: 'Jo Sample', email: 'jo@sample.example' },
    pictures: [
      { url: 'https://pictures.example/m.jpg', caption: '' },
      { url: 'https://pictures.example/a.jpg', caption: '' },
      { url: 'https://pictures.example/plan.gif', caption: '', kind: 'floorPlan' },
    ],
  })
  expect(of('Sale-1')?.facts.features).toEqual(['Courtyard', 'shed', 'Garage', 'Air conditioning'])
  expect(of('Sale-4')).toMatchObject({ price: '150000', facts: { type: 'apartment', bedrooms: 0 } })
  expect(of('Land-1')).toMatchObject({
    price: undefined,
    location: '1 Hidden Track, Wattleton, VIC',
    addressShown: 'town',
    facts: { type: 'land', plot: 20_000 },
  })
  expect(kinds.filter((kind) => kind !== 'listing')).toEqual([
    'market Sale-2',
    'removed Sale-3',
    'leftOut Rent-1',
    'leftOut Rent-2',
    'leftOut Rent-3',
    'end',
  ])
  expect(end).toMatchObject({ complete: true })
  expect(JSON.stringify(items)).not.toMatch(/sampleuser|samplepassword/)
})

test('reads an answer of a RESO Web API', async () => {
  const { format, of, kinds } = await read('homes.reso.json')
  expect(format).toBe('reso')
  expect(of('K1')).toMatchObject({
    title: '3 bedroom house, 12 Alder St, Alderton, OR 97999',
    price: '425000',
    location: '12 Alder St, Alderton, OR 97999',
    date: '2026-03-04',
    facts: { bathrooms: 2.5, area: 1850, plot: 43_560, areaUnit: 'ft2', yearBuilt: 1962, tenure: 'freehold' },
    pictures: [
      { url: 'https://pictures.example/1.jpg' },
      { url: 'https://pictures.example/2.jpg', caption: 'The kitchen' },
    ],
  })
  expect(of('K2')).toMatchObject({ market: 'underOffer', price: '90000', facts: { type: 'land', plot: 108_900 } })
  expect(of('K5')).toMatchObject({ market: 'soldElsewhere', facts: {} })
  expect(kinds.filter((kind) => kind !== 'listing')).toEqual(['removed K3', 'leftOut K4', 'end'])
})

test('reads CSV by the columns that it is given, and writes it', async () => {
  const row = '"1","Mill, House","Bath","250000","By the\nweir ""old"""\r\n'
  const items: FeedItem[] = []
  const options = { csv: csvTable }
  for await (const item of readFeed('csv', piecesOf(`${csvTable.headerLine}${row}2,,,,\r\n`), options)) items.push(item)
  const home = { reference: '1', title: 'Mill, House', price: '250000', description: 'By the\nweir "old"' }
  expect(items).toMatchObject([
    { kind: 'listing', listing: { ...home, place: { line: 2 } } },
    { kind: 'problem', place: { line: 4 }, reference: '2', message: 'It has no title.' },
    { kind: 'end', complete: true },
  ])
  async function* homes() {
    for (const item of items) if (item.kind === 'listing') yield item.listing
  }
  const agent = { name: 'A', email: 'a@b.example' }
  const terms = { agent, currency: 'GBP', origin: 'https://a.example', at: new Date(), software: 'Sample', ...options }
  let written = ''
  for await (const piece of writeFeed('csv', homes(), terms)) written += piece
  expect(written).toBe(csvTable.headerLine + row)
})

test('refuses CSV without columns to read it by', async () => {
  const read = async () => {
    for await (const _ of readFeed('csv', piecesOf('id,title\n1,A')));
  }
  await expect(read()).rejects.toThrow('The file is none of BLM, OpenImmo, Kyero, REAXML and RESO JSON.')
})

async function* piecesOf(text: string) {
  yield text
}
