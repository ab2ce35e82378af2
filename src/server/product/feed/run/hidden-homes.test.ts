import { eq, sql } from 'drizzle-orm'
import { blmOf, openimmoOf, reaxmlOf, resoOf } from 'feed-formats/sample-files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { addFeed, type FeedWorld, feedWorld, homesOf, runOnce } from '../../../../../test/feeds/feed-world.ts'
import { call } from '../../../../../test/people/deal.ts'
import { make } from '../../../../../test/people/make.ts'
import { checkDueHomes } from '../../evidence/check-homes.ts'
import { findings } from '../../tables/evidence.ts'

let world: FeedWorld
beforeAll(async () => {
  world = await feedWorld({ CURRENCY: 'EUR' })
})
afterAll(() => world.close())

const reaxml = (attributes: string, suburb: string, number = '41') =>
  reaxmlOf(`<residential status="current"><uniqueID>A</uniqueID><price currency="EUR">650000</price>
    <address ${attributes}><subNumber>7</subNumber><streetNumber>${number}</streetNumber><street>Zephyr Walk</street>
      <suburb display="${suburb}">Ballarat</suburb><state>VIC</state><postcode>3350</postcode></address>
    <geocode><latitude>-37.56789</latitude><longitude>143.85987</longitude></geocode><category name="House"/>
    <headline>41 Zephyr Walk</headline><description>Zephyr Walk is quiet.</description>
    <features><bedrooms>3</bedrooms><otherFeatures>Gate to Zephyr Walk</otherFeatures></features></residential>`)

type Case = { file: string; shown: string; whole: string; other: string }
const cases: Record<string, Case> = {
  OpenImmo: {
    file: openimmoOf({
      rest: `<freitexte><objekttitel>Villa in der Amselgasse</objekttitel><objektbeschreibung>Die Amselgasse 17 ist ruhig.</objektbeschreibung></freitexte>
        <verwaltung_objekt><objektadresse_freigeben>false</objektadresse_freigeben></verwaltung_objekt>`,
    }),
    shown: 'Leipzig, 04109',
    whole: 'Amselgasse 17, 04109 Leipzig',
    other: 'Amselgasse 17, 04109 Leipzig, Germany',
  },
  RESO: {
    file: resoOf({
      ListPrice: '650000 EUR',
      UnparsedAddress: '41 Zephyr Walk, Springfield, IL 62704',
      City: 'Springfield',
      StateOrProvince: 'IL',
      PostalCode: '62704',
      PublicRemarks: '41 Zephyr Walk has a garden.',
      Latitude: 39.78789,
      Longitude: -89.64987,
      InternetAddressDisplayYN: false,
    }),
    shown: 'Springfield, IL 62704',
    whole: '41 Zephyr Walk, Springfield, IL 62704',
    other: '41 Zephyr Walk, Springfield, IL 62704',
  },
  REAXML: {
    file: reaxml('display="no"', 'yes'),
    shown: 'Ballarat, VIC 3350',
    whole: '7/41 Zephyr Walk, Ballarat, VIC 3350',
    other: 'Unit 7, 41 Zephyr Walk, Ballarat VIC 3350',
  },
  'REAXML without its suburb': {
    file: reaxml('', 'no', '43'),
    shown: 'VIC 3350',
    whole: '7/43 Zephyr Walk, Ballarat, VIC 3350',
    other: 'Unit 7, 43 Zephyr Walk, Ballarat VIC 3350',
  },
  BLM: {
    file: blmOf({
      ADDRESS_1: '41',
      ADDRESS_2: 'Zephyr Walk',
      TOWN: 'Bath',
      POSTCODE1: 'BA1',
      POSTCODE2: '5QX',
      DISPLAY_ADDRESS: 'Bath',
      COUNTRY_CODE: 'IE', // prices in the site's currency
      DESCRIPTION: 'Zephyr Walk (BA1 5QX) is quiet.',
      EXACT_LATITUDE: '51.38789',
      EXACT_LONGITUDE: '-2.36987',
    }),
    shown: 'Bath, BA1',
    whole: '41 Zephyr Walk, Bath, BA1 5QX',
    other: '41 Zephyr Walk, Bath, BA1 5QX',
  },
}
const HIDDEN = /zephyr|amselgasse|5QX|\.\d{2}789|\.\d{2}987|51\.34112/i

test.each(Object.entries(cases))(
  '%s: hides the address from the public, not from its agent and the evidence',
  async (_, each) => {
    const { app, agency } = world
    world.agent = await make.user(app, { role: 'agent' })
    agency.files.set('/homes.csv', { body: each.file })
    const feed = await addFeed(world)
    await app.db.execute(sql`update feed set is_trusted = true where id = ${feed}`)
    expect((await runOnce(world, feed)).problems).toEqual([])
    await checkDueHomes({ ...world.parts, evidenceOff: [] })
    const [home] = Object.values(await homesOf(world))
    expect(home?.status).toBe('verified')
    expect(JSON.stringify(home)).not.toMatch(HIDDEN)
    const path = `/allProperty/${home?.id}`
    const { body: seen } = await call(app, undefined, 'GET', path)
    expect(seen).toMatchObject({ location: each.shown })
    expect(JSON.stringify(seen)).not.toMatch(HIDDEN)
    const own = (await call(app, world.agent, 'GET', path)).body as unknown as Property
    expect(own).toMatchObject({ location: each.shown, whole: { location: expect.stringContaining(each.whole) } })
    expect(JSON.stringify([own.whole?.latitude, own.whole?.longitude])).toMatch(HIDDEN)
    const other = await make.property(app, {
      agent: await make.user(app, { role: 'agent' }),
      location: each.other,
      status: 'pending',
    })
    await checkDueHomes({ ...world.parts, evidenceOff: [] })
    const found = await app.db.select().from(findings).where(eq(findings.propertyId, other.id))
    expect(found.map(({ rule, otherPropertyId }) => [rule, otherPropertyId])).toContainEqual([
      'listedByAnother',
      home?.id,
    ])
  },
)
