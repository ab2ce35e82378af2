import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { auditApi } from '#contract/audit'
import { setBrand } from '#contract/brand'
import { propertyApi } from '#contract/property'
import { userApi } from '#contract/user'
import { callAs } from '../../../../../test/people/access.ts'
import { secretIn, totpCode } from '../../../../../test/people/authenticator.ts'
import { statusesOf } from '../../../../../test/people/expect-refused.ts'
import { mailedToken } from '../../../../../test/people/mailed-link.ts'
import { idTokenOf, jwt, PASSWORD, signedIn } from '../../../../../test/people/person.ts'
import { type Visitor, visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { identityTwoFactors } from '../../../platform/db/tables/identity.ts'
import { users } from '../../../platform/db/tables/user.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ REQUIRE_ADMIN_SECOND_FACTOR: 'true' })
})
afterAll(() => app.close())

type Session = Awaited<ReturnType<typeof signedIn>>
type SecondFactorSetup = { totpURI: string; backupCodes: string[] }
const post = (browser: Visitor, path: string, body: object) => browser.post(`/api/auth/${path}`, body)
const enable = (browser: Visitor, password = PASSWORD) => post(browser, 'two-factor/enable', { password })
const code = (browser: Visitor, given: unknown, more: object = {}) =>
  post(browser, 'two-factor/verify-totp', { code: given, ...more })
const logIn = (email: string, browser: Visitor) => post(browser, 'sign-in/email', { email, password: PASSWORD })

async function verified(): Promise<Session> {
  const person = await signedIn(app.url)
  await post(person.browser, 'verify-email', { token: await mailedToken(app.db, person.email, 'verify') })
  return person
}

/** A user whose authenticator app has the secret. */
async function withSecondFactor() {
  const person = await verified()
  const { totpURI, backupCodes } = (await (await enable(person.browser)).json()) as SecondFactorSetup
  const secret = secretIn(totpURI)
  const used = totpCode(secret)
  const answer = await code(person.browser, used)
  expect(answer.status).toBe(200)
  const { idToken } = (await answer.json()) as { idToken: string }
  const { token } = (await (await jwt(app.url, idToken, person.email)).json()) as { token: string }
  return { ...person, token, secret, used, backupCodes }
}

/** The code of the next half minute, which is valid already: the current one was used to set up the second factor. */
const nextCode = (secret: string) => totpCode(secret, 1)

/** A browser in which the password was right, and the code is still needed. */
async function halfSignedIn(email: string): Promise<Visitor> {
  const browser = visitor(app.url)
  expect(await (await logIn(email, browser)).json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
  return browser
}

test('a code may be typed in the digits of any script', async () => {
  const { email, secret } = await withSecondFactor()
  const arabic = nextCode(secret).replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  expect((await code(await halfSignedIn(email), arabic)).status).toBe(200)
})

test('an authenticator app shows the name that the site has by then', async () => {
  const person = await verified()
  setBrand({ parts: ['Casa', ' Sol'] }) // after the start, as an admin does
  onTestFinished(() => setBrand({}))
  const { totpURI } = (await (await enable(person.browser)).json()) as SecondFactorSetup
  expect(new URL(totpURI).searchParams.get('issuer')).toBe('Casa Sol')
})

test('a user with a second factor signs in with password and code, not with the password alone', async () => {
  const { email, secret } = await withSecondFactor()
  const browser = await halfSignedIn(email)
  expect((await browser.get('/api/auth/token')).status).toBe(401)
  expect((await code(browser, '000000')).status).toBe(401)
  const answer = await code(browser, nextCode(secret))
  expect(answer.status).toBe(200)
  expect((await jwt(app.url, ((await answer.json()) as { idToken: string }).idToken, email)).status).toBe(200)
  expect((await jwt(app.url, await idTokenOf(browser), email)).status).toBe(200)
})

test('rejects a code of the authenticator that was already used, also of five concurrent ones', async () => {
  const { email, secret, used } = await withSecondFactor()
  const refused = await code(await halfSignedIn(email), used)
  expect([refused.status, await refused.json()]).toEqual([401, expect.objectContaining({ code: 'CODE_ALREADY_USED' })])
  const browsers = await Promise.all(Array.from({ length: 5 }, () => halfSignedIn(email)))
  const statuses = statusesOf(await Promise.all(browsers.map((browser) => code(browser, nextCode(secret)))))
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401, 401, 401, 401])
})

test('a code that failed for another reason can still be used, and a used one leaves the attempt open', async () => {
  const { email, secret, used } = await withSecondFactor()
  const browser = await halfSignedIn(email)
  expect((await code(browser, nextCode(secret), { trustDevice: true })).status).toBe(422)
  expect((await code(browser, used)).status).toBe(401)
  expect((await code(browser, nextCode(secret))).status).toBe(200)
})

test('a recovery code signs in once, also when it is sent ten times concurrently', async () => {
  const { email, backupCodes } = await withSecondFactor()
  const browsers = await Promise.all(Array.from({ length: 5 }, () => halfSignedIn(email)))
  const use = (browser: Visitor) => post(browser, 'two-factor/verify-backup-code', { code: backupCodes[0] })
  const statuses = statusesOf(await Promise.all(browsers.map(use)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect((await use(await halfSignedIn(email))).status).toBe(401)
})

test('five wrong codes end the attempt, also for the right one', async () => {
  const { email, secret } = await withSecondFactor()
  const browser = await halfSignedIn(email)
  for (let n = 0; n < 5; n++) expect((await code(browser, '000000')).status).toBe(401)
  expect((await code(browser, nextCode(secret))).ok).toBe(false)
})

test('requires a code in every browser every time', async () => {
  const { email, secret } = await withSecondFactor()
  const browser = await halfSignedIn(email)
  expect((await code(browser, nextCode(secret), { trustDevice: true })).status).toBe(422)
})

test('a second factor is set up with the password, for a verified address, and counts after the first code', async () => {
  const unverified = await signedIn(app.url)
  const refusal = await enable(unverified.browser)
  expect([refusal.status, await refusal.json()]).toEqual([409, expect.objectContaining({ code: 'EMAIL_NOT_VERIFIED' })])
  const person = await verified()
  expect((await enable(visitor(app.url))).status).toBe(401)
  expect((await enable(person.browser, 'Wrong#2026')).status).toBe(400)
  expect((await enable(person.browser)).status).toBe(200)
  expect((await logIn(person.email, visitor(app.url))).status).toBe(200)
  expect(await (await logIn(person.email, visitor(app.url))).json()).toHaveProperty('idToken')
})

test('the second factor is turned off with the password', async () => {
  const { email, browser } = await withSecondFactor()
  const off = (password: string) => post(browser, 'two-factor/disable', { password })
  expect((await off('Wrong#2026')).status).toBe(400)
  expect((await off(PASSWORD)).status).toBe(200)
  expect(await (await logIn(email, visitor(app.url))).json()).toHaveProperty('idToken')
})

test('new recovery codes replace the old ones', async () => {
  const { email, browser, backupCodes } = await withSecondFactor()
  const answer = await post(browser, 'two-factor/generate-backup-codes', { password: PASSWORD })
  const fresh = ((await answer.json()) as SecondFactorSetup).backupCodes
  const use = async (given?: string) =>
    (await post(await halfSignedIn(email), 'two-factor/verify-backup-code', { code: given })).status
  expect([await use(backupCodes[0]), await use(fresh[0])]).toEqual([401, 200])
})

test('a new password keeps the second factor, and ends a sign-in that waits for its code', async () => {
  const { email, secret } = await withSecondFactor()
  const browser = await halfSignedIn(email)
  await post(visitor(app.url), 'request-password-reset', { email })
  await post(visitor(app.url), 'reset-password', {
    token: await mailedToken(app.db, email, 'reset'),
    newPassword: PASSWORD,
  })
  expect((await code(browser, nextCode(secret))).status).toBe(401)
  expect((await code(await halfSignedIn(email), nextCode(secret))).status).toBe(200)
})

test('stores the secret and the recovery codes encrypted', async () => {
  const { secret, backupCodes } = await withSecondFactor()
  const rows = JSON.stringify(await app.db.select().from(identityTwoFactors))
  expect([rows.includes(secret), rows.includes(backupCodes[0] ?? '')]).toEqual([false, false])
})

test('an agent needs no second factor where admins do', async () => {
  const agent = await verified()
  await app.db.update(users).set({ role: 'agent' }).where(eq(users.email, agent.email))
  const { body } = await callAs(app, agent, userApi.role, { params: { email: agent.email } })
  expect(body).toEqual({ _id: expect.any(String), role: 'agent' })
  expect((await callAs(app, agent, propertyApi.create, { body: {} as never })).status).toBe(422)
})

test('rejects an admin without a second factor with a message until they have one; they can still read their role', async () => {
  const admin = await verified()
  await app.db.update(users).set({ role: 'admin' }).where(eq(users.email, admin.email))
  const role = (token: string) => callAs(app, { token }, userApi.role, { params: { email: admin.email } })
  for (const refused of [
    await callAs(app, admin, userApi.list, {}),
    await callAs(app, admin, auditApi.list, {}),
    await callAs(app, admin, propertyApi.create, { body: {} as never }),
  ])
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('two-factor authentication') },
    })
  expect((await callAs(app, admin, userApi.role, { params: { email: 'x@people.example' } })).status).toBe(403)
  expect((await role(admin.token)).body).toEqual({
    _id: expect.any(String),
    role: 'admin',
    mustSetUpSecondFactor: true,
  })

  const { totpURI } = (await (await enable(admin.browser)).json()) as SecondFactorSetup
  const { idToken } = (await (await code(admin.browser, totpCode(secretIn(totpURI)))).json()) as { idToken: string }
  const { token } = (await (await jwt(app.url, idToken, admin.email)).json()) as { token: string }
  expect((await callAs(app, { token }, userApi.list, {})).status).toBe(200)
  expect((await role(token)).body).toEqual({ _id: expect.any(String), role: 'admin' })
})
