import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { jobApi } from '#contract/job'
import { propertyApi } from '#contract/property'
import { nominatimFake } from '../../../../test/fakes/nominatim-fake.ts'
import { callAs } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { statementsOf } from '../../../../test/plans/plans.ts'
import { testApp } from '../../../../test/server/app.ts'
import { letRetriesBeDue, runDueJobs } from '../../../../test/server/run-jobs.ts'
import type { Geocoder } from '../../providers/geocoder/geocoder.ts'
import { GeocoderUnavailable } from '../../providers/geocoder/geocoder.ts'
import { nominatimGeocoder } from '../../providers/geocoder/nominatim.ts'
import { properties } from '../tables/property.ts'
import { placeListing, placingRounds } from './placing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(properties)
  await app.db.$client.query('delete from graphile_worker._private_jobs')
})

const running = new AbortController().signal
const unplaced = (location: string) => make.property(app, { agent, location, geocodedAt: null })
const row = async (id: string) => (await app.db.select().from(properties).where(eq(properties.id, id)))[0]
/** A geocoder that answers as `answer` does, and remembers what it was asked. */
function geocoderOf(answer: (location: string) => Promise<Awaited<ReturnType<Geocoder['locate']>>>) {
  const asked: string[] = []
  const locate = (location: string) => {
    asked.push(location)
    return answer(location)
  }
  const rounds = placingRounds({
    db: app.db,
    log: app.parts.log,
    onMoved: async () => {},
    geocoder: { kind: 'nominatim', locate, addressOf: async () => ({}), check: async () => {} },
  })
  return { asked, round: () => rounds(running) }
}
const there = { latitude: 1, longitude: 2, precision: 'street' as const }

test('places existing homes, the newest first, and geocodes an unknown location once', async () => {
  const [old, nowhere] = [await unplaced('A'), await unplaced('B')]
  const { asked, round } = geocoderOf(async (location) => (location === 'A' ? there : undefined))
  await round()
  await round()
  expect(asked).toEqual(['B', 'A'])
  expect(await row(old.id)).toMatchObject({ ...there, geocodedAt: expect.any(Date) })
  expect(await row(nowhere.id)).toMatchObject({ latitude: null, geocodedAt: expect.any(Date) })
})

test('marks nothing while the geocoder fails, and places every home once it answers', async () => {
  const homes = [await unplaced('A'), await unplaced('B'), await unplaced('C')]
  let isDown = true
  const { asked, round } = geocoderOf(async () => {
    if (isDown) throw new GeocoderUnavailable('it did not answer')
    return there
  })
  await round()
  expect(asked).toEqual(['C']) // one failure a round: a service in trouble is not asked about a thousand homes
  expect(await row(homes[2]?.id ?? '')).toMatchObject({ latitude: null, geocodedAt: null })
  isDown = false
  await round()
  for (const { id } of homes) expect(await row(id)).toMatchObject(there)
})

test('a home that makes the geocoder fail doesn’t delay others', async () => {
  const [first, second] = [await unplaced('A'), await unplaced('B')]
  await unplaced('poison')
  const { round } = geocoderOf(async (location) => {
    if (location === 'poison') throw new GeocoderUnavailable('500')
    return there
  })
  await round()
  await round()
  for (const { id } of [first, second]) expect(await row(id)).toMatchObject(there)
})

const jobsFor = async () => {
  const { rows } = await app.db.$client.query(
    `select key from graphile_worker.jobs where task_identifier = 'placeListing'`,
  )
  return rows.map(({ key }) => key.replace('placeListing:', ''))
}
const failing = (what: string, error: Error) =>
  geocoderOf(async (location) => {
    if (location === what) throw error
    return there
  })

test('leaves a location with an unexpected error to a job, and continues the round', async () => {
  const [old, broken] = [await unplaced('A'), await unplaced('broken')]
  const { asked, round } = failing('broken', new RangeError('out of range'))
  await round()
  await round()
  expect(asked).toEqual(['broken', 'A'])
  expect(await row(old.id)).toMatchObject(there)
  expect(await jobsFor()).toEqual([broken.id])
})

test.each([
  ['among others that are found', ['A', 'B']],
  ['alone', []],
])('leaves a location that is never answered, %s, to a job', async (_what, others) => {
  for (const location of others) await unplaced(location)
  const silent = await unplaced('silent')
  const { asked, round } = failing('silent', new GeocoderUnavailable('it did not answer'))
  for (let rounds = 0; rounds < 4; rounds++) await round()
  expect(await jobsFor()).toEqual([silent.id])
  expect(asked.filter((location) => location === 'silent').length).toBeLessThanOrEqual(2)
})

test('a failed job shows its reason to an admin, who retries it, and then the home has its point', async () => {
  const broken = await unplaced('broken')
  await failing('broken', new RangeError('out of range')).round()
  let isBroken = true
  const run = async () => {
    await letRetriesBeDue(app.db)
    await runDueJobs(app.db, {
      placeListing: placeListing({
        db: app.db,
        onMoved: async () => {},
        geocoder: { kind: 'nominatim', check: async () => {}, addressOf: async () => ({}), locate },
      }),
    })
  }
  const locate = async () => {
    if (isBroken) throw new RangeError('out of range')
    return there
  }
  const admin = await make.user(app, { role: 'admin' })
  const failed = async () => (await callAs(app, admin, jobApi.failed, {})).body
  for (let tries = 0; tries < 10; tries++) {
    expect(await failed()).toEqual([])
    await run()
  }
  const [job] = await failed()
  expect(job).toMatchObject({ name: 'placeListing', attempts: 10, error: 'RangeError: out of range' })
  isBroken = false
  expect((await callAs(app, admin, jobApi.retry, { params: { job: job._id } })).status).toBe(200)
  await run()
  expect(await row(broken.id)).toMatchObject(there)
  expect(await failed()).toEqual([])
})

test('places a home with a waiting job by its new location, and the job then does nothing', async () => {
  const broken = await unplaced('broken')
  await failing('broken', new RangeError('out of range')).round()
  await app.db.update(properties).set({ location: 'A', geocodedAt: null }).where(eq(properties.id, broken.id))
  const { asked, round } = failing('broken', new RangeError('out of range'))
  await round()
  expect(await row(broken.id)).toMatchObject(there)
  const locate = async (location: string) => void asked.push(location) as undefined
  await runDueJobs(app.db, {
    placeListing: placeListing({
      db: app.db,
      onMoved: async () => {},
      geocoder: { kind: 'nominatim', check: async () => {}, addressOf: async () => ({}), locate },
    }),
  })
  expect(asked).toEqual(['A'])
})

test('doesn’t overwrite a location or pin that an agent changed while the geocoder ran', async () => {
  const [moved, pinned] = [await unplaced('A'), await unplaced('B')]
  const { round } = geocoderOf(async () => {
    await app.db.update(properties).set({ location: 'Z' }).where(eq(properties.id, moved.id))
    await app.db.update(properties).set({ latitude: 9, longitude: 9 }).where(eq(properties.id, pinned.id))
    return there
  })
  await round()
  expect(await row(moved.id)).toMatchObject({ location: 'Z', latitude: null })
  expect(await row(pinned.id)).toMatchObject({ latitude: 9 })
})

test('doesn’t geocode sold homes or homes with a pin, and ends a round that is stopped', async () => {
  await make.property(app, { agent, location: 'sold', geocodedAt: null, sold: true })
  await make.property(app, { agent, location: 'pinned', geocodedAt: null, latitude: 1, longitude: 1 })
  await unplaced('A')
  const { asked, round } = geocoderOf(async () => there)
  const statements = await statementsOf(() =>
    placingRounds({ ...app.parts, onMoved: async () => {} })(AbortSignal.abort()),
  )
  expect(statements).toHaveLength(1)
  await round()
  expect(asked).toEqual(['A'])
})

test('saves a listing before a hosted geocoder answers, and doesn’t wait for a silent one', async () => {
  const fake = await nominatimFake({ 'Weir Lane, Bath': { lat: '51.38', lon: '-2.36', place_rank: 26 } })
  const geocoder = nominatimGeocoder({ ...fake.settings, everyMs: 0, milliseconds: 500 })
  const hosted = await testApp({ DEMO: 'false' }, undefined, { geocoder })
  onTestFinished(async () => {
    await hosted.close()
    await fake.close()
  })
  const lister = await make.user(hosted, { role: 'agent' })
  const picture = 'https://pictures.example/a.png'
  const body = {
    title: 'Mill House',
    location: 'Weir Lane, Bath',
    price: '1',
    agentImage: picture,
    propertyImage: picture,
  }
  const add = () => callAs(hosted, lister, propertyApi.create, { body: { ...body, description: 'By the weir.' } })
  const read = async (id: string) => (await callAs(hosted, lister, propertyApi.one, { params: { id } })).body
  fake.fail({ is: 'silent' })
  const first = await add()
  expect(first.status).toBe(201)
  await expect.poll(() => fake.asked.length).toBe(1)
  fake.fail(undefined)
  const second = await add()
  for (const { body } of [first, second])
    await expect
      .poll(() => read(body.insertedId))
      .toMatchObject({ latitude: 51.38, longitude: -2.36, precision: 'street' })
})
