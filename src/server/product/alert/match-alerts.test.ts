import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notificationApi } from '#contract/notification'
import { propertyApi } from '#contract/property'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { alertStage } from '../../../../test/people/alert-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let agent: Person
let admin: Person
let buyer: Person
let stage: ReturnType<typeof alertStage>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
  admin = await make.user(app, { role: 'admin' })
  stage = alertStage(app, agent, () => buyer)
})
afterAll(async () => app.close())
beforeEach(async () => {
  await stage.clear()
  buyer = await make.user(app)
})

test('notifies a buyer once when an admin verifies a home, with a link to it', async () => {
  await stage.search({ query: { q: 'cottage' }, name: 'Cottages' })
  const { id } = await stage.home({ status: 'pending' })
  expect(await stage.bell()).toEqual([])
  await callAs(app, admin, propertyApi.decide, { params: { id }, body: { status: 'verified' } })
  expect(await stage.bell()).toEqual(['New: Rose Cottage (Cottages)'])
  expect(await stage.bell()).toEqual(['New: Rose Cottage (Cottages)'])
  const { rows: events } = await stage.query('select topic from live_event where user_id = $1 order by topic', [
    buyer.id,
  ])
  expect(events).toEqual([{ topic: 'notification' }, { topic: 'savedSearches' }])
  const { rows } = await stage.query('select kind, page, subject_id from notification where user_id = $1', [buyer.id])
  expect(rows).toEqual([{ kind: 'searches', page: 'details', subject_id: id }])
})

test('notifies of an imported home, which is verified from the beginning', async () => {
  await stage.search()
  await stage.home({ sourceId: 'row-1' })
  expect(await stage.bell()).toEqual(['New: Rose Cottage (My search)'])
})

test('doesn’t notify of a home that is pending, rejected, withdrawn or sold', async () => {
  await stage.search()
  await stage.home({ status: 'pending' })
  await stage.home({ status: 'rejected' })
  await stage.home({ withdrawn: true })
  await stage.home({ sold: true })
  expect(await stage.bell()).toEqual([])
})

test('doesn’t notify of a home that was sold, withdrawn or deleted before the match', async () => {
  await stage.search()
  const [sold, withdrawn, deleted] = [await stage.home(), await stage.home(), await stage.home()]
  await stage.query('update property set sold_at = now() where id = $1', [sold.id])
  await stage.query('update property set withdrawn_at = now() where id = $1', [withdrawn.id])
  await stage.query('delete from property where id = $1', [deleted.id])
  expect(await stage.bell()).toEqual([])
})

test('notifies no agent of their own home, and no user marked as fraud', async () => {
  const fraud = await make.user(app)
  await stage.search({}, agent)
  await stage.search({}, fraud)
  await callAs(app, admin, userApi.setRole, { params: { id: fraud.id }, body: { role: 'fraud' } })
  const before = [await stage.bell(agent), await stage.bell(fraud)]
  await stage.home()
  expect([await stage.bell(agent), await stage.bell(fraud)]).toEqual(before)
})

test('doesn’t notify of homes that existed when a search was saved', async () => {
  const { id } = await stage.home()
  await stage.search()
  expect(await stage.bell()).toEqual([])
  await stage.setPrice(id, 100)
  expect(await stage.bell()).toEqual(['A new price: Rose Cottage (My search)'])
})

test('notifies of a home whose transaction began before a search was saved and ended after it', async () => {
  const client = await app.db.$client.connect()
  await client.query('begin')
  await client.query(
    `insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name,
       agent_image, image, status, verified_at)
     values (gen_random_uuid(), 'Late Lodge', 'Bath', '1', 100, 100, '2026-01-01', 'A home.', $1, 'A', '/a.webp', '/b.webp', 'verified', now())`,
    [agent.email],
  )
  await stage.search()
  expect(await stage.bell()).toEqual([])
  await client.query('commit')
  client.release()
  expect(await stage.bell()).toEqual(['New: Late Lodge (My search)'])
})

test('adds each match once when several servers compare the same homes simultaneously', async () => {
  for (let n = 0; n < 10; n++) await stage.search({ name: `Search ${n}` })
  for (let n = 0; n < 30; n++) await stage.home()
  await Promise.all(Array.from({ length: 4 }, stage.match))
  expect((await stage.bell()).sort()).toEqual(Array.from({ length: 10 }, (_, n) => `30 new homes: Search ${n}`))
})

test('homes of a search join its unread notification, with the first as its picture, until it is read', async () => {
  await stage.search({ name: 'Cottages' })
  const first = await stage.home({ image: '/first.webp' })
  const list = async () => (await callAs(app, buyer, notificationApi.list, {})).body
  expect(await stage.bell()).toEqual(['New: Rose Cottage (Cottages)'])
  expect(await list()).toMatchObject([{ page: 'details', subjectId: first.id, picture: '/first.webp' }])
  const [{ _id: before }] = await list()
  for (let n = 0; n < 2; n++) await stage.home()
  expect(await stage.bell()).toEqual(['3 new homes: Cottages'])
  const [joined] = await list()
  expect(joined).toMatchObject({ page: 'savedSearches', picture: '/first.webp', isRead: false })
  expect(joined._id > before).toBe(true) // at the top again
  await stage.setPrice(first.id, 100)
  expect(await stage.bell()).toEqual(['3 new homes: Cottages', 'A new price: Rose Cottage (Cottages)'])
  const [{ _id: newest }] = await list()
  await callAs(app, buyer, notificationApi.readAll, { body: { isRead: true, newest } })
  await stage.home()
  expect((await stage.bell()).at(-1)).toBe('New: Rose Cottage (Cottages)')
  await stage.query('update property set withdrawn_at = now() where id = $1', [first.id])
  expect((await list()).map(({ picture }: { picture: string | null }) => picture)).not.toContain('/first.webp')
})

test('leaves nothing that fails when a search is deleted during a match', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => stage.search()))
  for (let n = 0; n < 20; n++) await stage.home()
  await Promise.all([stage.match(), ...ids.map((id) => stage.query('delete from saved_search where id = $1', [id]))])
  expect((await stage.query('select from property_change')).rows).toEqual([])
})

test('matches single changes before bulk changes', async () => {
  await stage.query(
    'insert into property_change (property_id, occasion, is_bulk) select gen_random_uuid(), $1, true from generate_series(1, 3)',
    ['new'],
  )
  await stage.home()
  const { rows } = await stage.query('select is_bulk from property_change order by is_bulk, id limit 1')
  expect(rows).toEqual([{ is_bulk: false }])
  await stage.match()
})

test('queues many homes of one statement in bulk, and nothing for a statement without a relevant change', async () => {
  const { id } = await stage.home()
  await stage.match()
  await stage.query(`update property set description = 'Another text.' where id = $1`, [id])
  expect((await stage.query('select from property_change')).rows).toEqual([])
  await stage.query(`update property set price_max_cents = price_max_cents + 1, price_min_cents = price_min_cents + 1`)
  const { rows } = await stage.query(
    'select distinct is_bulk, count(*) > 20 as is_many from property_change group by 1',
  )
  expect(rows).toEqual([{ is_bulk: true, is_many: true }])
})

test('an import of many homes gives each search one notification, in whatever rounds they are compared', async () => {
  for (const q of ['rose', 'cottage']) await stage.search({ name: q, query: { q } })
  await stage.query(
    `insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name,
       agent_image, image, status, verified_at)
     select uuid_v7(), 'Rose Cottage ' || n, 'Bath', '1', 100, 100, '2026-01-01', 'A home.', $1, 'A', '/a.webp', '/b.webp', 'verified', now()
     from generate_series(1, 1499) n`,
    [agent.email],
  )
  expect((await stage.bell()).sort()).toEqual(['1,499 new homes: cottage', '1,499 new homes: rose'])
})
