import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { feedApi } from '#contract/feed'
import { addFeed, type FeedWorld, feedOf, feedWorld, runOnce } from '../../../../../test/feeds/feed-world.ts'
import { callAs } from '../../../../../test/people/access.ts'
import { make } from '../../../../../test/people/make.ts'

let world: FeedWorld
let feed: string
beforeAll(async () => {
  world = await feedWorld()
})
afterAll(async () => world.close())
beforeEach(async () => {
  await world.app.db.execute(sql`delete from sold_price`)
  world.agent = await make.user(world.app, { role: 'admin' })
  feed = await addFeed(world, { format: 'soldPrices', address: `${world.agency.origin}/sold.csv`, isWholeStock: false })
})

const serve = (...rows: string[]) =>
  world.agency.files.set('/sold.csv', {
    body: ['id,price,date,postcode,type,house,street,town,status', ...rows].join('\n'),
    etag: `"${hash('sha1', rows.join())}"`,
  })
const sale = (id: number, price: number | string = 170_000, status = 'A') =>
  `${id},${price},2026-04-11,BL0 0AG,townhouse,56,Peel Brow,Bury,${status}`
const stored = async () =>
  (await world.app.db.execute(sql`select id, price_cents::int / 100 as price from sold_price order by id`)).rows

test('an admin’s feed of sold prices adds, corrects and deletes sales, and asks for a file by its ETag', async () => {
  serve(sale(1), sale(2), sale(3, 'much'))
  const first = await runOnce(world, feed)
  expect(first).toMatchObject({ state: 'done', counts: { read: 3, new: 2, refused: 1 }, done: 3, total: 3 })
  expect(first.problems).toEqual([{ place: 'line 4', message: 'The price must be an amount above 0.' }])
  serve(sale(1, 180_000), sale(2, 0, 'D'), sale(4))
  expect(await runOnce(world, feed, { isTrial: true })).toMatchObject({
    counts: { read: 3, new: 1, changed: 1, gone: 1 },
  })
  expect(await stored()).toEqual([
    { id: 'csv:1', price: 170_000 },
    { id: 'csv:2', price: 170_000 },
  ])
  expect((await runOnce(world, feed)).counts).toMatchObject({ new: 1, changed: 1, gone: 1, unchanged: 0 })
  expect(await stored()).toEqual([
    { id: 'csv:1', price: 180_000 },
    { id: 'csv:4', price: 170_000 },
  ])
  expect(await runOnce(world, feed)).toMatchObject({ state: 'done', counts: { read: 0, new: 0 } })
  expect(world.agency.asked.at(-1)).toBe('/sold.csv 304')
  expect(await feedOf(world, feed)).toMatchObject({ format: 'soldPrices', homes: 0 })
})

test('a file of homes is refused with the reason', async () => {
  world.agency.files.set('/sold.csv', { body: 'id,title\n1,Home' })
  const run = await runOnce(world, feed)
  expect(run.state).toBe('failed')
  expect(run.failure).toMatch(/^The file has no sold prices/)
})

test('says that a file has no rows', async () => {
  serve()
  const run = await runOnce(world, feed)
  expect(run).toMatchObject({ state: 'done', problems: [{ message: 'The file has no sold prices.' }] })
})

test('who is no admin any more brings no sold prices', async () => {
  serve(sale(1))
  await world.app.db.execute(sql`update app_user set role = 'agent' where id = ${world.agent.id}`)
  expect(await runOnce(world, feed)).toMatchObject({ state: 'failed', failure: 'Only admins bring sold prices.' })
  expect(await stored()).toEqual([])
})

test('a run that was cut off goes on, and counts what it came to as a whole', async () => {
  serve(...Array.from({ length: 6_000 }, (_, at) => sale(at)))
  const { body } = await callAs(world.app, world.agent, feedApi.run, { params: { id: feed }, body: {} })
  const { insertedId: runId } = body as { insertedId: string }
  await world.work(['fetchFeedFile'])
  const stopping = new AbortController()
  const watch = setInterval(() => void stored().then(({ length }) => length > 0 && stopping.abort()), 5)
  await world.handlers.runFeed({ runId }, { stopping: stopping.signal })
  clearInterval(watch)
  await world.work(['runFeed'])
  const details = await callAs(world.app, world.agent, feedApi.details, { params: { id: feed, run: runId } })
  expect(details.body).toMatchObject({ state: 'done', counts: { read: 6_000, new: 6_000, unchanged: 0 } })
  expect(await stored()).toHaveLength(6_000)
})
