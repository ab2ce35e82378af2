import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { runDueJobs } from '../../../../test/server/run-jobs.ts'
import { enqueueMatch } from '../picture-match/match-pictures.ts'
import { feedHomes, feeds } from '../tables/feed.ts'
import { makeDue, takeDue } from './checks/checked-homes.store.ts'

let app: TestApp
let agent: Person
let feedId: string
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
  const feed = { ownerId: agent.id, name: 'Stock', format: 'auto', source: 'upload', schedule: 'manual' } as const
  const [row] = await app.db
    .insert(feeds)
    .values({ ...feed, isWholeStock: true })
    .returning({ id: feeds.id })
  feedId = row?.id ?? ''
})
afterAll(async () => app.close())
beforeEach(() => app.db.execute(sql`delete from due_check`))

const byHand = async () => (await make.property(app, { agent, location: 'Bath' })).id
async function ofFeed(): Promise<string> {
  const propertyId = await byHand()
  await app.db.insert(feedHomes).values({ feedId, reference: v7(), propertyId, hash: '', said: {} })
  return propertyId
}

test('takes homes that people list before those of feeds that were due earlier, each group in its order', async () => {
  const [one, two] = [await ofFeed(), await ofFeed()]
  const [three, four] = [await byHand(), await byHand()]
  await app.db.execute(sql`delete from due_check`)
  await makeDue(app.db, [one, two, three, four], 'single')
  const take = (most: number) => takeDue(app.db, 'single', most)
  expect(await take(1)).toEqual([three])
  expect(await take(2)).toEqual(expect.arrayContaining([four, one]))
  expect(await take(2)).toEqual([two])
  expect(await take(2)).toEqual([])
})

test('a home listed by hand is taken first behind ten thousand of feeds', async () => {
  const [feedHome, own] = [await ofFeed(), await byHand()]
  await app.db.execute(sql`delete from due_check`)
  await app.db.execute(sql`
    insert into due_check (property_id, lane) select ${feedHome}::uuid, 0 from generate_series(1, 10000)`)
  await makeDue(app.db, [own], 'single')
  await app.db.execute(sql`analyze due_check`)
  expect(await takeDue(app.db, 'single', 1)).toEqual([own])
})

test('two servers take different homes at the same moment', async () => {
  const homes = [await byHand(), await byHand()]
  await app.db.execute(sql`delete from due_check`)
  await makeDue(app.db, homes, 'single')
  await app.db.transaction(async (one) => {
    const first = await takeDue(one, 'single', 1)
    const second = await app.db.transaction((other) => takeDue(other, 'single', 1))
    expect([...first, ...second].toSorted()).toEqual(homes.toSorted())
  })
})

test('a picture that a person uploads is compared before those that feeds brought earlier', async () => {
  const [first, second, own] = [v7(), v7(), v7()]
  await enqueueMatch(app.db, first, { isOfFeed: true })
  await enqueueMatch(app.db, second, { isOfFeed: true })
  await enqueueMatch(app.db, own, { isOfFeed: false })
  const compared: string[] = []
  await runDueJobs(app.db, { matchPicture: async ({ name }: { name: string }) => void compared.push(name) })
  expect(compared).toEqual([own, first, second])
})

test('takes listings off a queue of 300,000 by its indexes alone', { tags: 'all' }, async () => {
  await app.db.execute(sql`
    insert into due_check (property_id, lane) select gen_random_uuid(), n % 3 from generate_series(1, 300000) as n`)
  await app.db.execute(sql`analyze due_check`)
  const { taken, scanned } = await app.db.transaction(async (tx) => {
    const taken = await takeDue(tx, 'pending', 40)
    const { rows } = await tx.execute<{ scanned: string }>(sql`
      select seq_tup_read as scanned from pg_stat_xact_user_tables where relname = 'due_check'`)
    return { taken, scanned: rows[0]?.scanned }
  })
  expect([taken.length, Number(scanned)]).toEqual([40, 0])
  await app.db.execute(sql`truncate due_check`)
})
