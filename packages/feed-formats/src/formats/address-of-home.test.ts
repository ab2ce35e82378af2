import { expect, test } from 'vitest'
import { listingsIn } from '../../test/read-text.ts'
import { blmOf, kyeroOf, openimmoOf, reaxmlOf, resoOf } from '../sample-files.ts'

function takeUnit(line: string) {
  const [, unit, rest = ''] = /^(flat \w+), (.+)$/i.exec(line) ?? []
  return unit === undefined ? undefined : { unit, rest }
}

const point = { Latitude: 39.80123, Longitude: -89.64456 }
const parts = { City: 'Alderton', StateOrProvince: 'OR', PostalCode: '97999' }

test.each([false, 'false', 'N', 'No', 0, '0'])(
  'RESO: a home whose address may not be shown (%j) is read whole, with the town to be shown',
  async (word) => {
    const unparsed = { ...parts, InternetAddressDisplayYN: word, ...point }
    const inParts = { UnparsedAddress: '', StreetNumber: '12', StreetName: 'Alder St', UnitNumber: 'Apt 3', ...parts }
    const homes = [unparsed, { ...inParts, internetAddressDisplay: word, ...point }]
    const [text, named] = await listingsIn('reso', resoOf(...homes))
    for (const home of [text, named])
      expect(home).toMatchObject({
        addressShown: 'town',
        title: 'Home, Alderton',
        facts: { latitude: 39.80123, longitude: -89.64456 },
        address: { town: 'Alderton', region: 'OR', postcode: '97999' },
      })
    expect(text?.location).toBe('12 Alder St, Alderton, OR 97999')
    expect(named?.location).toBe('12 Alder St Apt 3, Alderton, OR 97999')
    expect(named?.address).toMatchObject({ unit: 'Apt 3', houseNumber: '12', street: 'Alder St' })
  },
)

test.each([true, 'Y', null, undefined, ''])('RESO: an address is shown where the word is %j', async (word) => {
  const [home] = await listingsIn('reso', resoOf({ InternetAddressDisplayYN: word, ...point }))
  expect(home).toMatchObject({ location: '12 Alder St, Alderton, OR 97999', facts: { latitude: 39.80123 } })
})

test.each(['false', '0', 'nein', 'FALSE'])(
  'OpenImmo: objektadresse_freigeben %s lets the town be shown',
  async (word) => {
    const rest = `<freitexte><objekttitel>Villa in der Amselgasse</objekttitel><objektbeschreibung>Die Amselgasse 17 ist ruhig.</objektbeschreibung></freitexte>
    <verwaltung_objekt><objektadresse_freigeben>${word}</objektadresse_freigeben></verwaltung_objekt>`
    const [home] = await listingsIn('openimmo', openimmoOf({ rest }))
    expect(home).toMatchObject({
      location: 'Amselgasse 17, 04109 Leipzig',
      title: 'Villa in der Amselgasse',
      description: 'Die Amselgasse 17 ist ruhig.',
      address: { street: 'Amselgasse', houseNumber: '17', town: 'Leipzig' },
      addressShown: 'town',
      facts: { latitude: 51.34112 },
    })
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

const reaxml = (...addresses: string[]) =>
  reaxmlOf(
    ...addresses.map(
      (address) => `<residential status="current"><uniqueID>A</uniqueID><price>650000</price>${address}
    <geocode><latitude>-37.56211</latitude><longitude>143.85033</longitude></geocode><category name="House"/></residential>`,
    ),
  )
const street = '<subNumber>3</subNumber><streetNumber>12</streetNumber><street>Wattlebird Street</street>'
const area = '<state>VIC</state><postcode>3350</postcode>'

test.each(['no', 'No', '0'])('REAXML: an address with the display %s lets its suburb be shown', async (word) => {
  const [home] = await listingsIn(
    'reaxml',
    reaxml(`<address display="${word}">${street}<suburb display="yes">Ballarat</suburb>${area}</address>`),
  )
  expect(home).toMatchObject({
    location: '3/12 Wattlebird Street, Ballarat, VIC 3350',
    title: 'House, Ballarat',
    addressShown: 'town',
    address: { unit: '3', houseNumber: '12', street: 'Wattlebird Street', town: 'Ballarat' },
    facts: { latitude: -37.56211 },
  })
})

test('REAXML: a suburb that may not be shown is a part of its state, of which alone is shown', async () => {
  const address = (region: string) =>
    `<address display="yes">${street}<suburb display="no">Ballarat</suburb>${region}<postcode>3350</postcode></address>`
  const [inState, stateless] = await listingsIn('reaxml', reaxml(address('<state>VIC</state>'), address('')))
  expect(inState).toMatchObject({ title: 'House, VIC', addressShown: 'town', address: { locality: 'Ballarat' } })
  expect(inState?.address).not.toHaveProperty('town')
  expect(stateless).toMatchObject({ title: 'House', location: '3/12 Wattlebird Street, 3350', addressShown: 'town' })
  expect(JSON.stringify(stateless)).not.toContain('Ballarat')
})

test('REAXML: an address that may be shown keeps its point', async () => {
  const [home] = await listingsIn('reaxml', reaxml(`<address>${street}<suburb>Ballarat</suburb>${area}</address>`))
  expect(home).toMatchObject({ location: '3/12 Wattlebird Street, Ballarat, VIC 3350', facts: { latitude: -37.56211 } })
})

const exact = { EXACT_LATITUDE: '51.3811234', EXACT_LONGITUDE: '-2.3591234' }

test.each([
  ['Mill Lane, Larkford', '12 Mill Lane, Larkford, LK1 1AA', 'street'],
  ['12 Mill Lane, Larkford', '12 Mill Lane, Larkford, LK1 1AA', 'whole'],
  ['12 Mill Lane, LK1 1AA', '12 Mill Lane, LK1 1AA', 'whole'],
  ['Larkford', '12 Mill Lane, Larkford, LK1 1AA', 'town'],
  ['Near the castle, Larkford', '12 Mill Lane, Larkford, LK1 1AA', 'town'],
  ['', '12 Mill Lane, Larkford, LK1 1AA', 'street'],
])('BLM: the display address %j is read as %s, of which may be shown: %s', async (display, location, addressShown) => {
  const [home] = await listingsIn('blm', blmOf({ DISPLAY_ADDRESS: display, ...exact }))
  const address = { houseNumber: '12', street: 'Mill Lane', town: 'Larkford', postcode: 'LK1 1AA', country: 'GB' }
  expect(home).toMatchObject({ location, addressShown, address, facts: { latitude: 51.3811234 } })
})

test.each([
  [
    { ADDRESS_1: 'Rose Cottage', ADDRESS_2: 'Mill Lane' },
    { building: 'Rose Cottage', street: 'Mill Lane' },
  ],
  [
    { ADDRESS_1: '12 Mill Lane', ADDRESS_2: 'Upton' },
    { houseNumber: '12', street: 'Mill Lane', locality: 'Upton' },
  ],
  [
    { ADDRESS_1: 'Flat 3, 12', ADDRESS_2: 'Mill Lane' },
    { unit: 'Flat 3', houseNumber: '12', street: 'Mill Lane' },
  ],
  [
    { ADDRESS_1: 'Flat 3, The Old Mill, 12a', ADDRESS_2: 'Mill Lane', ADDRESS_3: 'Upton' },
    { unit: 'Flat 3', building: 'The Old Mill', houseNumber: '12a', street: 'Mill Lane', locality: 'Upton' },
  ],
  [
    { HOUSE_NAME_NUMBER: '12', STREET_NAME: 'Mill Lane', ADDRESS_1: 'x', ADDRESS_2: 'Upton' },
    { houseNumber: '12', street: 'Mill Lane', locality: 'Upton' },
  ],
  [{ ADDRESS_1: 'Mill Lane', ADDRESS_2: 'Mill Lane' }, { street: 'Mill Lane' }],
  [{ ADDRESS_1: 'Larkford', ADDRESS_2: 'Larkford' }, {}],
])('BLM: of %j the parts are %j', async (columns, parts) => {
  const [home] = await listingsIn('blm', blmOf({ DISPLAY_ADDRESS: '', ...columns }), { takeUnit })
  expect(home?.address).toEqual({ ...parts, town: 'Larkford', postcode: 'LK1 1AA', country: 'GB' })
})

test.each([
  [{ ADDRESS_1: '12' }, '12 Mill Lane, Springfield, Illinois, LK1 1AA', 'street'],
  [{ ADDRESS_1: 'Rose Cottage' }, 'Rose Cottage, Mill Lane, Springfield, Illinois, LK1 1AA', 'street'],
  [{ ADDRESS_1: '' }, 'Mill Lane, Springfield, Illinois, LK1 1AA', 'street'],
  [{ ADDRESS_1: '12', DISPLAY_ADDRESS: 'Larkford' }, '12, Larkford, LK1 1AA', 'town'],
])(
  'BLM: without a street in %j the display address is read behind the door',
  async (columns, location, addressShown) => {
    const display = { ADDRESS_2: '', DISPLAY_ADDRESS: 'Mill Lane, Springfield, Illinois' }
    const title = `2 bedroom apartment, ${{ ...display, ...columns }.DISPLAY_ADDRESS}`
    expect(await listingsIn('blm', blmOf({ ...display, ...columns }))).toMatchObject([
      { location, addressShown, title },
    ])
  },
)

test('BLM: without a reader of units a flat is a part of the building', async () => {
  const [home] = await listingsIn('blm', blmOf({ ADDRESS_1: 'Flat 3, 12', ADDRESS_2: 'Mill Lane' }))
  expect(home?.address).toMatchObject({ building: 'Flat 3', houseNumber: '12', street: 'Mill Lane' })
})

test('BLM: a display address without the flat shows no more than its street', async () => {
  const columns = { ADDRESS_1: 'Flat 3, 12', ADDRESS_2: 'Mill Lane', DISPLAY_ADDRESS: '12 Mill Lane, Larkford' }
  expect(await listingsIn('blm', blmOf(columns), { takeUnit })).toMatchObject([
    { addressShown: 'street', location: 'Flat 3, 12 Mill Lane, Larkford, LK1 1AA' },
  ])
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
