import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../test/people/access.ts'
import { make, type Person } from '../../../test/people/make.ts'
import { testApp } from '../../../test/server/app.ts'
import { tellOfAllChanges } from './telling.ts'

let app: TestApp
let agent: Person
let admin: Person
let buyer: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
  admin = await make.user(app, { role: 'admin' })
})
afterAll(async () => app.close())
beforeEach(async () => {
  await app.db.$client.query('delete from saved_search')
  await tell()
  buyer = await make.user(app)
})

const tell = () => tellOfAllChanges(app.db)
const query = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const search = (given: Parameters<typeof make.savedSearch>[2] = {}, who = buyer) => make.savedSearch(app, who, given)
const home = (given: Partial<Parameters<typeof make.property>[1]> = {}) =>
  make.property(app, { agent, title: 'Rose Cottage', ...given })
const setPrice = (id: string, dollars: number) =>
  query(
    'update property set price = $2::text, price_min_cents = $2::bigint * 100, price_max_cents = $2::bigint * 100 where id = $1',
    [id, dollars],
  )

/** What the bell has for somebody once everything that changed was compared, the oldest first. */
async function bell(who = buyer): Promise<string[]> {
  await tell()
  const { rows } = await query('select text from notification where user_id = $1 order by id', [who.id])
  return rows.map(({ text }) => text)
}

test('a buyer hears of a home when an admin verifies it, once, and it leads to the home', async () => {
  await search({ query: { q: 'cottage' }, name: 'Cottages' })
  const { id } = await home({ status: 'pending' })
  expect(await bell()).toEqual([])
  await callAs(app, admin, propertyApi.decide, { params: { id }, body: { status: 'verified' } })
  expect(await bell()).toEqual(['New: Rose Cottage (Cottages)'])
  expect(await bell()).toEqual(['New: Rose Cottage (Cottages)'])
  const { rows } = await query('select kind, page, subject_id from notification where user_id = $1', [buyer.id])
  expect(rows).toEqual([{ kind: 'searches', page: 'details', subject_id: id }])
})

test('an imported home, which is verified from the beginning, is told of as well', async () => {
  await search()
  await home({ sourceId: 'row-1' })
  expect(await bell()).toEqual(['New: Rose Cottage (My search)'])
})

test('nobody hears of a home that is pending, rejected, withdrawn or sold', async () => {
  await search()
  await home({ status: 'pending' })
  await home({ status: 'rejected' })
  await home({ withdrawn: true })
  await home({ sold: true })
  expect(await bell()).toEqual([])
})

test('a home that was sold, withdrawn or deleted before anybody was told is told to nobody', async () => {
  await search()
  const [sold, withdrawn, deleted] = [await home(), await home(), await home()]
  await query('update property set sold_at = now() where id = $1', [sold.id])
  await query('update property set withdrawn_at = now() where id = $1', [withdrawn.id])
  await query('delete from property where id = $1', [deleted.id])
  expect(await bell()).toEqual([])
})

test('nobody hears of their own home, and whoever is marked as fraud of none', async () => {
  const fraud = await make.user(app)
  await search({}, agent)
  await search({}, fraud)
  await callAs(app, admin, userApi.setRole, { params: { id: fraud.id }, body: { role: 'fraud' } })
  const before = [await bell(agent), await bell(fraud)]
  await home()
  expect([await bell(agent), await bell(fraud)]).toEqual(before)
})

test('homes that were there when a search was saved are no news', async () => {
  const { id } = await home()
  await search()
  expect(await bell()).toEqual([])
  await setPrice(id, 100)
  expect(await bell()).toEqual(['A new price: Rose Cottage (My search)'])
})

test('a home whose transaction ends after a search was saved is new to it, though it began before', async () => {
  const client = await app.db.$client.connect()
  await client.query('begin')
  await client.query(
    `insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name,
       agent_image, image, status, verified_at)
     values (gen_random_uuid(), 'Late Lodge', 'Bath', '1', 100, 100, '2026-01-01', 'A home.', $1, 'A', '/a.webp', '/b.webp', 'verified', now())`,
    [agent.email],
  )
  await search()
  expect(await bell()).toEqual([])
  await client.query('commit')
  client.release()
  expect(await bell()).toEqual(['New: Late Lodge (My search)'])
})

test('a price that falls is news, one that rises only where it comes into the search', async () => {
  await search({ query: { minPrice: '200', maxPrice: '400' } })
  const { id } = await home({ price: '300', priceMin: 30_000, priceMax: 30_000 })
  await tell()
  const priced = async (dollars: number) => {
    const before = (await bell()).length
    await setPrice(id, dollars)
    return (await bell()).length - before
  }
  expect(await priced(250)).toBe(1)
  expect(await priced(280)).toBe(0) // dearer, and it matched before
  expect(await priced(100)).toBe(0) // out of it
  expect(await priced(220)).toBe(1) // into it from below
  expect(await priced(500)).toBe(0)
  expect(await priced(390)).toBe(1)
  expect(await priced(220)).toBe(1) // the same price as once before, and another change
})

test('a home is available again when its accepted offer comes to nothing, unless another holds it', async () => {
  await search()
  const property = await home()
  const rival = await make.user(app)
  const offer = await make.offer(app, { property, buyer: rival, status: 'accepted' })
  await query(`update offer set status = 'rejected', closed_at = now() where id = $1`, [offer.id])
  const again = await make.offer(app, { property, buyer: await make.user(app), status: 'accepted' })
  expect(await bell()).toEqual(['New: Rose Cottage (My search)'])
  await query(`update offer set status = 'rejected', closed_at = now() where id = $1`, [again.id])
  expect((await bell()).slice(1)).toEqual(['Available again: Rose Cottage (My search)'])
  const pending = await make.offer(app, { property, buyer: rival })
  await query(`update offer set status = 'rejected', closed_at = now() where id = $1`, [pending.id])
  expect(await bell()).toHaveLength(2)
})

test('a home that gets its point on the map later is new to searches of that part of it alone', async () => {
  await search({ query: { bbox: '-3,51,-2,52' }, name: 'Around Bath' })
  await search({ name: 'Everywhere' })
  const { id } = await home()
  expect(await bell()).toEqual(['New: Rose Cottage (Everywhere)'])
  await query('update property set latitude = 51.4, longitude = -2.4 where id = $1', [id])
  expect((await bell()).toSorted()).toEqual(['New: Rose Cottage (Around Bath)', 'New: Rose Cottage (Everywhere)'])
})

test('whoever wishes a home hears of a lower price and that it is available again, and of nothing else', async () => {
  const property = await home({ price: '300', priceMin: 30_000, priceMax: 30_000 })
  await query('insert into wishlist_item (id, user_id, property_id) values (gen_random_uuid(), $1, $2)', [
    buyer.id,
    property.id,
  ])
  await tell()
  await setPrice(property.id, 350)
  expect(await bell()).toEqual([])
  await setPrice(property.id, 250)
  const offer = await make.offer(app, { property, buyer: await make.user(app), status: 'accepted' })
  expect(await bell()).toEqual(['The price has dropped: Rose Cottage'])
  await query(`update offer set status = 'rejected', closed_at = now() where id = $1`, [offer.id])
  expect((await bell()).slice(1)).toEqual(['Available again: Rose Cottage'])
})

test('a search with the frequency none is counted on its page, and tells nothing', async () => {
  const id = await search({ frequency: 'none' })
  await home()
  expect(await bell()).toEqual([])
  const { rows } = await query('select mail_due_at from alert where search_id = $1', [id])
  expect(rows).toEqual([{ mail_due_at: null }])
})

test('several servers that compare the same homes at once tell each match once', async () => {
  for (let n = 0; n < 10; n++) await search({ name: `Search ${n}` })
  for (let n = 0; n < 30; n++) await home()
  await Promise.all(Array.from({ length: 4 }, tell))
  expect(await bell()).toHaveLength(300)
})

test('a search that is deleted while its matches are found leaves nothing behind that fails', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => search()))
  for (let n = 0; n < 20; n++) await home()
  await Promise.all([tell(), ...ids.map((id) => query('delete from saved_search where id = $1', [id]))])
  expect((await query('select from property_change')).rows).toEqual([])
})

test('what one person changed comes before what was changed in bulk', async () => {
  await query(
    'insert into property_change (property_id, occasion, is_bulk) select gen_random_uuid(), $1, true from generate_series(1, 3)',
    ['new'],
  )
  await home()
  const { rows } = await query('select is_bulk from property_change order by is_bulk, id limit 1')
  expect(rows).toEqual([{ is_bulk: false }])
  await tell()
})

test('a statement that changes many homes queues them in bulk, one that changes nothing of note queues nothing', async () => {
  const { id } = await home()
  await tell()
  await query(`update property set description = 'Another text.' where id = $1`, [id])
  expect((await query('select from property_change')).rows).toEqual([])
  await query(`update property set price_max_cents = price_max_cents + 1, price_min_cents = price_min_cents + 1`)
  const { rows } = await query('select distinct is_bulk, count(*) > 20 as is_many from property_change group by 1')
  expect(rows).toEqual([{ is_bulk: true, is_many: true }])
})

test.each([
  ['mail', 1, true, false],
  ['digest', 1, true, true],
  ['bell', 1, false, false],
  ['none', 0, false, false],
] as const)(
  'somebody who chose %s for searches has %i in the bell, mail: %s, only once a day: %s',
  async (delivery, rung, isMailed, isDaily) => {
    await query('insert into notification_setting (user_id, kind, delivery) values ($1, $2, $3)', [
      buyer.id,
      'searches',
      delivery,
    ])
    await search()
    await home()
    expect(await bell()).toHaveLength(rung)
    const { rows } = await query(
      `select mail_due_at is not null as "isMailed", coalesce(mail_due_at > now() + interval '1 minute', false) as "isDaily" from alert where user_id = $1`,
      [buyer.id],
    )
    expect(rows.map((row) => row.isMailed)).toEqual([isMailed])
    if (!isDaily) expect(rows[0].isDaily).toBe(false)
  },
)
