import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { TooMany } from '../../refusal.ts'
import { rateCounts } from '../db/tables/rate-count.ts'
import { clientAddress } from './client-address.ts'
import { countTry, forgiveTry } from './rate-limit.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const limit = { what: 'knock', most: 3, seconds: 60 }
const tryTimes = (many: number, who: string) =>
  Promise.allSettled(Array.from({ length: many }, () => countTry(database.db, limit, who)))
const letThrough = (tries: PromiseSettledResult<void>[]) => tries.filter(({ status }) => status === 'fulfilled').length

test('allows exactly the limit of attempts, also concurrently', async () => {
  const tries = await tryTimes(20, 'Jane')
  expect(letThrough(tries)).toBe(3)
  const refused = tries.find(({ status }) => status === 'rejected')
  const reason = refused?.status === 'rejected' ? refused.reason : undefined
  expect(reason).toBeInstanceOf(TooMany)
  expect(reason.retryAfter).toBeGreaterThan(55)
  expect(reason.retryAfter).toBeLessThanOrEqual(60)
})

test('counts each person and each limit separately', async () => {
  await tryTimes(5, 'Jack')
  expect(letThrough(await tryTimes(1, 'Jill'))).toBe(1)
  await countTry(database.db, { ...limit, what: 'ring' }, 'Jack')
})

test('a try that is forgiven leaves room for another', async () => {
  await tryTimes(3, 'Joan')
  await forgiveTry(database.db, limit, 'Joan')
  expect(letThrough(await tryTimes(2, 'Joan'))).toBe(1)
})

test('starts a new count after the period', async () => {
  await tryTimes(5, 'Jim')
  await database.db.update(rateCounts).set({ endsAt: sql`now() - interval '1 second'` })
  expect(letThrough(await tryTimes(5, 'Jim'))).toBe(3)
})

test('a counted key may have any length', async () => {
  await countTry(database.db, limit, 'x'.repeat(100_000))
  const long = await database.db.select().from(rateCounts).where(eq(rateCounts.count, 1))
  expect(Math.max(...long.map(({ key }) => key.length))).toBeLessThan(100)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:50123', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3:4:5:6]:50123', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['::ffff:808:404', '8.8.4.4'],
  ['::FFFF:8.8.4.4', '8.8.4.4'],
  ['0:0:0:0:0:ffff:808:404', '8.8.4.4'],
  ['[::ffff:808:404]:50123', '8.8.4.4'],
  ['fe80::7%eth0', 'fe80::/64'],
  ['2001:db8::9', '2001:db8::/64'],
  ['::1', '::/64'],
  ['134744072', '203.0.113.9'],
  ['0x8.8.4.4', '203.0.113.9'],
  ['', '203.0.113.9'],
  ['unknown', '203.0.113.9'],
  ['192.0.2.7:', '203.0.113.9'],
  ['192.0.2.256', '203.0.113.9'],
  ['[192.0.2', '203.0.113.9'],
  [`guess ${'x'.repeat(60)}`, '203.0.113.9'],
])('“%s”, as a proxy at 203.0.113.9 sends it, is counted as %s', (ip, counted) => {
  expect(clientAddress({ ip, socket: { remoteAddress: '203.0.113.9' } })).toBe(counted)
})
