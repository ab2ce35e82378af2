/** @module-tag all */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../src/server/platform/db/database.ts'
import { isDatabaseGone } from '../../src/server/platform/db/errors.ts'
import { type Reads, replicaReads } from '../../src/server/platform/db/replica-reads.ts'
import { migrate } from '../../src/server/platform/db/upgrade/migrate.ts'
import { countAllPlaces } from '../../src/server/product/place/count-places.ts'
import { facetsOf } from '../../src/server/product/search/facets.search.ts'
import { suggestionsFor } from '../../src/server/product/search/places/place-names.search.ts'
import { searchPublicProperties } from '../../src/server/product/search/property.search.ts'
import { make } from '../people/make.ts'
import { testApp } from '../server/app.ts'
import { ask } from '../server/postmaster.ts'
import { type Standby, startReplicated } from '../server/standby.ts'
import { staleReads, twoServers } from './kept-answers/walk.ts'

let cluster: Awaited<ReturnType<typeof startReplicated>>
let primary: Database
let standbys: Standby[]
let paused: string[]
let close = async () => {}

beforeAll(async () => {
  cluster = await startReplicated()
  primary = openDatabase(cluster.url, () => {})
  await migrate(cluster.url)
  await primary.execute(sql`create table note (text text)`)
  standbys = [await cluster.addStandby(), await cluster.addStandby()]
}, 120_000)
afterAll(async () => {
  await close()
  await primary?.$client.end()
  await cluster?.stop()
}, 120_000)

beforeEach(async () => {
  await close()
  close = async () => {}
  paused = []
})

function readsOf(urls: string[]): Reads {
  const made = replicaReads(primary, urls, (replica) => paused.push(replica))
  close = made.close
  return made.reads
}

const bothUrls = () => standbys.map(({ url }) => url)
/** The result of a read, with the port of the server that it reached. */
async function notes(db: Database): Promise<{ port: number; count: number }> {
  const { rows } = await db.execute<{ port: number; count: number }>(
    sql`select current_setting('port')::int as port, (select count(*)::int from note) as count`,
  )
  return rows[0] as { port: number; count: number } // one query, one row
}
const portOf = (url: string) => Number(new URL(url).port)
const write = () => primary.execute(sql`insert into note values ('a word')`)

test('a replica returns every earlier write, 500 times, on two of them in turn', {
  tags: 'all',
}, async () => {
  const reads = readsOf(bothUrls())
  const before = (await notes(primary)).count
  const asked = new Map<number, number>()
  for (let n = 1; n <= 500; n++) {
    await write()
    const { port, count } = await reads(notes)
    expect(count).toBe(before + n)
    asked.set(port, (asked.get(port) ?? 0) + 1)
  }
  for (const url of bothUrls()) expect(asked.get(portOf(url)) ?? 0).toBeGreaterThan(100)
})

test('skips a replica that is behind until it has caught up', async () => {
  const [one] = standbys as [Standby]
  const reads = readsOf([one.url])
  await one.lag()
  await write()
  const written = await notes(primary)
  expect(await reads(notes)).toEqual(written)
  expect(paused).toEqual([new URL(one.url).host])
  await one.catchUp()
  await expect.poll(async () => (await reads(notes)).port, { timeout: 10_000 }).toBe(portOf(one.url))
})

test('retries a read on the primary when a replica cancels it for its log', async () => {
  const [one] = standbys as [Standby]
  await ask(one.url, `alter system set max_standby_streaming_delay = '50ms'`)
  await ask(one.url, 'select pg_reload_conf()')
  await primary.execute(sql`create table passing as select 1 as n`)
  const reads = readsOf([one.url])
  const asked: number[] = []
  await reads(async (db) => {
    asked.push((await notes(db)).port)
    if (asked.length > 1) return
    const slow = db.execute(sql`select pg_sleep(20), n from passing`).then(() => 'answered')
    const isRunning = () => ask(one.url, `select from pg_stat_activity where query ~ '^select pg_sleep'`)
    await Promise.race([slow, expect.poll(async () => (await isRunning()).length).toBe(1)])
    await primary.execute(sql`drop table passing`) // which the replica cannot replay at the same time
    await slow
  })
  expect(asked).toEqual([portOf(one.url), portOf(cluster.url)])
})

test('an error in a read is not retried', async () => {
  const reads = readsOf(bothUrls())
  let asked = 0
  const mistaken = reads((db) => {
    asked++
    return db.execute(sql`select * from nothing_of_this_name`)
  })
  await expect(mistaken).rejects.toThrow()
  expect(asked).toBe(1)
  expect(paused).toEqual([])
})

test('a read that writes fails, and pauses no replica', async () => {
  const reads = readsOf(bothUrls())
  const failure = await reads((db) => db.execute(sql`insert into note values ('a word')`)).catch((error) => error)
  expect(failure).toMatchObject({ message: expect.stringContaining('insert into note') })
  expect([isDatabaseGone(failure), paused]).toEqual([false, []])
})

test('people get suggestions, facets and a misspelt place put right from replicas, just after homes have changed', async () => {
  const reads = readsOf(bothUrls())
  const asked = new Set<number>()
  const read = <T>(ask: (db: Database) => Promise<T>) =>
    reads(async (db) => {
      asked.add((await notes(db)).port)
      return ask(db)
    })
  const app = { db: primary, parts: { secret: 'a secret of at least thirty-two characters' } }
  const agent = await make.user(app, { role: 'agent' })
  const newHome = async () => {
    await make.property(app, { agent, location: 'Ramsbottom' })
    await countAllPlaces(primary)
  }
  await newHome()
  expect((await read((db) => suggestionsFor(db, 'rams'))).places).toEqual([{ name: 'Ramsbottom', homes: 1 }])
  await newHome()
  const found = await read((db) => searchPublicProperties(db, { q: 'ramsbotom' }))
  expect(found).toMatchObject({ searchedFor: 'Ramsbottom', total: 2 })
  await newHome()
  expect(await read((db) => facetsOf(db, { q: 'ramsbotom' }))).toMatchObject({ total: 3 })
  expect(asked).toEqual(new Set(bothUrls().map(portOf)))
  expect(paused).toEqual([])
})

test('a database that is not a replica is never read', async () => {
  const reads = readsOf([cluster.url])
  expect((await reads(notes)).port).toBe(portOf(cluster.url))
  expect(paused).toHaveLength(1)
})

test('in 200 steps on two servers with two replicas, no reader gets a stale response', {
  tags: 'all',
  timeout: 120_000,
}, async () => {
  const database = { db: primary, url: cluster.url, close: async () => {} }
  const judge = await testApp({ DEMO: 'false', ANSWER_CACHE_MB: '0' }, undefined, { database })
  const { servers, cast, close } = await twoServers(judge, { databaseReadUrls: bothUrls() })
  expect(await staleReads({ judge, servers, cast, steps: 200 })).toEqual([])
  await close()
  await judge.close()
})

test('an app on a standby serves reads and returns 503 for every write', {
  tags: 'all',
}, async () => {
  const [, standby] = standbys as [Standby, Standby]
  const { token } = await make.user({ db: primary, parts: { secret: 'a secret of at least thirty-two characters' } })
  await expect.poll(async () => (await notes(primary)).count).toBeGreaterThan(0)
  const db = openDatabase(standby.url, () => {})
  const database = { db, url: standby.url, close: () => db.$client.end() }
  const app = await testApp({ DEMO: 'false' }, undefined, { database })
  const call = (path: string, method: string, body?: object) =>
    fetch(app.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  await expect.poll(async () => (await call('/api/users/me/data', 'GET')).status, { timeout: 10_000 }).not.toBe(401)
  expect((await call('/api/allProperty/status', 'GET')).status).toBe(200)
  const account = { name: 'Ada', image: 'https://x.example/a', email: 'ada@people.example', password: 'Str0ng#pass' }
  const writes = [
    call('/api/reviews', 'POST', { propertyTitle: 'Home', agentName: 'Ann', reviewDescription: 'Fine.' }),
    call('/api/contact', 'POST', { name: 'Ada', email: account.email, subject: 'A', message: 'B' }),
    call('/api/auth/sign-up/email', 'POST', account),
    call('/api/auth/sign-in/email', 'POST', account),
    call('/api/signOut', 'POST', {}),
  ]
  for (const { status, headers } of await Promise.all(writes))
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '5' })
  await app.close()
})

test('readers go on while a replica is stopped', async () => {
  const reads = readsOf(bothUrls())
  const [one] = standbys as [Standby]
  await reads(notes)
  await one.stop()
  for (let n = 0; n < 20; n++) {
    await write()
    expect((await reads(notes)).count).toBe((await notes(primary)).count)
  }
  expect(paused).toContain(new URL(one.url).host)
})
