import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idTokenOf, jwt, newEmail, PASSWORD, registered, registrationOf } from '../../../../../test/people/person.ts'
import { visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { identityAccounts, identityUsers } from '../../../platform/db/tables/identity.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const register = (body: object, origin?: string) => visitor(app.url, origin).post('/api/auth/sign-up/email', body)

test('a visitor registers and is signed in by a cookie that scripts cannot read', async () => {
  const email = newEmail()
  const answer = await register(registrationOf(email.toUpperCase()))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ token: expect.any(String), user: { email, emailVerified: false } })
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('keyhaven.session_token='))
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  expect(cookie).toMatch(/Max-Age=2592000/)
  expect(cookie).not.toMatch(/Secure/)
})

test('every response of the service has a request id and is not cached', async () => {
  const answer = await register(registrationOf(newEmail()))
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a visitor can’t register an e-mail twice, in any case', async () => {
  const { email } = await registered(app.url)
  const answer = await register(registrationOf(email.toUpperCase()))
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ message: 'User already exists. Use another email.' })
})

test.each([
  ['a&b', 'people.example', 'people.example'],
  ['info', 'почта.рф', 'xn--80a1acny.xn--p1ai'],
  ['info', 'xn--r8jz45g.xn--zckzah', 'xn--r8jz45g.xn--zckzah'],
])('a visitor registers %s@%s, and signs in with either spelling', async (local, domain, ascii) => {
  const own = `${local}-${newEmail().split('@')[0]}`
  const answer = await register(registrationOf(`${own}@${domain}`))
  expect([answer.status, await answer.json()]).toMatchObject([200, { user: { email: `${own}@${ascii}` } }])
  for (const spelling of [domain, ascii]) {
    const browser = visitor(app.url)
    const credentials = { email: `${own}@${spelling}`.toUpperCase(), password: PASSWORD }
    expect((await browser.post('/api/auth/sign-in/email', credentials)).status).toBe(200)
    const given = await jwt(app.url, await idTokenOf(browser), `${own}@${spelling}`)
    expect(given.status).toBe(200)
  }
  expect((await register(registrationOf(`${own}@${ascii}`))).status).toBe(422)
})

test('rejects a password with trailing NULs', async () => {
  const { email } = await registered(app.url)
  const signIn = (password: string) => visitor(app.url).post('/api/auth/sign-in/email', { email, password })
  expect((await signIn(`${PASSWORD}\0`)).status).toBe(401)
  expect((await signIn(PASSWORD)).status).toBe(200)
})

test('fifty concurrent registrations of one e-mail create one account', async () => {
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 50 }, () => register(registrationOf(email))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const losers = answers.filter(({ status }) => status !== 200)
  const refusals = await Promise.all(losers.map((answer) => answer.json()))
  expect(new Set(losers.map(({ status }) => status))).toEqual(new Set([422]))
  expect(new Set(refusals.map(({ message }) => message))).toEqual(new Set(['User already exists. Use another email.']))
  const users = await app.db.select().from(identityUsers).where(eq(identityUsers.email, email))
  expect(users).toHaveLength(1)
  const accounts = await app.db
    .select()
    .from(identityAccounts)
    .where(eq(identityAccounts.userId, users[0]?.id ?? ''))
  expect(accounts).toHaveLength(1)
})

test.each([
  ['a password of 5', { password: 'Aa#12' }, 'Password length have to 6'],
  ['a password of 21', { password: `Aa#1${'x'.repeat(17)}` }, 'Password length have at most 20'],
  ['no password', { password: '' }, 'Password is required'],
  [
    'a plain password',
    { password: 'secret2026' },
    'Password should have at least one capital letter, small letter, number and special character.',
  ],
  ['a password with a NUL', { password: 'Secret#2026\0' }, 'Password has a character that can’t be kept'],
  ['a name that can’t be seen', { name: '\u200B\u202E' }, 'Name is required'],
  ['a stand-in of an e-mail', { email: '616e6e40@address.invalid' }, 'Email is not valid'],
  ['no name', { name: '  ' }, 'Name is required'],
  ['a name of 21', { name: 'x'.repeat(21) }, 'Name is required'],
  ['no e-mail', { email: '' }, 'Email is required'],
  ['a bad e-mail', { email: 'jane@' }, 'Email is not valid'],
  ['no picture', { image: undefined }, 'Photo URL is required'],
  ['a script as picture', { image: 'javascript:alert(1)' }, 'Photo URL must be a web address (https://…)'],
  ['a data picture', { image: 'data:image/svg+xml,<svg/>' }, 'Photo URL must be a web address (https://…)'],
])('a visitor can’t register with %s', async (_what, change, message) => {
  const email = newEmail()
  const answer = await register({ ...registrationOf(email), ...change })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ message })
  expect(await app.db.select().from(identityUsers).where(eq(identityUsers.email, email))).toEqual([])
})

test.each([6, 20])('a visitor registers with a password of %i characters', async (length) => {
  const answer = await register({ ...registrationOf(newEmail()), password: 'Aa#1'.padEnd(length, 'x') })
  expect(answer.status).toBe(200)
})

test('a visitor can’t register as verified', async () => {
  const email = newEmail()
  await register({ ...registrationOf(email), emailVerified: true, role: 'admin' })
  const [user] = await app.db.select().from(identityUsers).where(eq(identityUsers.email, email))
  expect(user?.emailVerified ?? false).toBe(false)
})

test('a page of another site can’t register a user', async () => {
  const answer = await register(registrationOf(newEmail()), 'https://evil.example')
  expect(answer.status).toBe(403)
})

test('a form can’t register a user, since it can’t send JSON', async () => {
  const headers = { 'content-type': 'text/plain', origin: app.url }
  const body = JSON.stringify(registrationOf(newEmail()))
  const answer = await fetch(`${app.url}/api/auth/sign-up/email`, { method: 'POST', headers, body })
  expect(answer.status).toBe(415)
})

test('rejects a malformed body as malformed', async () => {
  const headers = { 'content-type': 'application/json', origin: app.url }
  const answer = await fetch(`${app.url}/api/auth/sign-up/email`, { method: 'POST', headers, body: '{"name":' })
  expect(answer.status).toBe(400)
})
