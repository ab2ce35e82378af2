import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { evidenceApi, type HomeEvidence } from '#contract/evidence'
import { propertyApi } from '#contract/property'
import type { PropertyUpdate } from '#contract/property-fields'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { agentOfAge, checkAllHomes } from '../../../../test/people/evidence-stage.ts'
import { sampleListing } from '../../../../test/people/listing.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { dueChecks } from '../tables/evidence.ts'
import { properties } from '../tables/property.ts'

let app: TestApp
let admin: Person
let agent: Person
let id: string
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
  agent = await agentOfAge(app, 90)
})
afterAll(async () => app.close())

/** A pending home that has been checked, without a finding. */
beforeEach(async () => {
  const { body } = await callAs(app, agent, propertyApi.create, { body: { ...sampleListing, location: 'Bath' } })
  id = body.insertedId
  await checkAllHomes(app, ['listedTwice', 'manyInADay'])
  expect(await sentences()).toEqual([])
})

async function sentences(): Promise<string[]> {
  const { body } = await callAs(app, admin, evidenceApi.list, { query: { ids: id } })
  const [home] = (body as { homes: HomeEvidence[] }).homes
  return (home?.findings ?? []).map(({ sentence }) => sentence.map(({ text }) => text).join(''))
}

type Change = Partial<z.input<typeof PropertyUpdate>>
const update = (change: Change) =>
  callAs(app, agent, propertyApi.update, { params: { id }, body: { ...sampleListing, location: 'Bath', ...change } })
const dueOf = () => app.db.$count(dueChecks, eq(dueChecks.propertyId, id))

const PHONE = 'Call 07700 900123'
const pictures = [{ url: 'https://pictures.example/further.png', caption: PHONE }]

test.each<[string, Change]>([
  ['features', { features: [PHONE] }],
  ['picture captions', { pictures }],
  ['Heating', { heating: PHONE }],
  ['location', { location: `Bath, ${PHONE}` }],
  ['location', { address: { building: PHONE, town: 'Bath' } }],
  ['price', { price: `250000, ${PHONE}` }],
  ['name of the contact', { contact: { name: PHONE } }],
])('a number that an agent writes into the %s of a listing is found there', async (field, change) => {
  expect((await update(change)).status).toBe(200)
  await checkAllHomes(app, ['listedTwice', 'manyInADay'])
  expect(await sentences()).toEqual([`The text has a telephone number (${field}): “07700 900123”`])
})

test.each<[string, Partial<typeof properties.$inferInsert>]>([
  ['titles of tours', { tours: [{ url: 'https://tours.example/1', title: PHONE }] }],
  ['titles of documents', { documents: [{ url: 'https://files.example/1', title: PHONE }] }],
])('a number in the %s is found there', async (field, change) => {
  await app.db.update(properties).set(change).where(eq(properties.id, id))
  await checkAllHomes(app, ['listedTwice', 'manyInADay'])
  expect(await sentences()).toEqual([`The text has a telephone number (${field}): “07700 900123”`])
})

test('a listing that hides its house number is checked by what its agent wrote', async () => {
  const address = { houseNumber: '1', street: 'Weir Lane', town: 'Bath' }
  await update({ address, addressShown: 'street', location: '1 Weir Lane, Bath' })
  await checkAllHomes(app, ['listedTwice', 'manyInADay'])
  await update({ address: { ...address, houseNumber: '3' }, addressShown: 'street', location: '3 Weir Lane, Bath' })
  expect(await dueOf()).toBeGreaterThan(0)
})

test.each<Change>([
  { features: ['Lift'] },
  { tenure: 'leasehold' },
  { yearBuilt: 1998 },
  { newBuild: true },
  { ownershipShare: 25 },
  { priceKind: 'auction' },
  { area: 60 },
  { bedrooms: 2 },
])('a listing is checked again after a change of what the price rules read: %o', async (change) => {
  await update(change)
  expect(await dueOf()).toBeGreaterThan(0)
})

test('a listing is not checked again after a change that no rule reads', async () => {
  await update({ bathrooms: 2 })
  expect(await dueOf()).toBe(0)
})
