import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missingByLaw } from '#contract/legal-facts'
import { type ListedProperty, propertyApi } from '#contract/property'
import type { PropertyUpdate } from '#contract/property-fields'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { testApp } from '../../../../test/server/app.ts'
import { propertyPictures } from '../tables/property-picture.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

const change = {
  title: 'Mill House',
  location: '1 Weir Lane, Bath',
  price: '250000',
  propertyImage: 'https://pictures.example/b.png',
}
const listing = { ...change, agentImage: 'https://pictures.example/a.png', description: 'A house by the weir.' }
type Facts = Partial<PropertyUpdate>
const facts = {
  type: 'house',
  bedrooms: 3,
  bathrooms: 2.5,
  area: 1240,
  plot: 5000.5,
  areaUnit: 'm2',
  yearBuilt: 1998,
  tenure: 'freehold',
  energyRating: 'C',
  features: ['Garden', 'Own jetty'],
  latitude: 51.38,
  longitude: -2.36,
  precision: 'exact',
} satisfies Facts
const pictures = ['c', 'd', 'e'].map((name) => ({
  url: `https://pictures.example/${name}.png`,
  caption: `View ${name}`,
}))

const add = async (body: object = {}) =>
  (await callAs(app, who.agent, propertyApi.create, { body: { ...listing, ...body } })).body.insertedId as string
const read = async (id: string) => (await callAs(app, who.admin, propertyApi.one, { params: { id } })).body
const update = (id: string, body: Facts) =>
  callAs(app, who.agent, propertyApi.update, { params: { id }, body: { ...change, ...body } })
const verify = (id: string) =>
  callAs(app, who.admin, propertyApi.decide, { params: { id }, body: { status: 'verified' } })

test('an agent lists a home with its facts and further pictures, and a visitor sees them', async () => {
  const id = await add({ ...facts, pictures })
  expect(await read(id)).toMatchObject({ ...facts, pictures, pictureCount: 4 })
  await verify(id)
  const { body } = await callAs(app, who.anonymous, propertyApi.verified, {})
  const row = body.find(({ _id }: { _id: string }) => _id === id)
  expect(row).toMatchObject({ ...facts, pictureCount: 4, verifiedAt: expect.stringMatching(/^20\d\d-.*Z$/) })
  expect(row).not.toHaveProperty('pictures')
})

const figures = { rooms: 5, lift: false, energyValue: 112.4, groundRent: 250, availableFrom: '2027-03-01' } as const

test('the figures of a home are in the answer of it, and in no list', async () => {
  const id = await add({ ...facts, ...figures })
  await verify(id)
  expect(await read(id)).toMatchObject(figures)
  const params = { query: { email: who.agent.email } }
  const lists = [
    (await callAs(app, who.anonymous, propertyApi.verified, {})).body,
    (await callAs(app, who.agent, propertyApi.list, params)).body,
  ]
  for (const list of lists) {
    const row = list.find(({ _id }: { _id: string }) => _id === id)
    expect(Object.keys(row).filter((name) => name in figures || name === 'figures')).toEqual([])
  }
})

test('in an update an absent figure stays, and null clears it', async () => {
  const id = await add({ ...facts, ...figures })
  await verify(id)
  await update(id, { rooms: 6, lift: null })
  const { lift: _, ...kept } = figures
  const home = await read(id)
  expect(home).toMatchObject({ ...kept, rooms: 6 })
  expect(home).not.toHaveProperty('lift')
  expect(home.edited.changed).toEqual({ rooms: [5, 6], lift: [false, null] })
  await update(id, Object.fromEntries(Object.keys(figures).map((name) => [name, null])))
  expect(Object.keys(await read(id)).filter((name) => name in figures)).toEqual([])
})

test('a usable area without a unit is in square feet', async () => {
  expect(await read(await add({ usableArea: 96 }))).toMatchObject({ usableArea: 96, areaUnit: 'ft2' })
})

test('a home without facts has none of them on the wire', async () => {
  const home = await read(await add())
  expect(Object.keys(home)).not.toEqual(expect.arrayContaining(Object.keys(facts)))
  expect(home).toMatchObject({ pictureCount: 1 })
  expect(home).not.toHaveProperty('pictures')
})

test('an area without a unit is in square feet', async () => {
  const id = await add({ area: 900 })
  expect(await read(id)).toMatchObject({ area: 900, areaUnit: 'ft2' })
  await update(id, { areaUnit: 'm2' })
  await update(id, { plot: 100 })
  expect(await read(id)).toMatchObject({ area: 900, plot: 100, areaUnit: 'm2' })
})

test('in an update an absent fact or description stays, and null clears a fact', async () => {
  const id = await add({ ...facts, pictures })
  await update(id, { bedrooms: 4 })
  expect(await read(id)).toMatchObject({ ...facts, bedrooms: 4, description: listing.description, pictures })
  await update(id, { bedrooms: null, features: null, pictures: null, description: 'Changed.' })
  const home = await read(id)
  expect(home).toMatchObject({ bathrooms: 2.5, description: 'Changed.', pictureCount: 1 })
  for (const cleared of ['bedrooms', 'features', 'pictures']) expect(home).not.toHaveProperty(cleared)
})

test('an update without changes changes nothing', async () => {
  const id = await add({ ...facts, pictures })
  expect((await update(id, { ...facts, pictures, description: listing.description })).body).toEqual({
    modifiedCount: 0,
  })
})

test('an edit after verification is flagged with the facts and pictures that changed', async () => {
  const id = await add({ ...facts, pictures })
  await verify(id)
  await update(id, { bedrooms: 4, features: ['Garden'], tenure: null, pictures: pictures.toReversed() })
  expect((await read(id)).edited.changed).toEqual({
    bedrooms: [3, 4],
    features: [['Garden', 'Own jetty'], ['Garden']],
    tenure: ['freehold', null],
    pictures: [{ count: 3 }, { count: 3, added: 0 }],
  })
})

test('deletes further pictures with their home', async () => {
  const id = await add({ pictures })
  await callAs(app, who.agent, propertyApi.remove, { params: { id } })
  expect(await app.db.$count(propertyPictures, eq(propertyPictures.propertyId, id))).toBe(0)
})

test.each([
  [{ bedrooms: -1 }, 'bedrooms'],
  [{ features: ['\0'] }, 'features.0'],
  [{ pictures: [{ url: 'javascript:alert(1)' }] }, 'pictures.0.url'],
  [{ latitude: 91, longitude: 0 }, 'latitude'],
  [{ longitude: 0 }, 'latitude'],
])('rejects %o at its field, and nothing changes', async (bad, field) => {
  const id = await add(facts)
  const { status, body } = await update(id, bad as Facts)
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual([field])
  expect(await read(id)).toMatchObject(facts)
})

test('the list of an agent’s homes counts the facts that the law asks for and the home lacks', async () => {
  const location = '12 Weir Lane, Bath, BA1 1AA, United Kingdom'
  const add = async (more: Facts) =>
    (await callAs(app, who.agent, propertyApi.create, { body: { ...listing, location, ...more } })).body.insertedId
  const flat = await add({ type: 'apartment', tenure: 'leasehold' })
  const land = await add({ type: 'land', tenure: 'freehold' })
  const { body } = await callAs(app, who.agent, propertyApi.list, { query: { email: who.agent.email } })
  const countIn = (homes: ListedProperty[], id: string) => homes.find(({ _id }) => _id === id)?.factsMissing
  const missingOf = (id: string) => countIn(body, id)
  const { body: one } = await callAs(app, who.agent, propertyApi.one, { params: { id: flat } })
  expect(missingOf(flat)).toBe(missingByLaw(one)?.facts.length)
  expect(missingOf(flat)).toBeGreaterThan(missingOf(land) ?? 0)
  await callAs(app, who.agent, propertyApi.update, {
    params: { id: flat },
    body: { ...change, location, leaseYears: 90, groundRent: 0, serviceCharge: 1200 },
  })
  const after = (await callAs(app, who.agent, propertyApi.list, { query: { email: who.agent.email } })).body
  expect(countIn(after, flat)).toBe((missingOf(flat) ?? 0) - 3)
})
