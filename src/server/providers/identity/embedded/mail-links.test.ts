import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statusesOf } from '../../../../../test/people/expect-refused.ts'
import { mailedLink, mailedToken } from '../../../../../test/people/mailed-link.ts'
import {
  idTokenOf,
  jwt,
  newEmail,
  PASSWORD,
  registered,
  registrationOf,
  signedIn,
} from '../../../../../test/people/person.ts'
import { visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { identityVerifications } from '../../../platform/db/tables/identity.ts'
import { mailOutbox } from '../../../platform/db/tables/mail.ts'
import { rateCounts } from '../../../platform/db/tables/rate-count.ts'
import { users } from '../../../platform/db/tables/user.ts'

const NEWER = 'Newer#2026'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await app.db.delete(rateCounts) // all tests use one address
})
afterAll(() => app.close())

const ask = (email: unknown, browser = visitor(app.url)) => browser.post('/api/auth/request-password-reset', { email })
const reset = (token: unknown, newPassword: unknown = NEWER) =>
  visitor(app.url).post('/api/auth/reset-password', { token, newPassword })
const verify = (token: unknown, browser = visitor(app.url)) => browser.post('/api/auth/verify-email', { token })
const logIn = async (email: string, password: string) =>
  (await visitor(app.url).post('/api/auth/sign-in/email', { email, password })).status
const mailsTo = (email: string) => app.db.$count(mailOutbox, eq(mailOutbox.recipient, email))

async function resetTokenOf(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(200)
  return mailedToken(app.db, email, 'reset')
}

test('a user who forgot their password gets a link that sets a new one, and ends every session', async () => {
  const { email, browser, bearer } = await signedIn(app.url)
  const token = await resetTokenOf(email)
  expect(await mailedLink(app.db, email, 'reset')).toBe(`${app.url}/resetPassword?lang=en#token=${token}`)
  const answer = await reset(token)
  expect([answer.status, await answer.json()]).toEqual([200, { email }])
  expect([await logIn(email, PASSWORD), await logIn(email, NEWER)]).toEqual([401, 200])
  expect((await visitor(app.url).get(`/api/users/admin/${email}`, bearer)).status).toBe(401)
  expect((await browser.get('/api/auth/token')).status).toBe(401)
  expect(await mailsTo(email)).toBe(3) // the two links, and that the password was changed
})

test('a link request returns the same response with and without an account', async () => {
  const { email } = await registered(app.url)
  const requested = async (address: string) => {
    const begun = performance.now()
    const answer = await ask(address)
    return { status: answer.status, body: await answer.json(), isFast: performance.now() - begun < 245 }
  }
  const [known, unknown] = [await requested(email), await requested(newEmail())]
  expect(known).toEqual({ status: 200, body: { status: true }, isFast: false })
  expect(unknown).toEqual(known)
})

test('one of ten concurrent uses of a link sets the password', async () => {
  const { email } = await registered(app.url)
  const token = await resetTokenOf(email)
  const passwords = Array.from({ length: 10 }, (_, at) => `Race#202${at}x`)
  const answers = await Promise.all(passwords.map((password) => reset(token, password)))
  expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(400)])
  const logins = await Promise.all(passwords.map((password) => logIn(email, password)))
  expect(logins.map((status) => status === 200)).toEqual(answers.map(({ status }) => status === 200))
})

test('rejects a link that was used, is older than an hour, or when another link was used', async () => {
  const { email } = await registered(app.url)
  const [first, second, third] = [await resetTokenOf(email), await resetTokenOf(email), await resetTokenOf(email)]
  const anHour = sql`now() - interval '1 second'`
  await app.db
    .update(identityVerifications)
    .set({ expiresAt: anHour })
    .where(
      sql`created_at = (select min(created_at) from identity_verification where identifier like 'reset%' and value = (select id from identity_user where email = ${email}))`,
    )
  expect((await reset(first)).status).toBe(400)
  expect((await reset(second)).status).toBe(200)
  expect([(await reset(second)).status, (await reset(third)).status]).toEqual([400, 400])
})

test('a reset link lasts an hour', async () => {
  const { email } = await registered(app.url)
  await resetTokenOf(email)
  const [row] = await app.db
    .select({ left: sql<number>`extract(epoch from expires_at - now())::float8` })
    .from(identityVerifications)
    .where(sql`identifier like 'reset%' and value = (select id from identity_user where email = ${email})`)
  expect(row?.left).toBeGreaterThan(3500)
  expect(row?.left).toBeLessThanOrEqual(3600)
})

test.each([
  ['a made-up token', { token: 'made-up', newPassword: NEWER }, 400],
  ['no token', { newPassword: NEWER }, 422],
  ['a list for a token', { token: ['x'], newPassword: NEWER }, 422],
  ['a token with a NUL', { token: 'a\0b', newPassword: NEWER }, 400],
  ['a weak password', { token: 'x', newPassword: 'weak' }, 422],
])('rejects a reset with %s', async (_what, body, status) => {
  expect((await visitor(app.url).post('/api/auth/reset-password', body)).status).toBe(status)
})

test('mails at most five links an hour, without revealing whether they were sent', { tags: 'all' }, async () => {
  const email = newEmail()
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await ask(email)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('counts links of every kind to one e-mail together, its sign-up, too', { tags: 'all' }, async () => {
  const { email, browser } = await registered(app.url)
  for (let n = 0; n < 2; n++) await resetTokenOf(email)
  const again = async () => (await browser.post('/api/auth/send-verification-email', {})).status
  expect([await again(), await again(), await again()]).toEqual([200, 200, 429])
  expect((await ask(email)).status).toBe(429)
  expect(await mailsTo(email)).toBe(5)
})

test('a mail about an account has no name in its greeting', async () => {
  const { email } = await registered(app.url)
  await reset(await resetTokenOf(email))
  const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  expect(mails.map(({ body }) => body.slice(0, 8))).toEqual(Array(3).fill('Hello,\n\n'))
  expect(JSON.stringify(mails)).not.toContain('Jane')
})

test('before the first sign-in, mails are in the language of the request; after it, in that of the account', async () => {
  const email = newEmail()
  const browser = visitor(app.url)
  const subjects = async () => {
    const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id)
    return mails.map(({ language, subject }) => `${language}: ${subject}`)
  }
  await browser.post('/api/auth/sign-up/email', registrationOf(email), { 'accept-language': 'de-AT, en;q=0.5' })
  await browser.post('/api/auth/request-password-reset', { email }, { 'accept-language': 'fr' })
  expect(await subjects()).toEqual(['de: Bestätigen Sie Ihre E-Mail-Adresse', 'fr: Choisissez un nouveau mot de passe'])
  const passwords = { currentPassword: PASSWORD, newPassword: NEWER }
  await browser.post('/api/auth/change-password', passwords, { 'accept-language': 'es' })
  expect((await subjects()).at(-1)).toMatch(/^es: /)
  await jwt(app.url, await idTokenOf(browser), email)
  await browser.post('/api/auth/request-password-reset', { email }, { 'accept-language': 'ar' })
  expect((await subjects()).at(-1)).toBe('en: Choose a new password')
})

test('a page of another site can’t request a link', async () => {
  const answer = await visitor(app.url).post(
    '/api/auth/request-password-reset',
    { email: newEmail() },
    { origin: 'https://evil.example' },
  )
  expect(answer.status).toBe(403)
})

test('the database has no usable token', async () => {
  const { email } = await registered(app.url)
  const token = await resetTokenOf(email)
  const rows = await app.db.select().from(identityVerifications)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a verification link confirms the address in a browser signed in to the account, once', async () => {
  const { email, browser } = await registered(app.url)
  const token = await mailedToken(app.db, email, 'verify')
  expect(await (await verify(token, browser)).json()).toEqual({ verified: true })
  expect((await verify(token, browser)).status).toBe(400)
  const security = await (await browser.get('/api/auth/account-security')).json()
  expect(security).toEqual({ emailVerified: true, hasPassword: true, hasSecondFactor: false })
})

test('in another browser a verification link confirms nothing, and sets a new password that ends the old one and its sessions', async () => {
  const squatter = await signedIn(app.url)
  const token = await mailedToken(app.db, squatter.email, 'verify')
  const stranger = await registered(app.url)
  for (const browser of [visitor(app.url), stranger.browser])
    expect(await (await verify(token, browser)).json()).toEqual({ verified: false })
  const [user] = await app.db.select().from(users).where(eq(users.email, squatter.email))
  expect(user?.emailVerified).toBe(false)
  expect((await reset(token)).status).toBe(200)
  expect([await logIn(squatter.email, PASSWORD), await logIn(squatter.email, NEWER)]).toEqual([401, 200])
  expect((await squatter.browser.get('/api/auth/token')).status).toBe(401)
  const [after] = await app.db.select().from(users).where(eq(users.email, squatter.email))
  expect(after?.emailVerified).toBe(true)
})

test('rejects a reset link as a verification link', async () => {
  const { email, browser } = await registered(app.url)
  expect((await verify(await resetTokenOf(email), browser)).status).toBe(400)
})

test('a signed-in user can request the verification link again, at most five times an hour', async () => {
  const { email, browser } = await registered(app.url)
  const again = async (by = browser) => (await by.post('/api/auth/send-verification-email', {})).status
  expect(await again(visitor(app.url))).toBe(401)
  expect([await again(), await again(), await again(), await again(), await again()]).toEqual([200, 200, 200, 200, 429])
  expect(await mailsTo(email)).toBe(5)
})

test('a sign-in that verified the old password during a reset fails', async () => {
  const { email } = await registered(app.url)
  const token = await resetTokenOf(email)
  await Promise.all([reset(token), logIn(email, PASSWORD)])
  const sessions = await app.db.execute(
    sql`select 1 from identity_session where user_id = (select id from identity_user where email = ${email})`,
  )
  expect(sessions.rows).toEqual([])
})

test('the response of a sign-in by password has the ID token', async () => {
  const { email } = await registered(app.url)
  const browser = visitor(app.url)
  const answer = await browser.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  const { idToken, user } = (await answer.json()) as { idToken: string; user: { email: string } }
  expect(user.email).toBe(email)
  expect((await jwt(app.url, idToken, email)).status).toBe(200)
  expect((await jwt(app.url, await idTokenOf(browser), email)).status).toBe(200)
})
