import { expect, test } from 'vitest'
import { itemsIn, type ReadFormat } from '../../test/read-text.ts'
import { blmOf, kyeroOf, openimmoOf, reaxmlOf, resoOf } from '../sample-files.ts'

const reasonsIn = async (format: ReadFormat, text: string) =>
  (await itemsIn(format, text)).flatMap((item) =>
    item.kind === 'leftOut' ? [item.reason] : item.kind === 'listing' ? ['listed'] : [],
  )

test.each([
  ['19', 'commercial'],
  ['80', 'commercial'],
  ['137', 'commercial'],
  ['178', 'commercial'],
  ['238', 'commercial'],
  ['241', 'commercial'],
  ['310', 'commercial'],
  ['541', 'commercial'],
  ['45', 'a place for cars, boats or things'],
  ['51', 'a place for cars, boats or things'],
  ['0', 'listed'],
  ['8', 'listed'],
  ['26', 'listed'],
  ['250', 'listed'],
  ['512', 'listed'],
])('BLM: PROP_SUB_ID %s is %s', async (code, reason) => {
  expect(await reasonsIn('blm', blmOf({ PROP_SUB_ID: code }))).toEqual([reason])
})

test.each([
  [{ TRANS_TYPE_ID: '', LET_RENT_FREQUENCY: '1', PRICE: '1250' }, 'a letting'],
  [{ TRANS_TYPE_ID: '', LET_RENT_FREQUENCY: '0', PRICE: '350' }, 'a letting'],
  [{ TRANS_TYPE_ID: '', STATUS_ID: '5' }, 'a letting'],
  [{ TRANS_TYPE_ID: '', LET_RENT_FREQUENCY: '0' }, 'listed'],
  [{ TRANS_TYPE_ID: '' }, 'listed'],
  [{ LET_RENT_FREQUENCY: '1' }, 'listed'],
  [{ TRANS_TYPE_ID: '2' }, 'a letting'],
  [{ PRICE: '1250 pcm' }, 'a letting'],
  [{ PRICE: '£1,250 p.c.m.' }, 'a letting'],
  [{ PRICE: '225pw' }, 'a letting'],
  [{ PRICE: '1200 €/month' }, 'a letting'],
  [{ PRICE: '£15,000 per annum' }, 'a letting'],
  [{ PRICE: '3500 €/m²' }, 'a price for an area'],
  [{ PRICE: '£250 per sq ft' }, 'a price for an area'],
  [{ PRICE: '£5,000 deposit' }, 'a deposit'],
  [{ PRICE: '£96,000 (40% share)' }, 'a share of a home'],
  [{ PRICE_QUALIFIER: '9' }, 'a share of a home'],
  [{ PRICE_QUALIFIER: '11' }, 'a share of a home'],
  [{ PRICE_QUALIFIER: '12' }, 'a share of a home'],
  [{ PRICE: '£250,000' }, 'listed'],
  [{ PRICE: 'GBP 250000' }, 'listed'],
])('BLM: a row with %o is %s', async (given, reason) => {
  expect(await reasonsIn('blm', blmOf(given))).toEqual([reason])
})

test.each([
  ['2', '250000 (Guide price)'],
  ['4', '250000 (Offers in excess of)'],
  ['7', '250000 (From)'],
  ['10', '250000 (Offers over)'],
  ['0', '250000'],
  ['1', undefined],
])('BLM: the price qualifier %s gives the price %s', async (qualifier, price) => {
  const [item] = await itemsIn('blm', blmOf({ PRICE_QUALIFIER: qualifier }))
  expect(item).toMatchObject({ kind: 'listing', listing: { price } })
})

test.each([
  [{ type: 'Commercial' }, 'commercial'],
  [{ type: 'Shop' }, 'commercial'],
  [{ type: 'Warehouse' }, 'commercial'],
  [{ type: '<es>Local comercial</es>' }, 'commercial'],
  [{ type: 'Garage' }, 'a place for cars, boats or things'],
  [{ part_ownership: '1' }, 'a share of a home'],
  [{ part_ownership: '0' }, 'listed'],
  [{ price_freq: 'month' }, 'a letting'],
  [{ type: 'Country house' }, 'listed'],
])('Kyero: a home with %o is %s', async (given, reason) => {
  expect(await reasonsIn('kyero', kyeroOf(given))).toEqual([reason])
})

test.each([
  [{ use: 'WOHNEN="false" GEWERBE="true"' }, 'commercial'],
  [{ use: 'WOHNEN="true" GEWERBE="true"', kind: '<einzelhandel handel_typ="LADENLOKAL"/>' }, 'commercial'],
  [{ use: 'WOHNEN="true" GEWERBE="true"', kind: '<wohnung wohnungtyp="LOFT-STUDIO-ATELIER"/>' }, 'listed'],
  [{ kind: '<grundstueck grundst_typ="INDUSTRIE"/>' }, 'commercial'],
  [{ kind: '<grundstueck grundst_typ="WOHNEN"/>' }, 'listed'],
  [{ kind: '<parken parken_typ="TIEFGARAGE"/>' }, 'a place for cars, boats or things'],
  [{ price: '<kaufpreis>3500 €/m²</kaufpreis>' }, 'a price for an area'],
])('OpenImmo: an object with %o is %s', async (given, reason) => {
  expect(await reasonsIn('openimmo', openimmoOf(given))).toEqual([reason])
})

test.each([
  [{ InternetEntireListingDisplayYN: false }, 'not to be shown on websites'],
  [{ InternetEntireListingDisplayYN: 'N' }, 'not to be shown on websites'],
  [{ InternetEntireListingDisplayYN: 0 }, 'not to be shown on websites'],
  [{ internetEntireListingDisplay: 'false' }, 'not to be shown on websites'],
  [{ InternetEntireListingDisplayYN: null }, 'listed'],
  [{ InternetEntireListingDisplayYN: true }, 'listed'],
  [{ PropertyType: 'Commercial Sale' }, 'commercial'],
  [{ PropertyType: 'CommercialSale' }, 'commercial'],
  [{ PropertySubType: 'Warehouse' }, 'commercial'],
  [{ PropertySubType: 'HotelMotel' }, 'commercial'],
  [{ PropertySubType: 'Deeded Parking' }, 'a place for cars, boats or things'],
  [{ PropertySubType: 'Timeshare' }, 'a share of a home'],
  [{ PropertyType: 'Residential Lease' }, 'a letting'],
  [{ TransactionType: 'For Lease' }, 'a letting'],
])('RESO: a home with %o is %s', async (given, reason) => {
  expect(await reasonsIn('reso', resoOf(given))).toEqual([reason])
})

const residential = (content: string, name = 'residential') =>
  reaxmlOf(`<${name} status="current"><uniqueID>A</uniqueID><headline>A home</headline>${content}</${name}>`)

test.each([
  [residential('<priceView>$450 per week</priceView>'), 'a letting'],
  [residential('<price>450 pw</price>'), 'a letting'],
  [residential('<price>650000</price><priceView>$450 per week</priceView>'), 'listed'],
  [residential('<price>650000</price><landCategory name="Commercial"/>', 'land'), 'commercial'],
  [residential('<price>650000</price><category name="Warehouse"/>'), 'commercial'],
  [
    residential('<price>650000</price><category name="Warehouse"/><features><bedrooms>2</bedrooms></features>'),
    'listed',
  ],
])('REAXML: %s is %s', async (text, reason) => {
  expect(await reasonsIn('reaxml', text)).toEqual([reason])
})
