import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { findings } from '../tables/evidence.ts'
import { propertyAddresses } from '../tables/property-address.ts'
import { checkDueHomes } from './check-homes.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(() => app.close())

const paris = { latitude: 48.85, longitude: 2.35, precision: 'exact', geocodedAt: null } as const
const bath = { latitude: 51.38, longitude: -2.36, precision: 'town', geocodedAt: new Date() } as const

const listed = async (location: string, point: typeof paris | typeof bath) =>
  (await make.property(app, { agent: await make.user(app, { role: 'agent' }), location, status: 'pending', ...point }))
    .id

async function isFarAway(id: string): Promise<boolean> {
  const { log, geocoder, settings } = app.parts
  await checkDueHomes({ db: app.db, log, geocoder, currency: settings.currency, evidenceOff: [] })
  const about = and(eq(findings.propertyId, id), eq(findings.rule, 'pointFarAway'))
  return (await app.db.select().from(findings).where(about)).length > 0
}

test.each(['Bath', 'Amselgasse 17, 04109 Leipzig', 'Neudorf, Saxony-Anhalt, Germany'])(
  'a point far from a town that only one place can be is found: %s',
  async (location) => {
    expect(await isFarAway(await listed(location, paris))).toBe(true)
  },
)

test('a point far from a small town says nothing where a namesake may be meant', async () => {
  expect(await isFarAway(await listed('Lindenweg 7, 01234 Neudorf, Germany', paris))).toBe(false)
})

test('the point of a home whose address is hidden is compared, not the one that anybody may see', async () => {
  const id = await listed('Bath', bath)
  await app.db.insert(propertyAddresses).values({
    propertyId: id,
    shown: 'town',
    wholeLocation: '12 Mill Lane, Bath',
    wholeLatitude: paris.latitude,
    wholeLongitude: paris.longitude,
    wholePrecision: 'exact',
  })
  expect(await isFarAway(id)).toBe(true)
})
