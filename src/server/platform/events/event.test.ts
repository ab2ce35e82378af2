import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { readEvents } from '../../../../test/server/event-reader.ts'
import { rawConnection } from '../../../../test/server/raw-request.ts'
import { signIns } from '../db/tables/sign-in.ts'
import { users } from '../db/tables/user.ts'
import type { Watch } from '../http/watch.ts'
import { emitEvent } from './emit-event.ts'

let app: TestApp
/** Another server on the same database. */
let other: TestApp
beforeAll(async () => {
  const database = await testDatabase()
  app = await testApp({}, undefined, { database })
  other = await testApp({}, undefined, { database: { ...database, close: async () => {} } })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

async function streamOf(person: Pick<Person, 'token'>, { at = app, lastId }: { at?: TestApp; lastId?: string } = {}) {
  const stream = await readEvents(at.url, person, lastId)
  onTestFinished(stream.leave)
  if (stream.status === 200) await stream.isOpen()
  return stream
}
const tell = (to: Person, id: string = randomUUID()) =>
  emitEvent(app.db, { to: [to.id], topic: 'offers', id }).then(() => id)

test('a person receives their own events on every server, and no other person’s', async () => {
  const [ann, bob] = [await make.user(app), await make.user(app)]
  const streams = [await streamOf(ann), await streamOf(ann, { at: other }), await streamOf(bob)]
  const [forAnn, forBob] = [await tell(ann), await tell(bob)]
  await streams[0]?.brings({ topic: 'offers', id: forAnn })
  await streams[1]?.brings({ topic: 'offers', id: forAnn })
  await streams[2]?.brings({ topic: 'offers', id: forBob })
  expect(streams.map((stream) => stream.changes().length)).toEqual([1, 1, 1])
})

test('a stream is neither compressed, nor kept, nor collected by a proxy', async () => {
  const stream = await streamOf(await make.user(app))
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': expect.any(String),
  })
  expect(stream.headers.has('content-encoding')).toBe(false)
})

test('a rolled-back change sends no event', async () => {
  const ann = await make.user(app)
  const stream = await streamOf(ann)
  const failing = app.db.transaction(async (tx) => {
    await emitEvent(tx, { to: [ann.id], topic: 'sales' })
    throw new Error('changed their mind')
  })
  await expect(failing).rejects.toThrow()
  await stream.brings({ topic: 'offers', id: await tell(ann) })
  expect(stream.changes()).toHaveLength(1)
})

test('a client that reconnects receives every missed event once', async () => {
  const ann = await make.user(app)
  const first = await streamOf(ann)
  await tell(ann)
  await expect.poll(first.changes).toHaveLength(1)
  await first.leave()
  const ids = [await tell(ann), await tell(ann)]
  const second = await streamOf(ann, { at: other, lastId: first.lastId() })
  const missed = ids.map((id) => ({ topic: 'offers', id }))
  expect(second.changes()).toEqual(missed)
  await second.leave()
  const third = await streamOf(ann, { lastId: second.lastId() })
  expect(third.changes()).toEqual([])
})

test('no client misses a transaction that began first and committed last, or waits for it', async () => {
  const ann = await make.user(app)
  const there = await streamOf(ann)
  const slow = new pg.Client({ connectionString: app.databaseUrl })
  await slow.connect()
  onTestFinished(() => slow.end())
  await slow.query('begin')
  const late = randomUUID()
  await slow.query(`insert into live_event (user_id, topic, subject) values ('${ann.id}', 'sales', '${late}')`)
  const away = await streamOf(ann)
  await there.brings({ topic: 'offers', id: await tell(ann) })
  await away.brings({ topic: 'offers', id: there.changes()[0]?.id ?? '' })
  await away.leave()
  await slow.query('commit')
  await there.brings({ topic: 'sales', id: late })
  const back = await streamOf(ann, { lastId: away.lastId() })
  expect(back.changes()).toEqual([{ topic: 'sales', id: late }])
})

test.each([
  ['nonsense', 'nonsense'],
  ['a snapshot that none is', `${Date.now()}.9:3:`],
  ['what would be SQL', `${Date.now()}.1:1:' or true --`],
  ['numbers that are too large', `${Date.now()}.${'9'.repeat(25)}:${'9'.repeat(25)}:`],
  ['more than is kept', `${Date.now() - 20 * 3_600_000}.700:700:`],
  ['what is to come', `${Date.now() + 20 * 3_600_000}.700:700:`],
])('a client that resumes from %s gets a reset', async (_what, lastId) => {
  const ann = await make.user(app)
  const stream = await readEvents(app.url, ann, lastId)
  onTestFinished(stream.leave)
  await expect.poll(() => stream.messages.map(({ event }) => event)).toEqual(['open', 'reset'])
  await stream.brings({ topic: 'offers', id: await tell(ann) })
})

test('more events than a stream may send are a reset', async () => {
  const ann = await make.user(app)
  const stream = await streamOf(ann)
  await app.db.execute(
    sql`insert into live_event (user_id, topic, subject) select ${ann.id}, 'offers', n from generate_series(1, 5001) n`,
  )
  await expect.poll(() => stream.messages.map(({ event }) => event)).toEqual(['open', 'reset'])
})

test('signing out ends the stream immediately on every server; other sign-ins of the person go on', async () => {
  const ann = await make.user(app)
  const phone = { token: await make.tokenFor(app, ann.id) }
  const [here, there, onPhone] = [await streamOf(ann), await streamOf(ann, { at: other }), await streamOf(phone)]
  const headers = { authorization: `Bearer ${ann.token}` }
  expect((await fetch(`${app.url}/api/signOut`, { method: 'POST', headers })).status).toBe(200)
  await here.endsWith('signedOut')
  await there.endsWith('signedOut')
  await onPhone.brings({ topic: 'offers', id: await tell(ann) })
})

test.each([
  ['whose account is deleted', (id: string) => app.db.delete(users).where(eq(users.id, id))],
  ['whose sign-in goes with its session', (id: string) => app.db.delete(signIns).where(eq(signIns.userId, id))],
])('a person %s receives no more events', async (_who, end) => {
  const ann = await make.user(app)
  const stream = await streamOf(ann, { at: other })
  await end(ann.id)
  await stream.endsWith('signedOut')
  expect((await readEvents(app.url, ann)).status).toBe(401)
})

test('a change committed together with the end of a sign-in sends no event', async () => {
  const ann = await make.user(app)
  const stream = await streamOf(ann)
  await app.db.transaction(async (tx) => {
    await emitEvent(tx, { to: [ann.id], topic: 'offers' })
    await tx.update(signIns).set({ endedAt: new Date() }).where(eq(signIns.userId, ann.id))
  })
  await stream.endsWith('signedOut')
  expect(stream.changes()).toEqual([])
})

test('a person receives an event when their role changes', async () => {
  const ann = await make.user(app)
  const stream = await streamOf(ann)
  await app.db.update(users).set({ role: 'fraud' }).where(eq(users.id, ann.id))
  await stream.brings({ topic: 'role' })
})

test('a person who leaves while the stream opens is no failure in the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-log-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'log')
  let streams = () => -1
  const watch: Watch = {
    onAnswer: () => {},
    readKeptBytes: () => {},
    readStreams: (read) => {
      streams = read
    },
  }
  const alone = await testApp({ LOG_LEVEL: 'info', LOG_FILE: file }, undefined, { watch })
  onTestFinished(() => alone.close())
  const ann = await make.user(alone)
  const holder = await alone.db.$client.connect()
  onTestFinished(() => holder.release(true))
  await holder.query('begin; lock table live_event')
  const { socket, write, close } = rawConnection(alone.url)
  await write(`GET /api/events HTTP/1.1\r\nhost: keyhaven.test\r\nauthorization: Bearer ${ann.token}\r\n\r\n`)
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await alone.db.$client.query(waits)).rowCount).toBe(1)
  close()
  await once(socket, 'close')
  await expect.poll(() => streams()).toBe(0)
  await holder.query('commit')
  const stream = await readEvents(alone.url, ann)
  await stream.isOpen()
  await stream.leave()
  expect(await readFile(file, 'utf8')).not.toMatch(/unexpected failure|not available/)
})
