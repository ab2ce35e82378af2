import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { call } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { bellOf, makeViewing, viewingNow } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { runDueJobs } from '../../../../test/server/run-jobs.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import { gazetteer } from '../../providers/geocoder/gazetteer.ts'
import { moveTimeZones } from '../open-time/move-time-zones.ts'
import { replacements } from '../tables/place.ts'
import { properties } from '../tables/property.ts'
import { placeJobs } from './place.jobs.ts'
import { homesAfter } from './place-again.store.ts'
import { misplacedHomes, placeHomesAgain } from './place-again.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(properties)
  await app.db.delete(replacements)
})

const geocoder = gazetteer()
const newJersey = { latitude: 39.9259, longitude: -75.1196, precision: 'town' as const }
const london = { latitude: 51.5085, longitude: -0.1257, precision: 'town' }
const misplaced = (other: object = {}) =>
  make.property(app, { agent, location: 'Camden, London NW1', ...newJersey, ...other })
const row = async ({ id }: { id: string }) => (await app.db.select().from(properties).where(eq(properties.id, id)))[0]

async function placeAgain(stopping?: AbortSignal) {
  const onMoved = (...[tx, home]: Parameters<Parameters<typeof placeHomesAgain>[0]['onMoved']>) =>
    moveTimeZones(tx, home, new Date())
  await enqueueJob(app.db, placeJobs.placeAgain, {})
  const job = placeHomesAgain({ ...app.parts, geocoder, onMoved })
  await runDueJobs(app.db, { placeHomesAgain: job }, stopping)
}

test('homes that an earlier version placed wrong are listed, and moved; nothing else is changed', async () => {
  const wrong = await misplaced()
  const nowhere = await make.property(app, { agent, location: 'Newcastle, NSW' })
  const namesake = await make.property(app, { agent, location: 'Main Street, Franklin', ...newJersey })
  const others = [
    await misplaced({ geocodedAt: null, precision: 'exact' }), // a pin of its agent
    await misplaced({ geocodedAt: null }), // chosen by its agent, or of its row
    await misplaced({ precision: 'street' }), // of another geocoder
    await misplaced({ sold: true }),
    await make.property(app, {
      agent,
      location: 'Bath, United Kingdom',
      latitude: 51.3751,
      longitude: -2.3617,
      precision: 'town',
    }),
  ]
  const before = await Promise.all(others.map(row))
  const listed = await misplacedHomes(geocoder, await homesAfter(app.db, null, 100))
  expect(listed.map(({ home }) => home.id)).toEqual([wrong.id, nowhere.id, namesake.id])
  await placeAgain()
  expect(await row(wrong)).toMatchObject(london)
  expect(await row(nowhere)).toMatchObject({ latitude: expect.closeTo(-32.93, 1), precision: 'town' })
  expect(await row(namesake)).toMatchObject({ latitude: null, precision: null, geocodedAt: expect.any(Date) })
  expect(await Promise.all(others.map(row))).toEqual(before)
  expect(await app.db.select().from(replacements)).toMatchObject([
    { lookedAt: 8, moved: 3, finishedAt: expect.any(Date) },
  ])
})

test('runs once for each version of the gazetteer, and goes on where it was stopped', async () => {
  await placeAgain(AbortSignal.abort())
  expect(await app.db.select().from(replacements)).toMatchObject([{ lookedAt: 0, finishedAt: null }])
  const wrong = await misplaced()
  await placeAgain()
  expect(await row(wrong)).toMatchObject(london)
  const later = await misplaced()
  await placeAgain()
  expect(await row(later)).toMatchObject(newJersey)
  await app.db.update(replacements).set({ version: 'earlier' })
  await placeAgain()
  expect(await row(later)).toMatchObject(london)
  expect(await app.db.select().from(replacements)).toHaveLength(1)
})

test('a search of the map finds a home at its new place alone, and its viewings go by the clocks there', async () => {
  const buyer = await make.user(app)
  const home = await misplaced({ status: 'verified' })
  const startsAt = new Date(Date.now() + 48 * 3_600_000)
  const viewing = await makeViewing(app, { home, agent, buyer, startsAt, status: 'accepted' })
  await placeAgain()
  const found = async (bbox: string) =>
    (await call(app, undefined, 'GET', `/allProperty/status?bbox=${bbox}`)).body as unknown
  expect(await found('-1,51,1,52')).toMatchObject([{ _id: home.id }])
  expect(await found('-76,39,-74,41')).toEqual([])
  expect(await viewingNow(app, viewing)).toMatchObject({ startsAt, timeZone: 'Europe/London' })
  expect(await bellOf(app, buyer)).toEqual([])
})

test('an answer that was kept has the parts that are read later', async () => {
  const home = await make.property(app, { agent, location: '12 Mill Lane, Bath, BA1 1AA' })
  const read = async () => (await call(app, undefined, 'GET', `/allProperty/${home.id}`)).body
  expect(await read()).not.toHaveProperty('address')
  await placeAgain()
  await expect.poll(read).toMatchObject({ address: { houseNumber: '12', street: 'Mill Lane', town: 'Bath' } })
})
