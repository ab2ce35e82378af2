import { expect, test } from 'vitest'
import { listingsIn, type ReadFormat } from '../../test/read-text.ts'
import { blmOf, kyeroOf, openimmoOf, reaxmlOf, resoOf } from '../sample-files.ts'
import type { FeedListing } from './feed-format.ts'
import { kindInWords, kindWithoutAmount } from './price-kind.ts'
import { writeFeed } from './write-feed.ts'

const askedIn = async (format: ReadFormat, text: string) => {
  const [home] = await listingsIn(format, text)
  return [home?.price, home?.facts.priceKind]
}
const reaxml = (content: string, address = '<state>VIC</state>') =>
  reaxmlOf(
    `<residential status="current"><uniqueID>A</uniqueID>${content}<headline>A home</headline>
     <address><suburb>Ballarat</suburb>${address}</address></residential>`,
  )

test.each([
  ['Offers over £250,000', 'offersOver'],
  ['OIEO 250k', 'offersOver'],
  ['Guide price', 'guide'],
  ['Auction guide £100,000', 'auction'],
  ['Fixed Price 100000', 'fixed'],
  ['From $250,000', 'from'],
  ['Ab 250.000 €', 'from'],
  ['$250,000', undefined],
  ['Sea view from the loft', undefined],
])('%s is asked as %s', (text, kind) => {
  expect(kindInWords(text)).toBe(kind)
})

test.each([
  ['POA', 'onApplication'],
  ['P.O.A.', 'onApplication'],
  ['Price on application', 'onApplication'],
  ['Contact Agent', 'onApplication'],
  ['auf Anfrage', 'onApplication'],
  ['Auction 12 December', 'auction'],
  ['', undefined],
  ['0', undefined],
  ['coming soon', undefined],
])('“%s” in place of an amount is %s', (text, kind) => {
  expect(kindWithoutAmount(text)).toBe(kind)
})

test.each([
  ['0', '250000', undefined],
  ['1', undefined, 'onApplication'],
  ['2', '250000 (Guide price)', 'guide'],
  ['3', '250000 (Fixed price)', 'fixed'],
  ['4', '250000 (Offers in excess of)', 'offersOver'],
  ['5', '250000 (Offers in the region of)', undefined],
  ['7', '250000 (From)', 'from'],
  ['10', '250000 (Offers over)', 'offersOver'],
])('BLM: the qualifier %s is the price %s, asked as %s', async (qualifier, price, kind) => {
  expect(await askedIn('blm', blmOf({ PRICE_QUALIFIER: qualifier }))).toEqual([price, kind])
})

test.each([
  [{ FEATURE1: 'Offers In Excess Of', FEATURE2: 'Garden' }, 'offersOver', ['Garden']],
  [{ FEATURE1: 'Guide price', PRICE_QUALIFIER: '3' }, 'fixed', undefined],
  [{ FEATURE1: 'From the loft one sees the sea' }, undefined, ['From the loft one sees the sea']],
])('BLM: of a home with %j the price is asked as %s, which is no feature', async (row, kind, features) => {
  const [home] = await listingsIn('blm', blmOf(row))
  expect([home?.facts.priceKind, home?.facts.features]).toEqual([kind, features])
})

const shown = '<price display="yes">650000</price>'
const hidden = '<price display="no">650000</price>'
test.each([
  [shown, '650000', undefined],
  [hidden, undefined, 'onApplication'],
  [`${hidden}<priceView>Auction 12 December 2026 at 10:30am</priceView>`, undefined, 'auction'],
  [`${hidden}<authority value="auction"/>`, undefined, 'auction'],
  [`${hidden}<priceView>Contact agent</priceView>`, undefined, 'onApplication'],
  [`${shown}<priceView>Contact agent</priceView>`, '650000', undefined],
  [`${shown}<authority value="auction"/>`, '650000', 'auction'],
  [`${shown}<authority value="exclusive"/>`, '650000', undefined],
  [`${shown}<priceView>Offers over $650,000</priceView>`, 'Offers over $650,000', 'offersOver'],
  ['<priceView>POA</priceView>', undefined, 'onApplication'],
  ['<price>Contact agent</price>', undefined, 'onApplication'],
  ['', undefined, undefined],
  ['<price display="yes">0</price>', undefined, undefined],
])('REAXML: %s is the price %s, asked as %s', async (content, price, kind) => {
  expect(await askedIn('reaxml', reaxml(content))).toEqual([price, kind])
})

test.each([
  ['<auction>2026-12-12T10:30</auction>', '<state>VIC</state>', '2026-12-11T23:30:00.000Z'],
  ['<auction date="2026-12-12-10:30:00"/>', '<state>QLD</state>', '2026-12-12T00:30:00.000Z'],
  ['<auction>2026-07-12T10:30</auction>', '<state>vic</state>', '2026-07-12T00:30:00.000Z'],
  ['<auction>2026-12-12T10:30</auction>', '<country>NZ</country>', '2026-12-11T21:30:00.000Z'],
  ['<auction>2026-12-12</auction>', '<state>VIC</state>', undefined],
  ['<auction>2026-12-12T10:30</auction>', '', undefined],
  ['<auction>Saturday</auction>', '<state>VIC</state>', undefined],
])('REAXML: %s in %s is at %s', async (auction, address, moment) => {
  const [home] = await listingsIn('reaxml', reaxml(shown + auction, address))
  expect(home?.facts.auctionAt).toBe(moment)
})

test.each([
  ['<kaufpreis auf_anfrage="true">250000</kaufpreis>', undefined, 'onApplication'],
  ['<kaufpreis auf_anfrage="false">250000</kaufpreis>', '250000', undefined],
  ['<freitext_preis>Preis auf Anfrage</freitext_preis>', undefined, 'onApplication'],
  ['', undefined, undefined],
])('OpenImmo: %s is the price %s, asked as %s', async (prices, price, kind) => {
  expect(await askedIn('openimmo', openimmoOf({ price: prices }))).toEqual([price, kind])
})

test('Kyero and RESO: words in place of an amount, and the condition of an auction', async () => {
  expect(await askedIn('kyero', kyeroOf({ price: 'POA' }))).toEqual([undefined, 'onApplication'])
  expect(await askedIn('kyero', kyeroOf({ price: '0' }))).toEqual([undefined, undefined])
  expect(await askedIn('reso', resoOf({ ListPrice: 'Price on request' }))).toEqual([undefined, 'onApplication'])
  expect(await askedIn('reso', resoOf({ ListPrice: null }))).toEqual([undefined, undefined])
  const auction = resoOf({ SpecialListingConditions: ['Standard', 'Auction'] })
  expect(await askedIn('reso', auction)).toEqual(['250000', 'auction'])
})

const terms = {
  agent: { name: 'Ann Agent', email: 'ann@agents.example' },
  currency: 'USD',
  origin: 'https://homes.example',
  at: new Date('2026-11-25T12:00:00Z'),
  software: 'Sample',
}
const home = (price: string | undefined, priceKind: FeedListing['facts']['priceKind']): FeedListing => ({
  reference: '1_1',
  place: {},
  title: 'A home',
  description: 'A home.',
  price,
  market: 'available',
  location: 'Mill Lane, Larkford',
  addressShown: 'whole',
  address: { street: 'Mill Lane', town: 'Larkford' },
  facts: { priceKind },
  pictures: [],
})
async function reread(format: ReadFormat, listing: FeedListing) {
  async function* homes() {
    yield listing
  }
  let text = ''
  for await (const piece of writeFeed(format, homes(), terms)) text += piece
  const [read] = await listingsIn(format, text)
  return [read?.facts.priceKind, read?.price]
}

test.each([
  ['blm', ['onApplication', 'guide', 'fixed', 'from', 'offersOver']],
  ['reaxml', ['onApplication', 'auction', 'guide', 'fixed', 'from', 'offersOver']],
  ['openimmo', ['onApplication']],
  ['reso', ['auction']],
] as const)('%s: a written kind of price is read again', async (format, kinds) => {
  for (const kind of kinds)
    expect([kind, (await reread(format, home(kind === 'onApplication' ? undefined : '250000', kind)))[0]]).toEqual([
      kind,
      kind,
    ])
  for (const kind of [undefined, 'exact'] as const)
    expect(await reread(format, home('250000', kind))).toEqual([undefined, '250000'])
})

test.each([
  ['reaxml', 'range', '$250000 - $300000', undefined],
  ['reaxml', 'guide', 'Price guide $250000 - $300000', 'guide'],
  ['reaxml', 'auction', '250000 - 300000', 'auction'],
  ['reso', 'range', '250000 - 300000', undefined],
  ['reso', 'auction', '250000 - 300000', 'auction'],
  ['blm', 'range', '250000 (From)', 'from'],
  ['blm', 'guide', '250000 (Guide price)', 'guide'],
  ['openimmo', 'range', '250000', undefined],
  ['kyero', 'guide', '250000', undefined],
] as const)('%s: a %s with two amounts is read again as %s', async (format, kind, price, read) => {
  expect(await reread(format, home('250000 - 300000', kind))).toEqual([read, price])
})

test('RESO: a lowest amount that is not below the price is none', async () => {
  expect(await askedIn('reso', resoOf({ ListPriceLow: 250000 }))).toEqual(['250000', undefined])
  expect(await askedIn('reso', resoOf({ ListPriceLow: null }))).toEqual(['250000', undefined])
})
