import { expect, test } from 'vitest'
import { listingsIn } from '../../test/read-text.ts'
import { reaxmlOf, resoOf } from '../sample-files.ts'
import { kindIn } from './type-words.ts'

test.each([
  ['Apartment with terrace', 'apartment'],
  ['Penthouse with roof terrace', 'apartment'],
  ['Garden apartment', 'apartment'],
  ['Townhouse apartment', 'apartment'],
  ['Apartment above shop', 'apartment'],
  ['Block of apartments', 'apartment'],
  ['Piso con garaje', 'apartment'],
  ['Ático dúplex', 'apartment'],
  ['Etagenwohnung', 'apartment'],
  ['Villa with land', 'house'],
  ['House with office', 'house'],
  ['Semi-detached house', 'house'],
  ['Doppelhaushälfte', 'house'],
  ['Maison avec terrain', 'house'],
  ['Villa / land', 'house'],
  ['SingleFamilyResidence', 'house'],
  ['Casa adosada', 'townhouse'],
  ['Terraced house', 'townhouse'],
  ['Town House', 'townhouse'],
  ['Reihenmittelhaus', 'townhouse'],
  ['End of terrace', 'townhouse'],
  ['Terreno con casa', 'land'],
  ['Plot of land', 'land'],
  ['Baugrundstück', 'land'],
  ['Farm land', 'land'],
  ['Warehouse', 'commercial'],
  ['Bürohaus', 'commercial'],
  ['Nave industrial', 'commercial'],
  ['Shop with flat', 'commercial'],
  ['Bed & Breakfast', 'commercial'],
  ['Parking space', 'parking'],
  ['Trastero', 'parking'],
  ['Ruin', 'other'],
  ['', undefined],
])('%j is the kind %s', (name, kind) => {
  expect(kindIn(name)).toBe(kind)
})

const reaxml = (element: string, category: string, beds: number) =>
  reaxmlOf(`<${element} status="current"><uniqueID>A</uniqueID><price>650000</price>${category}
    <features><bedrooms>${beds}</bedrooms></features></${element}>`)

test.each([
  ['residential', '<category name="AcreageSemi-rural"/>', 4, 'house'],
  ['residential', '<category name="DuplexSemi-detached"/>', 3, 'house'],
  ['residential', '<category name="Terrace"/>', 3, 'townhouse'],
  ['residential', '<category name="ServicedApartment"/>', 1, 'apartment'],
  ['rural', '<ruralCategory name="Cropping"/>', 4, 'house'],
  ['rural', '<ruralCategory name="Cropping"/>', 0, 'land'],
  ['rural', '', 0, 'house'],
  ['land', '<landCategory name="Residential"/>', 0, 'land'],
])('REAXML: <%s> with %s and %i bedrooms is a %s', async (element, category, beds, type) => {
  expect(await listingsIn('reaxml', reaxml(element, category, beds))).toMatchObject([{ facts: { type } }])
})

test.each([
  ['Farm', 'Ranch', 3, 'house'],
  ['Farm', 'Farm', 3, 'house'],
  ['Farm', '', 0, 'land'],
  ['Residential', 'Condominium', 2, 'apartment'],
  ['Residential', 'Single Family Residence', 2, 'house'],
  ['Land', 'Unimproved Land', 0, 'land'],
])('RESO: %s, %s with %i bedrooms is a %s', async (kind, subType, beds, type) => {
  const text = resoOf({ PropertyType: kind, PropertySubType: subType, BedroomsTotal: beds })
  expect(await listingsIn('reso', text)).toMatchObject([{ facts: { type } }])
})
