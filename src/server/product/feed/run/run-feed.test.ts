import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { feedApi } from '#contract/feed'
import { propertyApi } from '#contract/property'
import {
  addFeed,
  csvOf,
  type FeedWorld,
  feedOf,
  feedWorld,
  homesOf,
  manyHomes,
  runOnce,
} from '../../../../../test/feeds/feed-world.ts'
import { callAs } from '../../../../../test/people/access.ts'
import { make } from '../../../../../test/people/make.ts'
import { letRetriesBeDue } from '../../../../../test/server/run-jobs.ts'
import { matchChangedHomes } from '../../alert/match-alerts.ts'

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

const serve = (homes: Parameters<typeof csvOf>[0]) => world.agency.files.set('/homes.csv', { body: csvOf(homes) })
/** The transactions that wrote the rows of a table last. */
const writers = async (table: string) =>
  (await world.app.db.execute(sql`select xmin::text, ctid::text from ${sql.identifier(table)} order by id`)).rows

test('lists new homes as pending, and counts them', async () => {
  serve(manyHomes(3))
  const run = await runOnce(world, feed)
  expect(run).toMatchObject({ state: 'done', counts: { read: 3, new: 3 }, problemCount: 0 })
  expect(Object.values(await homesOf(world)).map(({ status }) => status)).toEqual([null, null, null])
  expect((await feedOf(world, feed)).homes).toBe(3)
})

test('a trial names what is new, changed and gone, and writes nothing', async () => {
  serve(manyHomes(8))
  const first = await runOnce(world, feed, { isTrial: true })
  expect(first).toMatchObject({ state: 'done', counts: { read: 8, new: 8 } })
  expect(first.added[0]).toEqual({ reference: 'R1', title: 'Home R1' })
  expect(await homesOf(world)).toEqual({})
  await runOnce(world, feed)
  serve([{ id: 'R1', price: '300000' }, ...manyHomes(7).slice(1), { id: 'N' }])
  const next = await runOnce(world, feed, { isTrial: true })
  expect(next).toMatchObject({
    counts: { new: 1, changed: 1, gone: 1, unchanged: 6 },
    gone: [{ reference: 'R8', title: 'Home R8' }],
  })
  expect((await homesOf(world)).R1?.price).toBe('250000')
})

test('refuses a home whose price is in another currency than the site’s, and says how many there are', async () => {
  const home = (
    id: string,
    currency: string,
  ) => `<property><id>${id}</id><ref>${id}</ref><price>1000</price><currency>${currency}</currency>
    <price_freq>sale</price_freq><type>villa</type><town>Bath</town><province>Bath</province><desc><en>A home.</en></desc></property>`
  const body = `<?xml version="1.0"?><root><kyero><feed_version>3</feed_version></kyero>${home('1', 'EUR')}${home('2', 'USD')}</root>`
  world.agency.files.set('/homes.csv', { body })
  const run = await runOnce(world, feed, { isTrial: true })
  expect(run).toMatchObject({ counts: { read: 2, new: 1, refused: 1, otherCurrency: 1 } })
  expect(run.problems).toMatchObject([{ reference: '1', message: 'Its price is in EUR, and this site is in USD.' }])
})

test('further runs of the same file write nothing in listings', async () => {
  serve(manyHomes(20))
  await runOnce(world, feed)
  const before = await homesOf(world)
  const written = [await writers('property'), await writers('feed_home')]
  for (let n = 0; n < 3; n++)
    expect((await runOnce(world, feed)).counts).toMatchObject({ unchanged: 20, new: 0, changed: 0 })
  expect(await homesOf(world)).toEqual(before)
  expect([await writers('property'), await writers('feed_home')]).toEqual(written)
})

test('a change of a verified home is an edit with its flag, and keeps a field that was edited on the site', async () => {
  serve([{ id: 'R1', bedrooms: 2 }])
  await runOnce(world, feed)
  const home = (await homesOf(world)).R1
  const id = home?.id ?? ''
  await callAs(world.app, await make.user(world.app, { role: 'admin' }), propertyApi.decide, {
    params: { id },
    body: { status: 'verified' },
  })
  const { title, location, price, image } = home ?? { title: '', location: '', price: '', image: '' }
  const body = { title, location, price, propertyImage: image, description: 'Written by hand.' }
  expect((await callAs(world.app, world.agent, propertyApi.update, { params: { id }, body })).status).toBe(200)
  serve([{ id: 'R1', price: '240000', bedrooms: 3 }])
  const run = await runOnce(world, feed)
  expect(run.counts).toMatchObject({ changed: 1 })
  expect((await homesOf(world)).R1).toMatchObject({
    price: '240000',
    bedrooms: 3,
    description: 'Written by hand.',
    edit: { changed: { price: ['250000', '240000'], bedrooms: [2, 3] } },
  })
  const kept = async () => (await callAs(world.app, world.agent, feedApi.kept, { params: { id: feed } })).body
  expect(await kept()).toMatchObject([{ reference: 'R1', fields: ['description'] }])
  serve([{ id: 'R1', price: '240000', bedrooms: 3, description: 'By the feed.' }])
  await runOnce(world, feed)
  expect((await homesOf(world)).R1?.description).toBe('By the feed.')
  expect(await kept()).toEqual([])
})

test('of a reference that is there twice the last one counts, also in the next run', async () => {
  serve([{ id: 'R1', price: '1000' }, { id: 'R2' }, { id: 'R1', price: '2000' }])
  const run = await runOnce(world, feed)
  expect(run).toMatchObject({ counts: { read: 3, new: 2, duplicates: 1 } })
  expect(run.problems).toMatchObject([{ reference: 'R1', place: 'line 4' }])
  expect((await homesOf(world)).R1?.price).toBe('2000')
  expect((await runOnce(world, feed)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
})

test('withdraws a home that is missing, notifies its people, and brings it back as the same home', async () => {
  serve(manyHomes(3))
  await runOnce(world, feed)
  await world.app.db.execute(
    sql`update property set status = 'verified', verified_at = now() where agent_email = ${world.agent.email}`,
  )
  const gone = (await homesOf(world)).R3
  if (!gone) throw new Error('it is not there')
  const [offering, wishing] = [await make.user(world.app), await make.user(world.app)]
  const offer = await make.offer(world.app, { property: gone, buyer: offering })
  await world.app.db.execute(
    sql`insert into wishlist_item (id, user_id, property_id) values (gen_random_uuid(), ${wishing.id}, ${gone.id})`,
  )
  serve(manyHomes(2))
  expect(await runOnce(world, feed)).toMatchObject({ state: 'done', counts: { gone: 1, unchanged: 2 } })
  expect((await callAs(world.app, offering, propertyApi.one, { params: { id: gone.id } })).status).toBe(404)
  const mailed = async () => {
    const { rows } = await world.app.db.execute<{ recipient: string }>(sql`
      select recipient from mail_outbox where recipient in (${offering.email}, ${wishing.email})`)
    return rows.map(({ recipient }) => recipient)
  }
  expect(await mailed()).toEqual([offering.email])
  await letRetriesBeDue(world.app.db) // a day later
  await world.work(['notifyGone'])
  expect((await mailed()).sort()).toEqual([offering.email, wishing.email].sort())
  const { rows: offers } = await world.app.db.execute(sql`select status, closed_why from offer where id = ${offer.id}`)
  expect(offers).toEqual([{ status: 'rejected', closed_why: 'takenDown' }])
  expect((await runOnce(world, feed)).counts).toMatchObject({ gone: 0, unchanged: 2 })
  serve(manyHomes(3))
  expect((await runOnce(world, feed)).counts).toMatchObject({ restored: 1, new: 0 })
  expect((await callAs(world.app, offering, propertyApi.one, { params: { id: gone.id } })).status).toBe(200)
})

test('a home that comes back within a day is no news to those who wished or search it', async () => {
  const wishing = await make.user(world.app)
  await make.savedSearch(world.app, wishing, { name: 'Bath' })
  serve(manyHomes(6))
  await runOnce(world, feed)
  await world.app.db.execute(
    sql`update property set status = 'verified', verified_at = now() where agent_email = ${world.agent.email}`,
  )
  const home = (await homesOf(world)).R6
  await world.app.db.execute(
    sql`insert into wishlist_item (id, user_id, property_id) values (gen_random_uuid(), ${wishing.id}, ${home?.id ?? ''})`,
  )
  const bell = async () => {
    await letRetriesBeDue(world.app.db)
    await world.work(['notifyGone'])
    await matchChangedHomes({ db: world.app.db, log: world.app.parts.log })
    const { rows } = await world.app.db.execute<{ text: string }>(
      sql`select text from notification where user_id = ${wishing.id} order by id`,
    )
    return rows.map(({ text }) => text)
  }
  const before = await bell()
  for (let times = 0; times < 2; times++) {
    serve(manyHomes(5))
    expect((await runOnce(world, feed)).counts).toMatchObject({ gone: 1 })
    serve(manyHomes(6))
    expect((await runOnce(world, feed)).counts).toMatchObject({ restored: 1 })
  }
  expect(await bell()).toEqual(before)
})

test('an accepted offer keeps its home, which is reported', async () => {
  serve(manyHomes(2))
  await runOnce(world, feed)
  const home = (await homesOf(world)).R2
  if (!home) throw new Error('it is not there')
  await make.offer(world.app, { property: home, buyer: await make.user(world.app), status: 'accepted' })
  serve(manyHomes(1))
  const run = await runOnce(world, feed)
  expect(run).toMatchObject({ counts: { gone: 0, untouched: 1 }, problems: [{ reference: 'R2' }] })
  expect((await homesOf(world)).R2?.withdrawnAt).toBeNull()
})

test('a run that would remove more than a fifth asks first, and removes what is confirmed', async () => {
  serve(manyHomes(20))
  await runOnce(world, feed)
  serve(manyHomes(12))
  const held = await runOnce(world, feed)
  expect(held).toMatchObject({ state: 'held', heldRemovals: 8, counts: { gone: 0 } })
  expect(Object.values(await homesOf(world)).filter(({ withdrawnAt }) => withdrawnAt)).toEqual([])
  expect(await runOnce(world, feed, { confirms: held._id })).toMatchObject({ state: 'done', counts: { gone: 8 } })
})

test('homes that a run has not read to are not gone, and are not offered for removal', async () => {
  serve(manyHomes(3))
  await runOnce(world, feed)
  world.agency.files.set('/homes.csv', { body: `${csvOf(manyHomes(2))}\n"R9","unclosed` })
  const unread = await runOnce(world, feed)
  expect(unread).toMatchObject({ state: 'done', heldRemovals: 0, counts: { gone: 0, unchanged: 2 } })
  const message = 'The file was not read completely, so 1 home that was not found in it stays as it is.'
  expect(unread.problems.map((problem) => problem.message)).toContain(message)
  world.agency.files.set('/homes.csv', (_request, response) => {
    response.writeHead(200, { 'content-length': '1000000' })
    response.write(csvOf(manyHomes(1)))
    setImmediate(() => response.destroy())
  })
  expect(await runOnce(world, feed)).toMatchObject({ state: 'failed', failure: 'Its answer broke off before its end.' })
  expect(Object.values(await homesOf(world)).filter(({ withdrawnAt }) => withdrawnAt)).toEqual([])
})

test('two runs of one feed: the second is refused while the first waits', async () => {
  serve(manyHomes(1))
  const run = () => callAs(world.app, world.agent, feedApi.run, { params: { id: feed }, body: {} })
  expect((await Promise.all([run(), run()])).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  await world.work()
})

test('a home that is deleted on the site stays deleted, and one that was imported is the feed’s from then on', async () => {
  const imported = await make.property(world.app, { agent: world.agent, sourceId: 'R1', status: 'pending' })
  serve(manyHomes(2))
  expect((await runOnce(world, feed)).counts).toMatchObject({ new: 1, changed: 1 })
  expect((await homesOf(world)).R1).toMatchObject({ id: imported.id, title: 'Home R1' })
  await callAs(world.app, world.agent, propertyApi.remove, { params: { id: imported.id } })
  serve([{ id: 'R1', price: '5000' }, { id: 'R2' }])
  expect((await runOnce(world, feed)).counts).toMatchObject({ new: 0, untouched: 1 })
  expect(Object.keys(await homesOf(world))).toEqual(['R2'])
})
