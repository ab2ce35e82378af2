import { expect, test } from 'vitest'
import { blmOf, kyeroOf, listingsIn, openimmoOf, reaxmlOf, resoOf } from '../../../../../test/feeds/read-text.ts'
import { behindStreet, postcodeArea } from './shown-address.ts'

const point = { Latitude: 39.80123, Longitude: -89.64456 }
const parts = { City: 'Alderton', StateOrProvince: 'OR', PostalCode: '97999' }

test.each([false, 'false', 'N', 'No', 0, '0'])(
  'RESO: a home whose address may not be shown (%j) has its town alone, and no point',
  async (word) => {
    const homes = [
      { ...parts, InternetAddressDisplayYN: word, ...point },
      { InternetAddressDisplayYN: word, ...point },
      {
        UnparsedAddress: '',
        StreetNumber: '12',
        StreetName: 'Alder',
        ...parts,
        InternetAddressDisplayYN: word,
        ...point,
      },
      { internetAddressDisplay: word, ...point },
    ]
    for (const { location, title, facts, addressShown } of await listingsIn('reso', resoOf(...homes))) {
      expect(location).toBe('Alderton, OR 97999')
      expect(title).toBe('Home, Alderton, OR 97999')
      expect(facts).toEqual({})
      expect(addressShown).toBe('town')
    }
  },
)

test.each([true, 'Y', null, undefined, ''])('RESO: an address is shown where the word is %j', async (word) => {
  const [home] = await listingsIn('reso', resoOf({ InternetAddressDisplayYN: word, ...point }))
  expect(home).toMatchObject({ location: '12 Alder St, Alderton, OR 97999', facts: { latitude: 39.80123 } })
})

test.each(['false', '0', 'nein', 'FALSE'])(
  'OpenImmo: objektadresse_freigeben %s hides street, number and point',
  async (word) => {
    const rest = `<freitexte><objekttitel>Villa in der Amselgasse</objekttitel><objektbeschreibung>Die Amselgasse 17 ist ruhig.</objektbeschreibung></freitexte>
    <verwaltung_objekt><objektadresse_freigeben>${word}</objektadresse_freigeben></verwaltung_objekt>`
    const [home] = await listingsIn('openimmo', openimmoOf({ rest }))
    expect(home).toMatchObject({
      location: '04109 Leipzig',
      title: 'House, 04109 Leipzig',
      description: 'Die … ist ruhig.',
      address: { street: 'Amselgasse', houseNumber: '17', town: 'Leipzig' },
    })
    expect(home?.facts).toEqual({ type: 'house' })
  },
)

test('OpenImmo: an address without the word is shown, and a map that may not be near has no point of the file', async () => {
  const [shown, far] = await listingsIn(
    'openimmo',
    openimmoOf({}, { reference: 'B', geo: '<karten_mikro>false</karten_mikro>' }),
  )
  expect(shown).toMatchObject({ location: 'Amselgasse 17, 04109 Leipzig', facts: { latitude: 51.34112 } })
  expect(far?.facts).not.toHaveProperty('latitude')
})

const reaxml = (address: string) =>
  reaxmlOf(`<residential status="current"><uniqueID>A</uniqueID><price>650000</price>${address}
    <geocode><latitude>-37.56211</latitude><longitude>143.85033</longitude></geocode><category name="House"/></residential>`)
const street = '<subNumber>3</subNumber><streetNumber>12</streetNumber><street>Wattlebird Street</street>'
const area = '<state>VIC</state><postcode>3350</postcode>'

test.each([
  [`<address display="no">${street}<suburb>Ballarat</suburb>${area}</address>`, 'Ballarat, VIC 3350'],
  [`<address display="No">${street}<suburb display="yes">Ballarat</suburb>${area}</address>`, 'Ballarat, VIC 3350'],
  [`<address display="yes">${street}<suburb display="no">Ballarat</suburb>${area}</address>`, 'VIC 3350'],
])('REAXML: %s is shown as %s, without its geocode', async (address, location) => {
  const [home] = await listingsIn('reaxml', reaxml(address))
  expect(home).toMatchObject({ location, title: `House, ${location}`, addressShown: 'town' })
  expect(home?.facts).toEqual({ type: 'house' })
})

test('REAXML: an address that may be shown keeps its point', async () => {
  const [home] = await listingsIn('reaxml', reaxml(`<address>${street}<suburb>Ballarat</suburb>${area}</address>`))
  expect(home).toMatchObject({ location: '3/12 Wattlebird Street, Ballarat, VIC 3350', facts: { latitude: -37.56211 } })
})

const exact = { EXACT_LATITUDE: '51.3811234', EXACT_LONGITUDE: '-2.3591234' }

test.each([
  ['Mill Lane, Larkford', 'Mill Lane, Larkford, LK1 1AA', 'street', { latitude: 51.381, precision: 'street' }],
  ['12 Mill Lane, Larkford', '12 Mill Lane, Larkford, LK1 1AA', 'whole', { latitude: 51.3811234 }],
  ['12 Mill Lane, LK1 1AA', '12 Mill Lane, LK1 1AA', 'whole', { latitude: 51.3811234 }],
  ['Larkford', 'Larkford, LK1', 'town', { latitude: undefined }],
  ['', 'Mill Lane, Larkford, LK1 1AA', 'street', { latitude: 51.381 }],
])('BLM: the display address %j is shown as %s', async (display, location, addressShown, point) => {
  const [home] = await listingsIn('blm', blmOf({ DISPLAY_ADDRESS: display, ...exact }))
  expect(home).toMatchObject({ location, addressShown, address: { houseNumber: '12', postcode: 'LK1 1AA' } })
  expect(home?.facts).toMatchObject(point.latitude === undefined ? {} : point)
  expect(home?.facts.latitude).toBe(point.latitude)
})

test.each([
  ['1424 Larkspur Lane', '1424 Larkspur Lane, Springfield, IL 62704'],
  ['1424 Springfield Lane', '1424 Springfield Lane, Springfield, IL 62704'],
  ['1424 Larkspur Lane, Springfield, IL 62704', '1424 Larkspur Lane, Springfield, IL 62704'],
  ['1424 Larkspur Lane Springfield IL 62704', '1424 Larkspur Lane Springfield IL 62704'],
  ['1424 Larkspur Lane, Springfield', '1424 Larkspur Lane, Springfield, IL 62704'],
  ['1424 Larkspur Lane, Springfield, Illinois', '1424 Larkspur Lane, Springfield, Illinois, 62704'],
])('RESO: the address %s gets what it lacks of town, state and postcode: %s', async (unparsed, location) => {
  const area = { City: 'Springfield', StateOrProvince: 'IL', PostalCode: '62704' }
  expect(await listingsIn('reso', resoOf({ UnparsedAddress: unparsed, ...area }))).toMatchObject([{ location }])
})

test('Kyero: parts of the address are handed on', async () => {
  const [home] = await listingsIn('kyero', kyeroOf({ province: 'Lark', country: 'ES' }))
  expect(home).toMatchObject({ address: { town: 'Larkford', region: 'Lark', country: 'ES' }, addressShown: 'whole' })
})

test.each([
  ['LK1 1AA', 'LK1'],
  ['SW1A1AA', 'SW1A'],
  ['D02 X285', 'D02'],
  ['K1A 0B1', 'K1A'],
  ['1012 AB', '1012'],
  ['62704-1234', '62704'],
  ['62704', '62704'],
  ['Larkford, LK1 1AA', 'Larkford, LK1'],
])('%s is of the area %s', (postcode, area) => {
  expect(postcodeArea(postcode)).toBe(area)
})

test.each([
  ['12 Mill Lane, Larkford, LK1 1AA', 'Larkford, LK1 1AA'],
  ['Flat 3, 12 Mill Lane, Larkford', 'Larkford'],
  ['12 Main St, Apt 4B, Springfield, IL 62704', 'Springfield, IL 62704'],
  ['Amselgasse 17, 04109 Leipzig', '04109 Leipzig'],
  ['12 Mill Lane', ''],
])('behind the street of %j stands %j', (address, behind) => {
  expect(behindStreet(address)).toBe(behind)
})
