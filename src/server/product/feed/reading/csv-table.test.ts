import { fileURLToPath } from 'node:url'
import { type FeedItem, openFeed, readFeed, writeFeed } from 'feed-formats'
import { blmOf } from 'feed-formats/sample-files'
import { expect, test } from 'vitest'
import { fullHome } from '../../../../../test/people/full-home.ts'
import { readOptions, writeOptions } from './feed-options.ts'

const SAMPLE = fileURLToPath(new URL('../../../../../test/samples/feed.csv', import.meta.url))

async function read(path: string) {
  const feed = await openFeed(path, readOptions)
  const items: FeedItem[] = []
  for await (const item of feed.items) items.push(item)
  await feed.close()
  const of = (reference: string) =>
    items.flatMap((item) => (item.kind === 'listing' && item.listing.reference === reference ? [item.listing] : []))[0]
  return { format: feed.format, items, of, end: items.at(-1) }
}

test('reads our own CSV as Excel writes it in Europe, and reports a row that isn’t clear', async () => {
  const { format, of, items, end } = await read(SAMPLE)
  expect(format).toBe('csv')
  expect(of('C-1')).toMatchObject({
    place: { line: 2 },
    description: 'By the weir;\nquiet.',
    price: '$250,000 - $300,000',
    market: 'underOffer',
    facts: {
      type: 'house',
      bathrooms: 2.5,
      area: 120.5,
      features: ['Garden', 'Own jetty'],
      latitude: 51.38,
      precision: 'street',
    },
    pictures: [
      { url: 'https://pictures.example/1.jpg', caption: '' },
      { url: 'https://pictures.example/2.jpg', caption: 'The hall' },
      { file: 'hall.jpg', caption: 'From the stairs' },
    ],
  })
  expect(of('C-2')).toMatchObject({ title: 'Café Rooms', market: 'available', pictures: [{ file: 'C-2.jpg' }] })
  const message = 'Area must be a number: is it 1.24 or 1,240?'
  expect(items).toContainEqual({ kind: 'problem', place: { line: 6 }, reference: 'C-3', message })
  expect(end).toMatchObject({ complete: true })
})

test('writes a home that is read again as it was', async () => {
  const { pictures, tours, documents, openTimes, propertyImage, agentImage, address, addressShown, ...rest } = fullHome
  const { contact, title, location, price, description, language, translations, date, market, ...facts } = rest
  const home = {
    reference: 'F-1',
    place: { line: 2 },
    title,
    location,
    price,
    description,
    language,
    translations,
    date,
    market,
    facts,
    address,
    addressShown,
    contact,
    agentImage,
    pictures: [
      {
        url: propertyImage,
        caption: '',
      },
      ...pictures,
    ],
    tours,
    openTimes,
    documents,
  }
  async function* homes() {
    yield home
  }
  const agent = { name: 'Ann Agent', email: 'ann@agents.example' }
  const options = writeOptions({ agent, currency: 'USD', origin: 'https://keyhaven.example', at: new Date() })
  const items: FeedItem[] = []
  for await (const item of readFeed('csv', writeFeed('csv', homes(), options), readOptions)) items.push(item)
  expect(items).toEqual([
    { kind: 'listing', listing: home },
    { kind: 'end', complete: true },
  ])
})

test('cuts a flat out of the address of a BLM home, and names no hidden part in its title', async () => {
  const columns = { ADDRESS_1: 'Flat 3, 12', ADDRESS_2: 'Mill Lane', DISPLAY_ADDRESS: '' }
  async function* text() {
    yield blmOf(columns)
  }
  const items: FeedItem[] = []
  for await (const item of readFeed('blm', text(), readOptions)) items.push(item)
  expect(items[0]).toMatchObject({
    listing: { title: '2 bedroom apartment, Mill Lane, Larkford', address: { unit: 'Flat 3', houseNumber: '12' } },
  })
})
