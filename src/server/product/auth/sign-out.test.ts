import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authApi } from '#contract/auth'
import { userApi } from '#contract/user'
import { firebaseClaims, firebaseKey, PROJECT, signedByFirebase } from '../../../../test/fakes/firebase/tokens.ts'
import { callAs } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { idTokenOf, jwt, newEmail, PASSWORD, signedIn } from '../../../../test/people/person.ts'
import { visitor } from '../../../../test/people/visitor.ts'
import { testApp } from '../../../../test/server/app.ts'
import { buildApp } from '../../app.ts'
import { users } from '../../platform/db/tables/user.ts'
import { firebaseIdentity } from '../../providers/identity/firebase/firebase.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const signOut = (token: string, at = app) => callAs(at, { token }, authApi.signOut, {})
const askOwnRole = async (email: string, token: string, url = app.url) =>
  (await visitor(url).get(`/api/users/admin/${email}`, { authorization: `Bearer ${token}` })).status
const tokenOf = async (answer: Response): Promise<string> => (await answer.json()).token

test('rejects a user who signed out from the next call on, at every process', async () => {
  const other = await buildApp(app.parts)
  const otherUrl = await other.listen({ port: 0, host: '127.0.0.1' })
  const { email, token } = await signedIn(app.url)
  expect(await askOwnRole(email, token, otherUrl)).toBe(200)
  expect(await signOut(token)).toMatchObject({ status: 200, body: { success: true } })
  expect([await askOwnRole(email, token), await askOwnRole(email, token, otherUrl)]).toEqual([401, 401])
  await other.close()
})

test('signing out here ends the session of the identity service, and an earlier ID token is rejected', async () => {
  const { email, browser, token } = await signedIn(app.url)
  const idToken = await idTokenOf(browser)
  await signOut(token)
  expect((await jwt(app.url, idToken, email)).status).toBe(401)
  expect(await (await browser.get('/api/auth/get-session')).json()).toBeNull()
  expect((await browser.get('/api/auth/token')).status).toBe(401)
})

test('signing out at the identity service alone ends the access token, too', async () => {
  const { email, browser, token } = await signedIn(app.url)
  const idToken = await idTokenOf(browser)
  await browser.post('/api/auth/sign-out', {})
  expect(await askOwnRole(email, token)).toBe(401)
  expect((await jwt(app.url, idToken, email)).status).toBe(401)
})

test('signing out at the identity service ends the access token also in a browser that has lost its cookies', async () => {
  const { email, browser, token } = await signedIn(app.url)
  const idToken = await idTokenOf(browser)
  await visitor(app.url).post('/api/auth/sign-out', {}, { authorization: `Bearer ${token}` })
  expect(await askOwnRole(email, token)).toBe(401)
  expect((await jwt(app.url, idToken, email)).status).toBe(401)
})

test('a rejected ID token of an ended session doesn’t change its user', async () => {
  const { email, browser, token } = await signedIn(app.url)
  await browser.post('/api/auth/update-user', { image: 'https://pictures.example/late.png' })
  const idToken = await idTokenOf(browser)
  await signOut(token)
  expect((await jwt(app.url, idToken, email)).status).toBe(401)
  const [row] = await app.db.select().from(users).where(eq(users.email, email))
  expect(row?.photoUrl).toBe('https://pictures.example/jane.png')
})

test('a user’s sign-ins on several devices don’t end each other', async () => {
  const { email, token } = await signedIn(app.url)
  const there = visitor(app.url)
  await there.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  const tokenThere = await tokenOf(await jwt(app.url, await idTokenOf(there), email))
  await signOut(token)
  expect(await askOwnRole(email, token)).toBe(401)
  expect(await askOwnRole(email, tokenThere)).toBe(200)
})

test('every access token of one sign-in ends with it', async () => {
  const { email, browser, token } = await signedIn(app.url)
  const renewed = await tokenOf(await jwt(app.url, await idTokenOf(browser), email))
  await signOut(renewed)
  expect(await askOwnRole(email, token)).toBe(401)
})

test('a token requested during a sign-out is invalid afterwards', async () => {
  for (let round = 0; round < 3; round++) {
    const { email, browser, token } = await signedIn(app.url)
    const idToken = await idTokenOf(browser)
    const [ended, ...answers] = await Promise.all([
      signOut(token),
      ...Array.from({ length: 6 }, () => jwt(app.url, idToken, email)),
    ])
    expect(ended.status).toBe(200)
    for (const answer of answers) {
      expect([200, 401]).toContain(answer.status)
      if (answer.ok) expect(await askOwnRole(email, await tokenOf(answer))).toBe(401)
    }
  }
})

test('deleting a user ends their sign-ins', async () => {
  const [admin, person] = [await make.user(app, { role: 'admin' }), await make.user(app)]
  const elsewhere = await make.tokenFor(app, person.id)
  await callAs(app, admin, userApi.remove, { params: { id: person.id } })
  expect(await askOwnRole(person.email, person.token)).toBe(401)
  expect(await askOwnRole(person.email, elsewhere)).toBe(401)
})

describe('with Firebase', () => {
  const key = firebaseKey()
  let site: Awaited<ReturnType<typeof testApp>>
  beforeAll(async () => {
    const settings = { FIREBASE_PROJECT_ID: PROJECT, FIREBASE_API_KEY: 'AIza-key' }
    site = await testApp(settings, undefined, { identity: firebaseIdentity(PROJECT, key.keySet) })
  })
  afterAll(() => site.close())

  const now = () => Math.floor(Date.now() / 1000)
  const knock = async (email: string, authTime: number) =>
    jwt(site.url, await signedByFirebase(key, firebaseClaims(email, { auth_time: authTime })), email)

  test('an ended sign-in gets no new token by a renewed ID token; a new sign-in does', async () => {
    const [email, earlier] = [newEmail(), now() - 60]
    const token = await tokenOf(await knock(email, earlier))
    expect((await signOut(token, site)).status).toBe(200)
    expect(await askOwnRole(email, token, site.url)).toBe(401)
    expect((await knock(email, earlier)).status).toBe(401)
    const again = await tokenOf(await knock(email, now()))
    expect(await askOwnRole(email, again, site.url)).toBe(200)
  })

  test.each([
    ['with the ID token that it came from', 600, 600],
    ['after an hour, when that lasts longer', 5400, 3600],
  ])('an access token ends %s', async (_when, lasts, expected) => {
    const email = newEmail()
    const idToken = await signedByFirebase(key, firebaseClaims(email, { exp: now() + lasts }))
    const { iat = 0, exp = 0 } = decodeJwt(await tokenOf(await jwt(site.url, idToken, email)))
    expect(exp - iat).toBeGreaterThan(expected - 10)
    expect(exp - iat).toBeLessThanOrEqual(expected)
  })

  test('a sign-in on another device, in another second, stays', async () => {
    const email = newEmail()
    const here = await tokenOf(await knock(email, now() - 60))
    const there = await tokenOf(await knock(email, now() - 59))
    await signOut(here, site)
    expect(await askOwnRole(email, there, site.url)).toBe(200)
  })
})
