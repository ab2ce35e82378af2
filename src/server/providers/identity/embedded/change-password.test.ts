import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statusesOf } from '../../../../../test/people/expect-refused.ts'
import { idTokenOf, jwt, PASSWORD, signedIn } from '../../../../../test/people/person.ts'
import { type Visitor, visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { identitySessions, identityUsers } from '../../../platform/db/tables/identity.ts'

const NEWER = 'Newer#2026'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Session = Pick<Awaited<ReturnType<typeof signedIn>>, 'email' | 'bearer'>

const change = (browser: Visitor, currentPassword = PASSWORD, newPassword = NEWER) =>
  browser.post('/api/auth/change-password', { currentPassword, newPassword })
const askOwnRole = async ({ email, bearer }: Session) =>
  (await visitor(app.url).get(`/api/users/admin/${email}`, bearer)).status
const logIn = (email: string, password: string, browser = visitor(app.url)) =>
  browser.post('/api/auth/sign-in/email', { email, password })

/** One more device on which the user of `email` signs in. */
async function onAnotherMachine(email: string) {
  const browser = visitor(app.url)
  await logIn(email, PASSWORD, browser)
  const { token } = await (await jwt(app.url, await idTokenOf(browser), email)).json()
  return { email, browser, bearer: { authorization: `Bearer ${token}` } }
}

test('changing the password ends all other sessions immediately, and keeps the current one', async () => {
  const here = await signedIn(app.url)
  const there = await onAnotherMachine(here.email)
  const idTokenThere = await idTokenOf(there.browser)
  expect((await change(here.browser)).status).toBe(200)
  expect(await askOwnRole(there)).toBe(401)
  expect((await jwt(app.url, idTokenThere, here.email)).status).toBe(401)
  expect((await there.browser.get('/api/auth/token')).status).toBe(401)
  expect(await askOwnRole(here)).toBe(200)
  expect((await jwt(app.url, await idTokenOf(here.browser), here.email)).status).toBe(200)
})

test('rejects an unused ID token of another device after a change of password', async () => {
  const here = await signedIn(app.url)
  const there = visitor(app.url)
  await logIn(here.email, PASSWORD, there)
  const unused = await idTokenOf(there)
  await change(here.browser)
  expect((await jwt(app.url, unused, here.email)).status).toBe(401)
})

test('rejects a change with the wrong current password', async () => {
  const here = await signedIn(app.url)
  const there = await onAnotherMachine(here.email)
  const answer = await change(here.browser, 'Wrong#2026')
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ message: 'Invalid password' })])
  expect(await askOwnRole(there)).toBe(200)
  expect((await logIn(here.email, PASSWORD)).status).toBe(200)
})

test('a visitor can’t change a password', async () => {
  expect((await change(visitor(app.url))).status).toBe(401)
})

test('a password change keeps other users signed in', async () => {
  const [here, neighbour] = [await signedIn(app.url), await signedIn(app.url)]
  await change(here.browser)
  expect(await askOwnRole(neighbour)).toBe(200)
})

test('of two concurrent changes from two devices one wins, and only its device stays signed in', async () => {
  const here = await signedIn(app.url)
  const there = await onAnotherMachine(here.email)
  const answers = await Promise.all([change(here.browser), change(there.browser, PASSWORD, 'Other#2026')])
  // The second one has the old password (400), or its session has ended already (401).
  expect([
    [200, 400],
    [200, 401],
  ]).toContainEqual(statusesOf(answers))
  const [winner, loser] = answers[0]?.ok ? [here, there] : [there, here]
  expect([await askOwnRole(winner), await askOwnRole(loser)]).toEqual([200, 401])
})

test('a sign-in with the old password during the change ends signed out', async () => {
  for (let round = 0; round < 2; round++) {
    const here = await signedIn(app.url)
    const [changed, ...logins] = await Promise.all([
      change(here.browser),
      ...Array.from({ length: 6 }, () => logIn(here.email, PASSWORD)),
    ])
    expect(changed.status).toBe(200)
    expect(logins.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual([])
    const [sessions] = await app.db
      .select({ count: count() })
      .from(identitySessions)
      .innerJoin(identityUsers, eq(identityUsers.id, identitySessions.userId))
      .where(eq(identityUsers.email, here.email))
    expect(sessions?.count).toBe(1)
  }
})
