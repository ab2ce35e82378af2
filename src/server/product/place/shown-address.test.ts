import { expect, onTestFinished, test } from 'vitest'
import type { Address } from '#contract/address'
import { LANGUAGES, setSiteLanguages } from '#contract/language'
import { shownParts, shownText, shownTexts } from './shown-address.ts'

const ADDRESS_ON_REQUEST = '(address on request)'

const bath: Address = {
  unit: 'Flat 3',
  building: 'Rosewood House',
  houseNumber: '12',
  street: 'Mill Lane',
  locality: 'Widcombe',
  town: 'Bath',
  region: 'Somerset',
  postcode: 'BA1 1AA',
  country: 'GB',
}
const texts = {
  title: 'Garden flat with a view',
  location: 'Flat 3, Rosewood House, 12 Mill Lane, Widcombe, Bath, Somerset BA1 1AA, United Kingdom',
  description: 'Come and see it.',
}

test('shows a whole address as it was written', () => {
  expect(shownTexts(texts, bath, 'whole')).toEqual(texts)
  expect(shownParts(bath, 'whole')).toBe(bath)
})

test('shows the street without number, unit and building', () => {
  expect(shownParts(bath, 'street')).toEqual({
    street: 'Mill Lane',
    locality: 'Widcombe',
    town: 'Bath',
    region: 'Somerset',
    postcode: 'BA1 1AA',
    country: 'GB',
  })
  expect(shownTexts(texts, bath, 'street').location).toBe('Mill Lane, Widcombe, Bath, Somerset BA1 1AA, United Kingdom')
})

test('shows the town with its region, country and the area of its postcode', () => {
  expect(shownParts(bath, 'town')).toEqual({ town: 'Bath', region: 'Somerset', postcode: 'BA1', country: 'GB' })
  expect(shownTexts(texts, bath, 'town').location).toBe('Bath, Somerset BA1, United Kingdom')
})

test.each([
  ['GB', 'SW19 2RD', 'SW19'],
  ['IE', 'D02 X285', 'D02'],
  ['NL', '1015 CC', '1015'],
  ['CA', 'K1A 0B1', 'K1A'],
  ['US', '62704-1234', '62704'],
  ['US', '62704', '62704'],
  ['PT', '1250-096', '1250'],
  ['DE', '04109', '04109'],
  [undefined, 'BA1 1AA', 'BA1'],
  ['FR', 'BA1 1AA', 'BA1'],
  [undefined, '04109', '04109'],
])('shows of a postcode of %s, %s, the area %s', (country, postcode, area) => {
  expect(shownParts({ town: 'Town', postcode, country }, 'town').postcode).toBe(area)
})

test('shows a locality where no town is known, and says that the address is on request where nothing is', () => {
  expect(shownTexts(texts, { street: 'Mill Lane', locality: 'Widcombe' }, 'town').location).toBe('Widcombe')
  expect(shownTexts(texts, { street: 'Mill Lane' }, 'town').location).toBe('Address on request')
})

test.each([
  ['Flat 3, 12 Mill Lane', 'Apartment in Bath'],
  ['Charming home on MILL LN.', 'Apartment in Bath'],
  ['Rosewood House: a new chapter', 'Apartment in Bath'],
  ['Widcombe’s best garden', 'Widcombe’s best garden'],
  ['Milling about', 'Milling about'],
])('makes the title %s of a home with its town alone', (title, shown) => {
  const address = { ...bath, locality: undefined }
  const location = texts.location.replace(' Widcombe,', '')
  expect(shownTexts({ ...texts, location, title, type: 'apartment' }, address, 'town').title).toBe(shown)
})

test('a listing without a language is in the site’s own', () => {
  setSiteLanguages(['es'])
  onTestFinished(() => setSiteLanguages(LANGUAGES))
  const listing = { title: 'Calle Larga 5', location: 'Calle Larga 5, Málaga', description: 'En Calle Larga 5.' }
  const address = { houseNumber: '5', street: 'Calle Larga', town: 'Málaga' }
  expect(shownTexts({ ...listing, type: 'house' }, address, 'town')).toMatchObject({
    title: 'Casa en Málaga',
    description: 'En (dirección a consultar).',
  })
  expect(shownTexts(listing, { street: 'Calle Larga' }, 'town').location).toBe('Dirección a consultar')
  expect(shownTexts({ ...listing, language: 'de', type: 'house' }, address, 'town').title).toBe('Haus in Málaga')
  expect(shownText(listing.description, address, 'town', listing.location)).toBe('En (dirección a consultar).')
})

test('keeps a title that names only what is shown', () => {
  expect(shownTexts({ ...texts, title: 'Cottage in Mill Lane' }, bath, 'street').title).toBe('Cottage in Mill Lane')
  expect(shownTexts({ ...texts, title: '12 Mill Lane', type: 'house' }, bath, 'street').title).toBe(
    'House in Mill Lane, Bath',
  )
})

test.each([
  ['At 12 Mill Lane, BATH you find it.', `At ${ADDRESS_ON_REQUEST}, BATH you find it.`],
  [
    '12, mill  lane is sunny; so is all of Mill Lane.',
    `${ADDRESS_ON_REQUEST} is sunny; so is all of ${ADDRESS_ON_REQUEST}.`,
  ],
  ['Ask for Flat 3 at Rosewood House', `Ask for ${ADDRESS_ON_REQUEST} at ${ADDRESS_ON_REQUEST}`],
  ['The code is BA11AA or BA1 1AA.', `The code is ${ADDRESS_ON_REQUEST} or ${ADDRESS_ON_REQUEST}.`],
  ['#MillLane', `#${ADDRESS_ON_REQUEST}`],
  ['Bath, three rooms, 12 windows', 'Bath, three rooms, 12 windows'],
])('takes the hidden parts out of a description: %s', (description, shown) => {
  expect(shownText(description, bath, 'town', texts.location)).toBe(shown)
})

test('finds a German street with its number behind it, in its short form, and with other accents', () => {
  const leipzig = { houseNumber: '17', street: 'Große Amselstraße', town: 'Leipzig', postcode: '04109', country: 'DE' }
  expect(shownText('Die Grosse Amselstr. 17 liegt gut', leipzig, 'town', 'Große Amselstraße 17, 04109 Leipzig')).toBe(
    `Die ${ADDRESS_ON_REQUEST} liegt gut`,
  )
})

test.each([
  ['The Mill Lane’s best', 'Mill Lane', 'The (address on request) best'],
  ['Near Kings Rd', 'King’s Road', 'Near (address on request)'],
  ['Near King’s Road', 'Kings Road', 'Near (address on request)'],
  ['Saint Marys Road', 'St Mary’s Rd', '(address on request)'],
  ['Haupt Straße 5', 'Hauptstr.', '(address on request) 5'],
  ['Piso en Alcalá 41', 'Calle de Alcalá', 'Piso en (address on request)'],
  ['Piso en Alcalá de Henares', 'Calle de Alcalá', 'Piso en Alcalá de Henares'],
  ['테헤란로에서 5분', '테헤란로', '(address on request)에서 5분'],
  ['東京の桜田通り沿い', '桜田通り', '東京の(address on request)沿い'],
  ['Bağdat Caddesi’nde', 'Bağdat Cad.', '(address on request)'],
  ['The lane of the mill', 'Mill Lane', 'The lane of the mill'],
])('finds in “%s” the street %s', (text, street, shown) => {
  expect(shownText(text, { houseNumber: '41', street, town: 'Town' }, 'town', 'Town')).toBe(shown)
})

test.each([
  ['Dublin 13', 'Dublin 13'],
  ['Paris 16e', 'Paris 16e'],
  ['東京都千代田区桜田通り1-2-3', '東京都千代田区'],
  ['北京市朝阳区建国路88号', '北京市朝阳区'],
  ['Site 4 Block 7', 'Address on request'],
])('shows of a town that reads %s only %s', (town, shown) => {
  expect(shownTexts({ ...texts, location: town }, { town }, 'town').location).toBe(shown)
})

test.each(['Off Zephyr Walk', 'Near the mill at Zephyr Walk', 'Corner of Zephyr Walk and High Street'])(
  'hides the street alone where the line is “%s”',
  (street) => {
    expect(shownText('In zephyr walk', { street, town: 'Bath' }, 'town', `${street}, Bath`)).toBe(
      'In (address on request)',
    )
  },
)

test('hides what the location names where the given parts lack it, and keeps the town and what surrounds it', () => {
  const location = 'The Old Forge, 41 Zephyr Walk, 8001 Zürich, Central Zürich, Switzerland'
  const title = (text: string) =>
    shownTexts({ title: text, location, description: '' }, { town: 'Zürich', country: 'CH' }, 'town').title
  expect(['Old forge by 41 zephyr walk', 'On Zephyr Walk', 'The Old Forge'].map(title)).toEqual(
    Array(3).fill('Home in Zürich'),
  )
  for (const text of ['Flat in Zürich', 'Central Zürich, Switzerland', 'Walk to town']) expect(title(text)).toBe(text)
})

test('leaves out features that name a hidden part', () => {
  const features = ['Balcony', 'Rosewood House’s garden', '24 Mill Lanes away']
  expect(shownTexts({ ...texts, features }, bath, 'town').features).toEqual(['Balcony', '24 Mill Lanes away'])
  expect(shownTexts({ ...texts, features }, bath, 'whole').features).toBe(features)
  expect(shownTexts({ ...texts, features: null }, bath, 'town').features).toBe(null)
})
