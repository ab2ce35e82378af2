import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { propertyApi } from '#contract/property'
import type { PropertyUpdate } from '#contract/property-fields'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { addresses } from '../../../../test/samples/addresses.ts'
import { testApp } from '../../../../test/server/app.ts'
import { properties } from '../tables/property.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(() => app.close())

const change = {
  title: 'Mill House',
  location: '1 Weir Lane, Bath, United Kingdom',
  price: '250000',
  propertyImage: 'https://pictures.example/b.png',
}
const bath = { latitude: 51.3751, longitude: -2.3617, precision: 'town' }
const pin = { latitude: 51.39, longitude: -2.35 }

const add = async (body: object = {}) => {
  const listing = {
    ...change,
    agentImage: 'https://pictures.example/a.png',
    description: 'A house by the weir.',
    ...body,
  }
  return (await callAs(app, who.agent, propertyApi.create, { body: listing })).body.insertedId as string
}
const read = async (id: string) => (await callAs(app, who.agent, propertyApi.one, { params: { id } })).body
const update = (id: string, body: Partial<PropertyUpdate>) =>
  callAs(app, who.agent, propertyApi.update, { params: { id }, body: { ...change, ...body } })

test('places a listing without a pin in the town of its location when it is saved', async () => {
  expect(await read(await add())).toMatchObject(bath)
})

test('the pin that an agent sets is exact, stays through edits, and goes with its location', async () => {
  const id = await add(pin)
  expect(await read(id)).toMatchObject({ ...pin, precision: 'exact' })
  await update(id, { title: 'Mill House II' })
  expect(await read(id)).toMatchObject({ title: 'Mill House II', ...pin, precision: 'exact' })
  await update(id, { location: 'Fore Street, St Ives, Cornwall, United Kingdom' })
  expect(await read(id)).toMatchObject({ latitude: 50.2086, precision: 'town' })
})

test('an agent moves the pin of a verified home, which is flagged, and takes it back to the place of the location', async () => {
  const id = await add()
  await callAs(app, who.admin, propertyApi.decide, { params: { id }, body: { status: 'verified' } })
  expect((await update(id, pin)).body).toEqual({ modifiedCount: 1 })
  const moved = await read(id)
  expect(moved).toMatchObject({ ...pin, precision: 'exact' })
  expect(moved.edited.changed).toMatchObject({ latitude: [bath.latitude, pin.latitude] })
  expect((await update(id, { latitude: null, longitude: null, precision: null })).body).toEqual({ modifiedCount: 1 })
  expect(await read(id)).toMatchObject(bath)
})

test('a point at 0°/0° is none: a new home is placed by its location, and an update keeps the pin that there is', async () => {
  const unknown = { latitude: 0, longitude: 0, precision: 'exact' } as const
  expect(await read(await add(unknown))).toMatchObject(bath)
  const id = await add(pin)
  expect((await update(id, { ...unknown, title: 'Mill House II' })).body).toEqual({ modifiedCount: 1 })
  expect(await read(id)).toMatchObject({ title: 'Mill House II', ...pin, precision: 'exact' })
  const placed = await add()
  await update(placed, unknown)
  expect(await read(placed)).toMatchObject(bath)
})

test('an agent may say that their pin is no more than near, and no precision stands without a point', async () => {
  const id = await add({ ...pin, precision: 'street' })
  expect(await read(id)).toMatchObject({ ...pin, precision: 'street' })
  await update(id, { precision: 'town' })
  expect(await read(id)).toMatchObject({ ...pin, precision: 'town' })
  await update(id, { precision: null })
  expect(await read(id)).toMatchObject({ ...pin, precision: 'town' })
  const nowhere = await add({ location: 'Qwzxy', precision: 'exact' })
  await update(nowhere, { location: 'Qwzxy', precision: 'exact' })
  for (const field of ['latitude', 'longitude', 'precision']) expect(await read(nowhere)).not.toHaveProperty(field)
})

test.each([
  { latitude: 91, longitude: 0 },
  { latitude: 0, longitude: -181 },
  { latitude: 51 },
  { latitude: null, longitude: 1 },
  { latitude: '51', longitude: '1' },
  { latitude: 51, longitude: 1, precision: 'house' },
])('a pin that is none is refused, and the listing with it: %o', async (point) => {
  const id = await add()
  expect((await update(id, point as never)).status).toBe(422)
  expect(await read(id)).toMatchObject(bath)
})

test('saves a listing with an unknown location without a point, and geocodes it once', async () => {
  const id = await add({ location: 'Qwzxy' })
  expect(await read(id)).not.toHaveProperty('latitude')
  const [row] = await app.db.select().from(properties).where(eq(properties.id, id))
  expect(row?.geocodedAt).toBeInstanceOf(Date)
})

test('an agent can’t move the pin of another agent’s home', async () => {
  const { id, location } = await make.property(app, { agent: who.agent, latitude: 1, longitude: 2 })
  for (const [as, status] of [
    ['otherAgent', 404],
    ['admin', 403],
    ['user', 403],
    ['anonymous', 401],
  ] as const) {
    const moving = { params: { id }, body: { ...change, location, ...pin } }
    expect((await callAs(app, who[as], propertyApi.update, moving)).status).toBe(status)
  }
  expect(await read(id)).toMatchObject({ latitude: 1, longitude: 2 })
})

test('saves a listing with an address of any script, and geocodes it once', {
  tags: 'all',
  timeout: 60_000,
}, async () => {
  for (const location of addresses) expect(await add({ location })).toBeTypeOf('string')
  const { rows } = await app.db.$client.query(
    'select location from property where geocoded_at is null and latitude is null',
  )
  expect(rows).toEqual([])
})

test('an agent reads the two likeliest places of a location that may be several, and the one they choose is kept', async () => {
  const candidatesOf = async (location: string) =>
    (await callAs(app, who.agent, propertyApi.places, { query: { location } })).body.candidates
  const springfields = await candidatesOf('Elm Street, Springfield, USA')
  expect(springfields.map(({ name }: { name: string }) => name)).toEqual([
    'Springfield, Missouri, United States',
    'Springfield, Massachusetts, United States',
  ])
  for (const location of ['Bath, United Kingdom', 'Qwzxy']) expect(await candidatesOf(location)).toEqual([])
  const [{ latitude, longitude }] = springfields
  const chosen = { location: 'Elm Street, Springfield, USA', latitude, longitude, precision: 'town' as const }
  const id = await add(chosen)
  expect(await read(id)).toMatchObject(chosen)
  const [row] = await app.db.select().from(properties).where(eq(properties.id, id))
  expect(row?.geocodedAt).toBeNull() // as any point that its agent gave: no later gazetteer moves it
})

test('towns of the site’s home country are meant where a location names no country', { tags: 'all' }, async () => {
  const british = await testApp({ DEMO: 'false', HOME_COUNTRY: 'gb' })
  const american = await testApp({ DEMO: 'false', HOME_COUNTRY: 'US' })
  onTestFinished(async () => void (await Promise.all([british.close(), american.close()])))
  for (const [site, longitude] of [
    [british, 0.1167],
    [american, -71.1056],
  ] as const)
    expect((await site.parts.geocoder.locate('Mill Road, Cambridge'))?.longitude).toBeCloseTo(longitude, 1)
  expect(await app.parts.geocoder.locate('Mill Road, Cambridge')).toBeUndefined()
})
