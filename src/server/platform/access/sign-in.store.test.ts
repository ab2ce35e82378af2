import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimsOf, signed, signingKey } from '../../../../test/people/id-tokens.ts'
import { idTokenOf, jwt, signedIn } from '../../../../test/people/person.ts'
import { visitor } from '../../../../test/people/visitor.ts'
import { testApp } from '../../../../test/server/app.ts'
import { signIns } from '../db/tables/sign-in.ts'
import { users } from '../db/tables/user.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => app.db.delete(signIns))
afterAll(() => app.close())

const DAY_MS = 86_400_000

const rowsOf = async (email: string) => {
  const rows = await app.db.select().from(signIns).innerJoin(users, eq(users.id, signIns.userId))
  return rows.filter((row) => row.app_user.email === email).map(({ sign_in }) => sign_in)
}

test('a sign-in is one row, which every renewal moves on', async () => {
  const { email, browser } = await signedIn(app.url)
  const [made] = await rowsOf(email)
  expect(made?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS)
  await app.db.update(signIns).set({ renewedAt: new Date(0), expiresAt: new Date(0) })
  await jwt(app.url, await idTokenOf(browser), email)
  const rows = await rowsOf(email)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ id: made?.id, createdAt: made?.createdAt, expiresAt: made?.expiresAt, endedAt: null })
  expect(rows[0]?.renewedAt.getTime()).toBeGreaterThanOrEqual(made?.renewedAt.getTime() ?? 0)
})

test('fifty concurrent renewals leave one row', async () => {
  const { email, browser } = await signedIn(app.url)
  const idToken = await idTokenOf(browser)
  const answers = await Promise.all(Array.from({ length: 50 }, () => jwt(app.url, idToken, email)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await rowsOf(email)).toHaveLength(1)
})

test.each([
  ['its beginning, when it is long', 'x'.repeat(301), 'x'.repeat(300)],
  ['all of it', 'x'.repeat(300), 'x'.repeat(300)],
  ['nothing, when it is empty', '', null],
])('of what the browser calls itself, a sign-in keeps %s', async (_what, sent, kept) => {
  const key = await signingKey(app.db, { kid: `agent ${Math.random()}` })
  const email = `agent-${Math.random()}@people.example`
  const headers = { authorization: `Bearer ${await signed(key, claimsOf(email))}`, 'user-agent': sent }
  expect((await visitor(app.url).post('/api/jwt', { email }, headers)).status).toBe(200)
  expect((await rowsOf(email))[0]?.userAgent).toBe(kept)
})
