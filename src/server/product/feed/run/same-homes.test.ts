import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { reaxmlOf } from 'feed-formats/sample-files'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  addFeed,
  csvOf,
  type FeedWorld,
  feedWorld,
  homesOf,
  manyHomes,
  runOnce,
} from '../../../../../test/feeds/feed-world.ts'
import { make } from '../../../../../test/people/make.ts'
import { importFile } from '../../import/import-file.ts'

let world: FeedWorld
beforeAll(async () => {
  world = await feedWorld()
})
afterAll(async () => world.close())
let feed: string
beforeEach(async () => {
  world.agent = await make.user(world.app, { role: 'agent' })
  feed = await addFeed(world)
})

const serve = (body: string) => world.agency.files.set('/homes.csv', { body })
const told = (id: string, number: number, price = '250000') => ({
  id,
  price,
  title: `${number} Old Post Road`,
  location: `${number} Old Post Road, Springfield, IL 62704`,
  description: `Home number ${number} has a story of its own, which is longer than a line.`,
})
const numbers = [1, 2, 3, 4, 5, 6, 7, 8]

test('homes whose references were all renamed are the same homes, with their offers and wishes', async () => {
  serve(csvOf(numbers.map((number) => told(`OLD-${number}`, number))))
  await runOnce(world, feed)
  const before = await homesOf(world)
  const first = before['OLD-1']
  if (!first) throw new Error('it is not there')
  const offer = await make.offer(world.app, { property: first, buyer: await make.user(world.app) })
  serve(csvOf(numbers.map((number) => told(`NEW${number}`, number))))
  const trial = await runOnce(world, feed, { isTrial: true })
  expect(trial).toMatchObject({ counts: { new: 0, gone: 0 }, heldRemovals: 0 })
  const run = await runOnce(world, feed)
  expect(run).toMatchObject({ state: 'done', counts: { new: 0, gone: 0 }, heldRemovals: 0 })
  const message = 'Homes that came under another reference, and are the same as before: 8.'
  expect(run.problems).toMatchObject([{ message }])
  const after = await homesOf(world)
  for (const number of numbers) expect(after[`NEW${number}`]?.id).toBe(before[`OLD-${number}`]?.id)
  const { rows } = await world.app.db.execute(sql`select status from offer where id = ${offer.id}`)
  expect(rows).toEqual([{ status: 'pending' }])
  expect((await runOnce(world, feed)).counts).toMatchObject({ new: 0, gone: 0, unchanged: 8 })
})

test('a home that comes under another reference with another price, or after it was gone, is the same home', async () => {
  serve(csvOf([told('A', 1), told('B', 2), told('C', 3), told('D', 4)]))
  await runOnce(world, feed)
  const before = await homesOf(world)
  serve(csvOf([told('A2', 1, '240000'), told('B', 2), told('C', 3)]))
  expect((await runOnce(world, feed)).counts).toMatchObject({ new: 0, changed: 1, gone: 1 })
  serve(csvOf([told('A2', 1, '240000'), told('B', 2), told('C', 3), told('D2', 4)]))
  expect((await runOnce(world, feed)).counts).toMatchObject({ new: 0, restored: 1 })
  const after = await homesOf(world)
  expect(after.A2).toMatchObject({ id: before.A?.id, price: '240000' })
  expect(after.D2).toMatchObject({ id: before.D?.id, withdrawnAt: null })
})

test('homes that say little, or of which there are several, are not taken for one another', async () => {
  serve(csvOf([...manyHomes(2), told('A', 1), { ...told('B', 1), price: '1000' }]))
  await runOnce(world, feed)
  serve(csvOf([{ id: 'N' }, { id: 'R2' }, { ...told('C', 1), price: '2000' }]))
  const run = await runOnce(world, feed)
  expect(run.counts).toMatchObject({ new: 2, gone: 3 })
})

test.each([
  ['without a home', []],
  ['whose homes are all refused', [{ id: 'X', price: '-1' }]],
])('a whole stock %s asks before it removes any, whatever its size', async (_which, homes) => {
  serve(csvOf(manyHomes(2)))
  await runOnce(world, feed)
  serve(csvOf(homes))
  const held = await runOnce(world, feed)
  expect(held).toMatchObject({ state: 'held', heldRemovals: 2, counts: { gone: 0 } })
  expect(await runOnce(world, feed, { confirms: held._id })).toMatchObject({ state: 'done', counts: { gone: 2 } })
})

const residential = (content: string, id = 'A') =>
  reaxmlOf(`<residential status="current"><uniqueID>${id}</uniqueID>${content}</residential>`)
const whole = `<price currency="USD">650000</price><address><street>Wattle Road</street><suburb>Ballarat</suburb></address>
  <headline>A home</headline><description>By the creek.</description>`

test('a price alone changes the price of a home that is there, and of no other', async () => {
  serve(residential(whole))
  await runOnce(world, feed)
  serve(residential('<price currency="USD">640000</price>'))
  expect((await runOnce(world, feed)).counts).toMatchObject({ changed: 1, gone: 0 })
  expect((await homesOf(world)).A).toMatchObject({ price: '640000', title: 'A home', priceMin: 64_000_000 })
  expect((await runOnce(world, feed)).counts).toMatchObject({ changed: 0, gone: 0 })
  serve(residential('<price currency="EUR">1000</price>'))
  expect((await runOnce(world, feed)).problems).toMatchObject([
    { reference: 'A', message: 'Its price is in EUR, and this site is in USD.' },
  ])
  serve(residential('<price currency="EUR">640000</price>'))
  expect((await runOnce(world, feed)).counts).toMatchObject({ changed: 0, refused: 1 })
  serve(residential('<price currency="USD">1000</price>', 'B'))
  const unknown = await runOnce(world, feed, { isTrial: true })
  expect(unknown.problems).toMatchObject([
    { reference: 'B', message: 'It has a price and no more, and the feed has brought no such home.' },
  ])
  expect((await homesOf(world)).A?.price).toBe('640000')
})

test('a price alone of a home that is sold or rejected on the site changes nothing, and is reported', async () => {
  serve(residential(whole))
  await runOnce(world, feed)
  serve(residential('<price currency="USD">640000</price>'))
  await world.app.db.execute(sql`update property set status = 'rejected' where source_id = 'A'`)
  const run = await runOnce(world, feed)
  expect(run).toMatchObject({
    counts: { changed: 0, untouched: 1 },
    problems: [{ reference: 'A', message: 'It is rejected on the site, so nothing of it is changed.' }],
  })
  await world.app.db.execute(
    sql`update property set status = 'verified', verified_at = now(), sold_at = now() where source_id = 'A'`,
  )
  expect((await runOnce(world, feed)).problems).toMatchObject([
    { reference: 'A', message: 'It is sold on the site, so nothing of it is changed.' },
  ])
  expect((await homesOf(world)).A?.price).toBe('650000')
})

test('a price alone passes the checks of a listing’s price', async () => {
  serve(residential(whole))
  await runOnce(world, feed)
  serve(residential('<price currency="USD">630000</price><priceView>Offers over\u202E $630,000</priceView>'))
  expect((await runOnce(world, feed)).counts).toMatchObject({ changed: 1 })
  expect((await homesOf(world)).A?.price).toBe('Offers over $630,000')
  const long = `Offers over $620,000 ${'x'.repeat(300)}`
  serve(residential(`<price currency="USD">620000</price><priceView>${long}</priceView>`))
  expect((await runOnce(world, feed)).counts).toMatchObject({ changed: 1, gone: 0 })
  expect((await homesOf(world)).A?.price).toBe('620000')
})

test('the person in a file is the contact of the home, which keeps the name of its account', async () => {
  const named = (name: string, more = '') =>
    residential(`<listingAgent id="1"><name>${name}</name>${more}</listingAgent>${whole}`)
  serve(named('Jo Sample', '<telephone type="BH">+61 3 9555 1234</telephone><email>jo@agency.example</email>'))
  await runOnce(world, feed)
  const { A } = await homesOf(world)
  expect(A?.contact).toEqual({ name: 'Jo Sample', phone: '+61395551234', email: 'jo@agency.example' })
  expect(A?.agentName).toBe(world.agent.name)
  serve(named('Kim Sample', '<telephone>12</telephone><email>none</email>'))
  const { counts, problems } = await runOnce(world, feed)
  expect(counts).toMatchObject({ changed: 1 })
  expect(JSON.stringify(problems)).toContain('telephone number doesn’t exist')
  expect((await homesOf(world)).A?.contact).toEqual({ name: 'Kim Sample' })
  serve(residential(whole))
  expect((await runOnce(world, feed)).counts).toMatchObject({ changed: 1 })
  expect((await homesOf(world)).A?.contact).toBeNull()
})

test('a home that an earlier version named after the person in its file has the name of its account again', async () => {
  serve(residential(whole))
  await runOnce(world, feed)
  await world.app.db.execute(sql`update property set agent_name = 'Jo Sample' where source_id = 'A'`)
  await world.app.db.execute(
    sql`update feed_home set hash = '', said = said || '{"agentName": "x"}' where reference = 'A'`,
  )
  expect((await runOnce(world, feed)).counts).toMatchObject({ changed: 1 })
  expect((await homesOf(world)).A?.agentName).toBe(world.agent.name)
})

test('a home that the import command brought is the feed’s from then on, and the command leaves it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-import-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'homes.csv')
  const bring = async (price: string) => {
    await writeFile(file, csvOf([{ ...told('A', 1, price), propertyImage: 'https://a.example/p.jpg' }]))
    const { db, parts } = world.app
    const context = { db, gazetteer: parts.geocoder, currency: 'USD' as const, reportFolders: [folder] }
    const quiet = { screen: { write: () => {} }, say: () => {}, stopped: () => false }
    return importFile({ file, agent: world.agent.email, verifyAs: undefined }, { ...context, ...quiet })
  }
  expect(await bring('100000')).toMatchObject({ listed: 1 })
  const before = await homesOf(world)
  serve(csvOf([told('A', 1, '200000')]))
  expect((await runOnce(world, feed)).counts).toMatchObject({ new: 0, changed: 1, refused: 0 })
  expect(await homesOf(world)).toMatchObject({ A: { id: before.A?.id, price: '200000' } })
  expect(await bring('300000')).toMatchObject({ changed: 0, refused: 1 })
  expect(await homesOf(world)).toMatchObject({ A: { price: '200000' } })
})
