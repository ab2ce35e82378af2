import { validate as isUuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { userApi } from '#contract/user'
import { wishlistApi } from '#contract/wishlist'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { acceptedDeal, confirm, handIn, intentIn, secretOf } from '../../../../test/people/deal.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { cursorOf } from '../../platform/db/keyset.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

type As = keyof Callers
type Home = Partial<Parameters<typeof make.property>[1]>
const home = (given: Home = {}) => make.property(app, { agent: who.agent, ...given })
const wish = (as: As, propertyId: string) => callAs(app, who[as], wishlistApi.add, { body: { propertyId } })
const list = (as: As, email = who[as].email) => callAs(app, who[as], wishlistApi.list, { params: { email } })

test('removes a home from a wishlist, and returns 404 the second time', async () => {
  const { insertedId: id } = (await wish('user', (await home()).id)).body
  expect((await callAs(app, who.user, wishlistApi.remove, { params: { id } })).body).toEqual({ deletedCount: 1 })
  expect((await callAs(app, who.user, wishlistApi.remove, { params: { id } })).status).toBe(404)
})

const restore = (as: As, id: string) => callAs(app, who[as], wishlistApi.restore, { params: { id } })
const remove = (as: As, id: string) => callAs(app, who[as], wishlistApi.remove, { params: { id } })

test('counts the whole list on each page, also on one after its last wish and on an empty list', async () => {
  const wished: string[] = []
  for (let each = 0; each < 3; each++) wished.push((await wish('otherUser', (await home()).id)).body.insertedId)
  const page = async (query: { limit: string; cursor?: string }) => {
    const { body, headers } = await callAs(app, who.otherUser, wishlistApi.list, {
      params: { email: who.otherUser.email },
      query,
    })
    return { total: headers.get('x-total-count'), rows: body.length }
  }
  expect(await page({ limit: '2' })).toEqual({ total: '3', rows: 2 })
  expect(await page({ limit: '2', cursor: cursorOf([wished[1] ?? '']) })).toEqual({ total: '3', rows: 1 })
  expect(await page({ limit: '2', cursor: cursorOf([wished[0] ?? '']) })).toEqual({ total: '3', rows: 0 })
  for (const id of wished) await remove('otherUser', id)
  expect(await page({ limit: '2' })).toEqual({ total: '0', rows: 0 })
})

test('undoing a removal brings the same wish back, once, also by ten concurrent presses', async () => {
  const first = (await wish('user', (await home()).id)).body.insertedId
  const second = (await wish('user', (await home()).id)).body.insertedId
  const { rows: before } = await app.db.$client.query('select * from wishlist_item where id = $1', [first])
  await remove('user', first)
  const answers = await Promise.all(Array.from({ length: 10 }, () => restore('user', first)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers.reduce((sum, { body }) => sum + body.modifiedCount, 0)).toBe(1)
  const { rows: after } = await app.db.$client.query('select * from wishlist_item where id = $1', [first])
  expect(after).toEqual(before)
  expect((await list('user')).body.slice(0, 2).map(({ _id }: { _id: string }) => _id)).toEqual([second, first])
})

test('a home that was wished again since keeps its new wish, and what was never removed returns 404', async () => {
  const { id } = await home()
  const { insertedId: removed } = (await wish('user', id)).body
  await remove('user', removed)
  const { insertedId: kept } = (await wish('user', id)).body
  expect((await restore('user', kept)).status).toBe(404)
  expect((await restore('user', removed)).body).toEqual({ modifiedCount: 0 })
  expect((await list('user')).body.filter((row: { propertyId: string }) => row.propertyId === id)).toMatchObject([
    { _id: kept },
  ])
  expect((await restore('otherUser', removed)).status).toBe(404)
  expect((await restore('user', 'nonsense')).status).toBe(404)
})

test('a second wish for one home returns the same id, also of twenty concurrent ones', async () => {
  const { id } = await home()
  const answers = await Promise.all(Array.from({ length: 20 }, () => wish('user', id)))
  expect(new Set(answers.map(({ body }) => body.insertedId)).size).toBe(1)
})

test('a wish that is removed while it is added again still returns an id', async () => {
  const { id } = await home()
  for (let round = 0; round < 50; round++) {
    const { insertedId } = (await wish('user', id)).body
    const remove = () => callAs(app, who.user, wishlistApi.remove, { params: { id: insertedId } })
    const [, ...answers] = await Promise.all([remove(), ...Array.from({ length: 8 }, () => wish('user', id))])
    for (const { status, body } of answers) expect([status, isUuid(body.insertedId)]).toEqual([201, true])
  }
})

test('returns 404 for a wish for a pending, withdrawn or unknown home, and rejects a sold one as sold', async () => {
  expect((await wish('user', (await home({ status: 'pending' })).id)).status).toBe(404)
  expect((await wish('user', (await home({ withdrawn: true })).id)).status).toBe(404)
  expect((await wish('user', 'nonsense')).status).toBe(404)
  expect((await wish('user', (await home({ sold: true })).id)).status).toBe(409)
})

test('accepts the specification’s exact body; two matching homes require propertyId', async () => {
  const one = await home({ title: 'Exact House', location: 'Bath' })
  const body = {
    userEmail: 'x',
    userName: 'x',
    title: 'Exact House',
    location: 'Bath',
    agentEmail: who.agent.email,
    price: '1',
  }
  const { status } = await callAs(app, who.user, wishlistApi.add, { body })
  expect(status).toBe(201)
  await home({ title: 'Exact House', location: 'Bath' })
  expect((await callAs(app, who.user, wishlistApi.add, { body })).status).toBe(409)
  expect((await callAs(app, who.user, wishlistApi.add, { body: {} })).status).toBeGreaterThanOrEqual(400)
  expect((await list('user')).body[0]).toMatchObject({
    propertyId: one.id,
    title: 'Exact House',
    userEmail: who.user.email,
  })
})

test('an entry shows the home’s current state, and is deleted with it', async () => {
  const { id } = await home()
  await wish('otherUser', id)
  const change = { title: 'Renamed', location: 'Bath', price: '$9 million', propertyImage: 'https://x.org/new.png' }
  await callAs(app, who.agent, propertyApi.update, { params: { id }, body: change })
  expect((await list('otherUser')).body[0]).toMatchObject(change)
  await callAs(app, who.agent, propertyApi.remove, { params: { id } })
  expect((await list('otherUser')).body.filter((row: { propertyId: string }) => row.propertyId === id)).toEqual([])
})

test('an entry says when its home is sold, or withdrawn with its agent', async () => {
  const [sold, withdrawn] = [await acceptedDeal(app), await acceptedDeal(app)]
  for (const deal of [sold, withdrawn]) await wish('fraud', deal.home.id)
  const newest = async () => (await list('fraud')).body.slice(0, 2)
  expect(await newest()).toMatchObject([
    { propertyId: withdrawn.home.id, sold: false, withdrawn: false },
    { propertyId: sold.home.id, sold: false, withdrawn: false },
  ])
  const secret = await secretOf(app, sold)
  await confirm(app, secret)
  expect((await handIn(app, sold.buyer, sold.offer.id, intentIn(secret))).status).toBe(200)
  const { agent } = withdrawn
  await callAs(app, who.admin, userApi.setRole, { params: { id: agent.id }, body: { role: 'fraud' } })
  expect(await newest()).toMatchObject([
    { propertyId: withdrawn.home.id, sold: false, withdrawn: true },
    { propertyId: sold.home.id, sold: true, withdrawn: false },
  ])
})

test('a list and a wish that are asked for with an ended sign-in are 401, whatever else is wrong, and add nothing', async () => {
  const person = await make.user(app)
  const { id } = await home()
  const asked = { params: { email: person.email } }
  expect((await callAs(app, person, wishlistApi.add, { body: { propertyId: id } })).status).toBe(201)
  expect((await callAs(app, person, wishlistApi.list, asked)).body).toHaveLength(1)
  await app.db.$client.query('update sign_in set ended_at = now() where user_id = $1', [person.id])
  const other = await home()
  expect((await callAs(app, person, wishlistApi.list, asked)).status).toBe(401)
  expect((await callAs(app, person, wishlistApi.add, { body: { propertyId: other.id } })).status).toBe(401)
  expect((await callAs(app, person, wishlistApi.add, { body: { propertyId: 5 as unknown as string } })).status).toBe(
    401,
  )
  const { rows } = await app.db.$client.query('select property_id from wishlist_item where user_id = $1', [person.id])
  expect(rows).toEqual([{ property_id: id }])
})
