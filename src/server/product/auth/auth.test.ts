import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  claimsOf,
  signed,
  signedWithPublicKey,
  signingKey,
  tampered,
  unsigned,
} from '../../../../test/people/id-tokens.ts'
import { idTokenOf, jwt, newEmail, registered, signedIn } from '../../../../test/people/person.ts'
import { visitor } from '../../../../test/people/visitor.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../../platform/db/tables/user.ts'

let app: Awaited<ReturnType<typeof testApp>>
let key: Awaited<ReturnType<typeof signingKey>>
beforeAll(async () => {
  app = await testApp()
  key = await signingKey(app.db, { kid: 'test-key' })
})
afterAll(() => app.close())

const rowOf = async (email: string) => (await app.db.select().from(users).where(eq(users.email, email)))[0]

async function expectNoToken(answer: Response, status = 401): Promise<void> {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toMatch('application/problem+json')
  expect(await answer.json()).not.toHaveProperty('token')
}

describe('a user’s first /jwt', () => {
  test('adds their row with the name and picture of the ID token, bound to their identity', async () => {
    const { email, browser } = await registered(app.url)
    const answer = await jwt(app.url, await idTokenOf(browser), email.toUpperCase())
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ token: expect.any(String) })
    const row = await rowOf(email)
    expect(row).toMatchObject({ name: 'Jane Doe', photoUrl: 'https://pictures.example/jane.png', role: null })
    expect(row).toMatchObject({ issuer: 'urn:keyhaven:identity', subject: expect.any(String) })
  })

  test('finds a row that a concurrent /jwt of theirs has added', async () => {
    const { email, browser } = await registered(app.url)
    const idToken = await idTokenOf(browser)
    const other = await app.db.$client.connect()
    onTestFinished(() => other.release(true))
    await other.query('begin')
    await other.query(
      `insert into app_user (id, email, name, issuer, subject) select uuid_v7(), $1, name, 'urn:keyhaven:identity', id from identity_user where email = $2`,
      [newEmail(), email],
    )
    const asked = jwt(app.url, idToken, email)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await app.db.$client.query(waiting)).rowCount).toBe(1)
    await other.query('commit')
    const answer = await asked
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ detail: expect.stringMatching(/^Your account here has the e-mail/) })
  })

  test('returns a token that the product’s calls accept', async () => {
    const { email, bearer } = await signedIn(app.url)
    const answer = await visitor(app.url).get(`/api/users/admin/${email}`, bearer)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({})
  })

  test('binds a row that waits for its user, and keeps its role and name', async () => {
    const email = newEmail()
    await app.db.insert(users).values({ email, name: 'Seeded Agent', role: 'agent' })
    expect((await jwt(app.url, await signed(key, claimsOf(email)), email)).status).toBe(200)
    expect(await rowOf(email)).toMatchObject({ name: 'Seeded Agent', role: 'agent', subject: `subject of ${email}` })
  })

  test('adds one row for fifty concurrent calls', async () => {
    const email = newEmail()
    const idToken = await signed(key, claimsOf(email))
    const answers = await Promise.all(Array.from({ length: 50 }, () => jwt(app.url, idToken, email)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await app.db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
  })

  test('succeeds for one of two concurrent users with one e-mail', async () => {
    const email = newEmail()
    const idTokens = await Promise.all(['one', 'two'].map((sub) => signed(key, claimsOf(email, { sub }))))
    const calls = Array.from({ length: 20 }, (_, at) => jwt(app.url, idTokens[at % 2], email))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 409)).toHaveLength(10)
  })

  test('cuts a name above our limit', async () => {
    const email = newEmail()
    await jwt(app.url, await signed(key, claimsOf(email, { name: 'Hubert Blaine Wolfeschlegelsteinhausen' })), email)
    expect((await rowOf(email))?.name).toBe('Hubert Blaine Wolfes')
  })
})

describe('a later /jwt', () => {
  test('updates the provider’s picture and keeps the name set here', async () => {
    const { email, browser, bearer } = await signedIn(app.url)
    await visitor(app.url).post('/api/users', { name: 'Janet', email }, bearer)
    await browser.post('/api/auth/update-user', { name: 'Other', image: '/media/new.webp' })
    await jwt(app.url, await idTokenOf(browser), email)
    expect(await rowOf(email)).toMatchObject({ name: 'Janet', photoUrl: '/media/new.webp' })
  })

  test('by another user with the same e-mail is rejected with a message, and changes nothing', async () => {
    const { email } = await signedIn(app.url)
    const before = await rowOf(email)
    const answer = await jwt(app.url, await signed(key, claimsOf(email, { picture: 'https://evil.example/x' })), email)
    const problem = await answer.clone().json()
    await expectNoToken(answer, 409)
    expect(problem.detail).toMatch(/belongs to another sign-in/)
    expect(await rowOf(email)).toEqual(before)
  })

  test('doesn’t end the token of another device', async () => {
    const { email, browser, bearer } = await signedIn(app.url)
    await jwt(app.url, await idTokenOf(browser), email)
    expect((await visitor(app.url).get(`/api/users/admin/${email}`, bearer)).status).toBe(200)
  })

  test('after the user was deleted adds a new ordinary user, and the old token stays invalid', async () => {
    const { email, browser, bearer } = await signedIn(app.url)
    const [old] = await app.db.update(users).set({ role: 'agent' }).where(eq(users.email, email)).returning()
    await app.db.delete(users).where(eq(users.email, email))
    expect((await visitor(app.url).get(`/api/users/admin/${email}`, bearer)).status).toBe(401)
    expect((await jwt(app.url, await idTokenOf(browser), email)).status).toBe(200)
    const row = await rowOf(email)
    expect(row?.role).toBeNull()
    expect(row?.id).not.toBe(old?.id)
    expect((await visitor(app.url).get(`/api/users/admin/${email}`, bearer)).status).toBe(401)
  })
})

describe('rejects /jwt', () => {
  const email = 'victim@people.example'

  test.each([
    ['without an ID token', () => undefined],
    ['with words instead of an ID token', () => 'let-me-in'],
    ['with an ID token for another e-mail', () => signed(key, claimsOf('other@people.example'))],
    [
      'with an ID token that was changed',
      async () => tampered(await signed(key, claimsOf('other@people.example')), 'victim@people.example'),
    ],
    ['with an ID token that is over', () => signed(key, claimsOf(email, { exp: Math.floor(Date.now() / 1000) - 1 }))],
    ['with an ID token that never ends', () => signed(key, claimsOf(email, { exp: undefined }))],
    ['with an unsigned ID token', () => unsigned(claimsOf(email))],
    ['with an ID token signed with the public key', () => signedWithPublicKey(key, claimsOf(email))],
    ['with an ID token for another audience', () => signed(key, claimsOf(email, { aud: 'urn:other:api' }))],
    ['with an ID token of another issuer', () => signed(key, claimsOf(email, { iss: 'https://accounts.google.com' }))],
    ['with an ID token without a subject', () => signed(key, claimsOf(email, { sub: '' }))],
    ['with an ID token without e-mail', () => signed(key, claimsOf(email, { email: undefined }))],
    ['with an ID token by an unknown key', () => signed({ ...key, kid: 'other' }, claimsOf(email))],
    ['with an access token of ours', async () => (await signedIn(app.url)).token],
  ])('%s', async (_how, idToken) => {
    await expectNoToken(await jwt(app.url, await idToken(), email))
    expect(await rowOf(email)).toBeUndefined()
  })

  test('with another user’s ID token by a second key of the same name', async () => {
    const strange = await signingKey(app.db, { kid: 'second-key' })
    await expectNoToken(await jwt(app.url, await signed({ ...strange, kid: 'test-key' }, claimsOf(email)), email))
  })

  test('without an ID token, with any body', async () => {
    await expectNoToken(await visitor(app.url).post('/api/jwt', {}))
    await expectNoToken(await visitor(app.url).post('/api/jwt'))
  })
})

describe('keys of the identity service', () => {
  test('an ID token stays valid when another key signs the next ones, and ends with its own key', async () => {
    const email = newEmail()
    const minutes = (many: number) => new Date(Date.now() + many * 60_000)
    const lately = await signingKey(app.db, { kid: 'ended lately', expiresAt: minutes(-2) })
    const longAgo = await signingKey(app.db, { kid: 'ended long ago', expiresAt: minutes(-120) })
    expect((await jwt(app.url, await signed(lately, claimsOf(email)), email)).status).toBe(200)
    await expectNoToken(await jwt(app.url, await signed(longAgo, claimsOf(email)), email))
  })
})
