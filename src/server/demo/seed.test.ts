import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Property } from '#contract/property'
import { factFields } from '#contract/property-facts'
import { testApp } from '../../../test/server/app.ts'
import { users } from '../platform/db/tables/user.ts'
import { offers } from '../product/tables/offer.ts'
import { properties } from '../product/tables/property.ts'
import { propertyPictures } from '../product/tables/property-picture.ts'
import { agentViews, propertyViews } from '../product/tables/property-view.ts'
import { reviews } from '../product/tables/review.ts'
import { wishes } from '../product/tables/wishlist.ts'
import facts from './facts.json' with { type: 'json' }
import homes from './homes.json' with { type: 'json' }
import { demoHomes } from './homes.ts'
import { demoDeals } from './offers.ts'
import { demoPeople } from './people.ts'
import pictures from './pictures.json' with { type: 'json' }
import { seedDemo } from './seed.ts'

const demo = { acceptedDays: 7, currency: 'USD' } as const
let app: Awaited<ReturnType<typeof testApp>>
const people = [
  ['agent', 'Oliver Hartley', 'agent'],
  ['agent2', 'Priya Nair', 'agent'],
  ['buyer', 'Maya Brooks', null],
  ['buyer2', 'Tom Ellison', null],
  ['fraud', 'Victor Crane', 'fraud'],
] as const

beforeAll(async () => {
  app = await testApp()
  await seedDemo(app.db, demo) // no accounts yet
  expect(await app.db.$count(properties)).toBe(0)
  await app.db
    .insert(users)
    .values(
      people.map(([who, name, role]) => ({ email: `${who}@keyhaven.demo`, name, role, photoUrl: '/demo/a.webp' })),
    )
  // As several processes would at their first start.
  await Promise.all([seedDemo(app.db, demo), seedDemo(app.db, demo), seedDemo(app.db, demo)])
  await seedDemo(app.db, demo)
})
afterAll(() => app.close())

test('the public list shows at least 24 homes, newest first, with a picture and its placeholder', async () => {
  const answer = await fetch(`${app.url}/api/allProperty/status`)
  const homes = ((await answer.json()) as unknown[]).map((home) => Property.parse(home))
  expect(homes.length).toBeGreaterThanOrEqual(24)
  expect(new Set(homes.map(({ agentId }) => agentId)).size).toBe(2)
  expect(homes.every(({ sold, withdrawn }) => !sold && !withdrawn)).toBe(true)
  expect(homes.filter(({ placeholder }) => placeholder?.startsWith('data:image/webp'))).toHaveLength(homes.length)
  expect(homes.slice(0, 4).map(({ title }) => title)).toEqual([
    'Rosehip Cottage, Bourton-on-the-Water',
    'Penthouse with a Skyline Terrace',
    'Tamarack Cabin on Its Own Jetty',
    'Casa del Olivar',
  ])
})

test('its people joined before anything happened there', async () => {
  const joined = await app.db.select({ at: users.createdAt }).from(users)
  const [first] = await app.db
    .select({ at: properties.createdAt })
    .from(properties)
    .orderBy(properties.createdAt)
    .limit(1)
  expect(joined).toHaveLength(people.length)
  for (const { at } of joined) expect(at.getTime()).toBeLessThan((first?.at.getTime() ?? 0) - 24 * 3_600_000)
})

test('each comes with its facts, its point and its pictures, and together they have every fact that there is', async () => {
  const rows = await app.db.select({ id: properties.id, title: properties.title }).from(properties)
  const given: Record<string, object> = facts
  const further: Record<string, { picture: string; caption: string }[]> = pictures
  const told = new Set<string>()
  for (const { key, title } of homes.filter((home) => !('state' in home))) {
    const { id } = rows.find((row) => row.title === title) ?? {}
    const home = (await (await fetch(`${app.url}/api/allProperty/${id}`)).json()) as Property
    expect(home).toMatchObject({ title, ...given[key] })
    const shown = further[key]?.map(({ picture, caption }) => ({ url: `/demo/${picture}.webp`, caption }))
    expect(home.pictures ?? []).toMatchObject(shown ?? [])
    for (const name of Object.keys(home)) told.add(name)
  }
  expect(Object.keys(factFields).filter((name) => !told.has(name))).toEqual([])
})

test('the first of them has further pictures with captions and placeholders, and each home counts its own', async () => {
  const homes = await app.db.select().from(properties)
  const rows = await app.db.select().from(propertyPictures)
  expect(rows).toHaveLength(26)
  expect(rows.filter(({ caption, placeholder }) => caption === '' || placeholder === null)).toEqual([])
  for (const { id, pictureCount } of homes)
    expect(pictureCount).toBe(1 + rows.filter(({ propertyId }) => propertyId === id).length)
  const rosehip = homes.find(({ title }) => title.startsWith('Rosehip'))
  expect(rosehip?.pictureCount).toBe(4)
})

test('in another currency the demo’s prices have its sign, and its offers and charges are in it', async () => {
  const people = await demoPeople(app.db)
  if (!people) throw new Error('the demo has no people')
  const homes = demoHomes(people, new Date(), 'GBP')
  expect([...homes.values()].filter(({ price }) => !/^£[\d,]+( - £[\d,]+)?$/.test(price))).toEqual([])
  const deals = demoDeals(homes, people, new Date(), { acceptedDays: 7, currency: 'GBP' })
  expect(new Set(deals.offers.map(({ currency }) => currency))).toEqual(new Set(['GBP']))
  expect([...deals.payments, ...deals.charges.map(({ intent }) => intent)].map(({ currency }) => currency)).toEqual([
    'gbp',
    'gbp',
  ])
})

test('besides them there are pending, rejected, sold and withdrawn ones', async () => {
  const homes = await app.db.select().from(properties)
  expect(homes.filter(({ status }) => status === null)).toHaveLength(3)
  expect(homes.filter(({ status, rejectionReason }) => status === 'rejected' && rejectionReason)).toHaveLength(2)
  expect(homes.filter(({ soldAt }) => soldAt)).toHaveLength(1)
  expect(homes.filter(({ withdrawnAt }) => withdrawnAt).map(({ agentEmail }) => agentEmail)).toEqual([
    'fraud@keyhaven.demo',
    'fraud@keyhaven.demo',
  ])
  expect(homes.filter(({ title, location }) => title.length > 120 || location.length > 200)).toEqual([])
})

test('no home was decided, sold, offered for or reviewed before it was there', async () => {
  const homes = new Map((await app.db.select().from(properties)).map((home) => [home.id, home]))
  for (const home of homes.values()) {
    expect(+(home.verifiedAt ?? Infinity)).toBeGreaterThan(+home.createdAt)
    expect(+(home.soldAt ?? Infinity)).toBeGreaterThan(+(home.verifiedAt ?? 0))
  }
  const later = [...(await app.db.select().from(offers)), ...(await app.db.select().from(reviews))]
  const early = later.filter(({ propertyId, createdAt }) => createdAt < (homes.get(propertyId ?? '')?.verifiedAt ?? 0))
  expect(early).toEqual([])
})

test('there are offers in every status, and the bought one sold its home', async () => {
  const made = await app.db.select().from(offers)
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set(['pending', 'accepted', 'rejected', 'Bought']))
  expect(new Set(made.map(({ buyerEmail }) => buyerEmail)).size).toBe(2)
  expect(made.filter(({ amount }) => amount > 999_999_99)).toEqual([])
  const [bought] = made.filter(({ status }) => status === 'Bought')
  expect(bought?.transactionId).toMatch(/^pi_demo_/)
  const sold = (await app.db.select().from(properties)).find(({ id }) => id === bought?.propertyId)
  expect(sold?.soldAt).toEqual(bought?.boughtAt)
})

test('an accepted offer can still be paid: it is days away from lapsing', async () => {
  const accepted = (await app.db.select().from(offers)).filter(({ status }) => status === 'accepted')
  const threeDaysAgo = Date.now() - 3 * 24 * 60 * 60 * 1000
  expect(accepted.map(({ acceptedAt }) => +(acceptedAt ?? 0) > threeDaysAgo)).toEqual([true, true])
})

test('there are reviews of different lengths and days, and wishes of both buyers', async () => {
  const written = await app.db.select().from(reviews)
  expect(written.length).toBeGreaterThanOrEqual(8)
  expect(new Set(written.map(({ createdAt }) => createdAt.toDateString())).size).toBeGreaterThanOrEqual(8)
  const faces = await app.db
    .select({ name: users.name })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.reviewerId))
  expect(new Set(faces.map(({ name }) => name))).toEqual(new Set(['Maya Brooks', 'Tom Ellison']))
  expect(new Set((await app.db.select().from(wishes)).map(({ userId }) => userId)).size).toBe(2)
})

test('agents see how often their homes were looked at while these were public, and the sum of all', async () => {
  const views = await app.db.select().from(propertyViews)
  const homes = await app.db.select().from(properties)
  const seen = homes.filter(({ id }) => views.some(({ propertyId }) => propertyId === id))
  expect(seen.length).toBeGreaterThanOrEqual(24)
  expect(seen.filter(({ verifiedAt }) => verifiedAt === null)).toEqual([])
  const sumOf = (rows: { views: number }[]) => rows.reduce((sum, row) => sum + row.views, 0)
  for (const email of new Set(seen.map(({ agentEmail }) => agentEmail))) {
    const own = views.filter(({ propertyId }) => seen.find(({ id }) => id === propertyId)?.agentEmail === email)
    const ofAgent = await app.db.select().from(agentViews).where(eq(agentViews.agentEmail, email))
    expect(sumOf(ofAgent)).toBe(sumOf(own))
  }
})
