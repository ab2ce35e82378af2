import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { alertStage } from '../../../../test/people/alert-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let agent: Person
let buyer: Person
let stage: ReturnType<typeof alertStage>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
  stage = alertStage(app, agent, () => buyer)
})
afterAll(async () => app.close())
beforeEach(async () => {
  await stage.clear()
  buyer = await make.user(app)
})

test('notifies of a lower price, and of a higher one only if it comes into the search', async () => {
  await stage.search({ query: { minPrice: '200', maxPrice: '400' } })
  const { id } = await stage.home({ price: '300', priceMin: 30_000, priceMax: 30_000 })
  await stage.match()
  const priced = async (dollars: number) => {
    const readAll = () => stage.query('update notification set read_at = now() where read_at is null')
    const before = (await stage.bell()).length
    await readAll()
    await stage.setPrice(id, dollars)
    return (await stage.bell()).length - before
  }
  expect(await priced(250)).toBe(1)
  expect(await priced(280)).toBe(0) // dearer, and it matched before
  expect(await priced(100)).toBe(0) // out of it
  expect(await priced(220)).toBe(1) // into it from below
  expect(await priced(500)).toBe(0)
  expect(await priced(390)).toBe(1)
  expect(await priced(220)).toBe(1) // the same price as once before, and another change
})

test('notifies that a home is available again when its accepted offer ends, unless another holds it', async () => {
  await stage.search()
  const property = await stage.home()
  const rival = await make.user(app)
  const offer = await make.offer(app, { property, buyer: rival, status: 'accepted' })
  await stage.query(`update offer set status = 'rejected', closed_at = now() where id = $1`, [offer.id])
  const again = await make.offer(app, { property, buyer: await make.user(app), status: 'accepted' })
  expect(await stage.bell()).toEqual(['New: Rose Cottage (My search)'])
  await stage.query(`update offer set status = 'rejected', closed_at = now() where id = $1`, [again.id])
  expect((await stage.bell()).slice(1)).toEqual(['Available again: Rose Cottage (My search)'])
  const pending = await make.offer(app, { property, buyer: rival })
  await stage.query(`update offer set status = 'rejected', closed_at = now() where id = $1`, [pending.id])
  expect(await stage.bell()).toHaveLength(2)
})

test('isolates names that are written from right to left within the text of the bell', async () => {
  await stage.search({ name: 'בית' })
  await stage.home({ title: 'شقة 3' })
  await stage.match()
  expect(await stage.bell()).toEqual(['New: \u2068شقة 3\u2069 (\u2068בית\u2069)'])
})

test('notifies only searches with a part of the map when a home gets its point later', async () => {
  await stage.search({ query: { bbox: '-3,51,-2,52' }, name: 'Around Bath' })
  await stage.search({ name: 'Everywhere' })
  const { id } = await stage.home()
  expect(await stage.bell()).toEqual(['New: Rose Cottage (Everywhere)'])
  await stage.query('update property set latitude = 51.4, longitude = -2.4 where id = $1', [id])
  expect((await stage.bell()).toSorted()).toEqual(['New: Rose Cottage (Around Bath)', 'New: Rose Cottage (Everywhere)'])
})

test('notifies of a wished home only when its price is lower or it is available again', async () => {
  const property = await stage.home({ price: '300', priceMin: 30_000, priceMax: 30_000 })
  await stage.query('insert into wishlist_item (id, user_id, property_id) values (gen_random_uuid(), $1, $2)', [
    buyer.id,
    property.id,
  ])
  await stage.match()
  await stage.setPrice(property.id, 350)
  expect(await stage.bell()).toEqual([])
  await stage.setPrice(property.id, 250)
  const offer = await make.offer(app, { property, buyer: await make.user(app), status: 'accepted' })
  expect(await stage.bell()).toEqual(['The price has dropped: Rose Cottage'])
  await stage.query(`update offer set status = 'rejected', closed_at = now() where id = $1`, [offer.id])
  expect((await stage.bell()).slice(1)).toEqual(['Available again: Rose Cottage'])
})

test('counts the homes of a search with the frequency none, and doesn’t notify', async () => {
  const id = await stage.search({ frequency: 'none' })
  await stage.home()
  expect(await stage.bell()).toEqual([])
  const { rows } = await stage.query('select mail_due_at from alert where search_id = $1', [id])
  expect(rows).toEqual([{ mail_due_at: null }])
})

test.each([
  ['mail', 1, true, false],
  ['digest', 1, true, true],
  ['bell', 1, false, false],
  ['none', 0, false, false],
] as const)(
  'with the setting %s for searches, the bell has %i, mail: %s, only once a day: %s',
  async (delivery, notified, isMailed, isDaily) => {
    await stage.query('insert into notification_setting (user_id, kind, delivery) values ($1, $2, $3)', [
      buyer.id,
      'searches',
      delivery,
    ])
    await stage.search()
    await stage.home()
    expect(await stage.bell()).toHaveLength(notified)
    const { rows } = await stage.query(
      `select mail_due_at is not null as "isMailed", coalesce(mail_due_at > now() + interval '1 minute', false) as "isDaily" from alert where user_id = $1`,
      [buyer.id],
    )
    expect(rows.map((row) => row.isMailed)).toEqual([isMailed])
    if (!isDaily) expect(rows[0].isDaily).toBe(false)
  },
)

/** Changes a price as an edit does, which keeps the former one. */
async function reprice(id: string, from: number, to: number): Promise<void> {
  await stage.query('insert into price_change (id, property_id, price) values (gen_random_uuid(), $1, $2)', [
    id,
    `$${from}`,
  ])
  await stage.setPrice(id, to)
}

test('a dip of the price that is undone and comes again is no news, and a lower price than ever is', async () => {
  const property = await stage.home({ price: '500000', priceMin: 50_000_000, priceMax: 50_000_000 })
  await stage.query('insert into wishlist_item (id, user_id, property_id) values (gen_random_uuid(), $1, $2)', [
    buyer.id,
    property.id,
  ])
  await stage.search({ query: { maxPrice: '600000' } })
  await stage.match()
  const before = (await stage.bell()).length
  for (let times = 0; times < 5; times++) {
    await reprice(property.id, 500_000, 499_999)
    await stage.match()
    await reprice(property.id, 499_999, 500_000)
    await stage.match()
  }
  const dropped = ['A new price: Rose Cottage (My search)', 'The price has dropped: Rose Cottage']
  expect((await stage.bell()).slice(before).toSorted()).toEqual(dropped)
  await stage.query('update notification set read_at = now() where user_id = $1', [buyer.id])
  await reprice(property.id, 500_000, 480_000)
  expect((await stage.bell()).slice(before + 2).toSorted()).toEqual(dropped)
  await stage.query("update price_change set until = now() - interval '31 days' where property_id = $1", [property.id])
  await stage.query('update notification set read_at = now() where user_id = $1', [buyer.id])
  await stage.setPrice(property.id, 490_000)
  await reprice(property.id, 490_000, 480_000)
  expect((await stage.bell()).slice(before + 4).toSorted()).toEqual(dropped)
})

test('one home that is available again several times is one home in the bell', async () => {
  await stage.search()
  const property = await stage.home()
  const other = await stage.home({ title: 'Mill House' })
  await stage.match()
  await stage.query('update notification set read_at = now() where user_id = $1', [buyer.id])
  const lapse = async (home: typeof property) => {
    const offer = await make.offer(app, { property: home, buyer: await make.user(app), status: 'accepted' })
    await stage.query(`update offer set status = 'rejected', closed_at = now() where id = $1`, [offer.id])
    return (await stage.bell()).slice(1)
  }
  for (let times = 0; times < 4; times++)
    expect(await lapse(property)).toEqual(['Available again: Rose Cottage (My search)'])
  expect(await lapse(other)).toEqual(['2 homes available again: My search'])
})
