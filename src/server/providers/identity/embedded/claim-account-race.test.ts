/** @module-tag all */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comingFromGoogle, googleClient } from '../../../../../test/people/from-google.ts'
import { idTokenOf, jwt, PASSWORD, signedIn } from '../../../../../test/people/person.ts'
import { type Visitor, visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { identityAccounts, identityUsers } from '../../../platform/db/tables/identity.ts'
import { users } from '../../../platform/db/tables/user.ts'
import { properties } from '../../../product/tables/property.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp(googleClient)
})
afterAll(() => app.close())

const tokenFor = async (browser: Visitor, email: string): Promise<string> =>
  (await (await jwt(app.url, await idTokenOf(browser), email)).json()).token
const askOwnRole = async (email: string, token: string) =>
  (await visitor(app.url).get(`/api/users/admin/${email}`, { authorization: `Bearer ${token}` })).status
const logIn = (email: string, password = PASSWORD, browser = visitor(app.url)) =>
  browser.post('/api/auth/sign-in/email', { email, password })

test('two concurrent Google sign-ins into a squatted account both succeed, as one user', async () => {
  const { email } = await signedIn(app.url)
  const { arrive } = await comingFromGoogle(app.url, email, { many: 4 })
  const came = await arrive()
  expect(came.map(({ end }) => end)).toEqual(Array(4).fill('/after'))
  for (const { browser } of came) expect(await askOwnRole(email, await tokenFor(browser, email))).toBe(200)
  const accounts = await app.db
    .select({ providerId: identityAccounts.providerId })
    .from(identityAccounts)
    .innerJoin(identityUsers, eq(identityUsers.id, identityAccounts.userId))
    .where(eq(identityUsers.email, email))
  expect(accounts).toEqual([{ providerId: 'google' }])
})

test('after any concurrent action of a squatter, only the owner is signed in', {
  timeout: 60_000,
}, async () => {
  for (let round = 0; round < 2; round++) {
    const squatter = await signedIn(app.url)
    const { email, browser, bearer } = squatter
    await app.db.update(users).set({ role: 'agent' }).where(eq(users.email, email))
    const idToken = await idTokenOf(browser)
    const listing = {
      title: 'Squat House',
      location: '1 Weir Lane, Bath',
      price: '250000',
      agentImage: 'https://pictures.example/a.png',
      propertyImage: 'https://pictures.example/b.png',
      description: 'A house by the weir.',
    }
    const { arrive } = await comingFromGoogle(app.url, email, { many: 2 })
    const late = [visitor(app.url), visitor(app.url), visitor(app.url)]
    const passwords = { currentPassword: PASSWORD, newPassword: 'Newer#2026' }
    const [came, tokens] = await Promise.all([
      arrive(),
      Promise.all(Array.from({ length: 6 }, () => jwt(app.url, idToken, email))),
      Promise.all(late.map((each) => logIn(email, PASSWORD, each))),
      browser.post('/api/auth/change-password', passwords),
      ...Array.from({ length: 4 }, () => visitor(app.url).post('/api/allProperty', listing, bearer)),
    ])
    expect(came.map(({ end }) => end)).toEqual(['/after', '/after'])
    for (const token of tokens) if (token.ok) expect(await askOwnRole(email, (await token.json()).token)).toBe(401)
    expect((await jwt(app.url, idToken, email)).status).toBe(401)
    for (const each of [browser, ...late]) expect((await each.get('/api/auth/token')).status).toBe(401)
    for (const password of [PASSWORD, 'Newer#2026']) expect((await logIn(email, password)).status).toBe(401)
    for (const each of came) expect(await askOwnRole(email, await tokenFor(each.browser, email))).toBe(200)
    const [user] = await app.db.select().from(users).where(eq(users.email, email))
    expect(user?.role).toBeNull()
    const homes = await app.db.select().from(properties).where(eq(properties.agentEmail, email))
    expect(homes.filter(({ withdrawnAt }) => withdrawnAt === null)).toEqual([])
  }
})
