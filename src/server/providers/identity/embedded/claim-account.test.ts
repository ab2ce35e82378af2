import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { type Role, userApi } from '#contract/user'
import { callAs } from '../../../../../test/people/access.ts'
import { googleClient, signInByGoogle } from '../../../../../test/people/from-google.ts'
import { make } from '../../../../../test/people/make.ts'
import { idTokenOf, jwt, newEmail, PASSWORD, registered, signedIn } from '../../../../../test/people/person.ts'
import { type Visitor, visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { auditEntries } from '../../../platform/db/tables/audit.ts'
import { identityAccounts, identitySessions, identityUsers } from '../../../platform/db/tables/identity.ts'
import { mailOutbox } from '../../../platform/db/tables/mail.ts'
import { users } from '../../../platform/db/tables/user.ts'
import { grantFirstAdmin } from '../../../product/auth/first-admin.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp(googleClient)
})
afterAll(() => app.close())

const owner = (email: string, claims?: Parameters<typeof signInByGoogle>[2]) => signInByGoogle(app.url, email, claims)
const tokenFor = async (browser: Visitor, email: string): Promise<string> =>
  (await (await jwt(app.url, await idTokenOf(browser), email)).json()).token
const askOwnRole = async (email: string, token: string) =>
  (await visitor(app.url).get(`/api/users/admin/${email}`, { authorization: `Bearer ${token}` })).status
const logIn = (email: string, password = PASSWORD, browser = visitor(app.url)) =>
  browser.post('/api/auth/sign-in/email', { email, password })
const userOf = async (email: string) => (await app.db.select().from(users).where(eq(users.email, email)))[0]
const accountOf = async (email: string) =>
  (await app.db.select().from(identityUsers).where(eq(identityUsers.email, email)))[0]
const giveRole = (email: string, role: Role) => app.db.update(users).set({ role }).where(eq(users.email, email))

describe('an account with an unverified address', () => {
  test('goes to the user who signs in by Google under it, and ends the password and every earlier sign-in', async () => {
    const squatter = await signedIn(app.url)
    const { email } = squatter
    const idToken = await idTokenOf(squatter.browser)
    const before = await userOf(email)
    const { browser, end } = await owner(email, { name: 'Grace Hopper', picture: 'https://g.example/grace.png' })
    expect(end).toBe('/after')
    expect(await askOwnRole(email, squatter.token)).toBe(401)
    expect((await jwt(app.url, idToken, email)).status).toBe(401)
    expect((await squatter.browser.get('/api/auth/token')).status).toBe(401)
    expect((await logIn(email)).status).toBe(401)
    expect(await askOwnRole(email, await tokenFor(browser, email))).toBe(200)
    const { id, subject } = before ?? {}
    const profile = { name: 'Grace Hopper', photoUrl: 'https://g.example/grace.png' }
    expect(await userOf(email)).toMatchObject({ id, subject, ...profile })
    expect(await accountOf(email)).toMatchObject({ emailVerified: true, name: 'Grace Hopper', image: profile.photoUrl })
  })

  test('is verified from then on, and its owner can sign in again', async () => {
    const { email } = await registered(app.url)
    await owner(email)
    const { browser, end } = await owner(email)
    expect(end).toBe('/after')
    expect(await askOwnRole(email, await tokenFor(browser, email))).toBe(200)
  })

  test('loses the earlier user’s picture, also if Google has none', async () => {
    const { email } = await signedIn(app.url)
    await owner(email, { picture: undefined })
    expect([(await userOf(email))?.photoUrl, (await accountOf(email))?.image]).toEqual([null, null])
  })

  test('is in the audit trail as transferred', async () => {
    const { email } = await signedIn(app.url)
    await giveRole(email, 'agent')
    const { id = '', name } = (await userOf(email)) ?? {}
    await owner(email, { name: 'Grace Hopper' })
    const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(entries).toMatchObject([
      {
        actorEmail: null,
        action: 'hand over to the owner of the e-mail',
        before: { email, name, role: 'agent' },
        after: { name: 'Grace Hopper', role: null, withdrawn: 0, closedOffers: 0 },
      },
    ])
  })

  test('that has not been used here yet is transferred, too, and its row is bound', async () => {
    const { email, browser } = await registered(app.url)
    const unused = await idTokenOf(browser)
    await app.db.insert(users).values({ email, name: 'Seeded Agent', role: 'agent' })
    await owner(email)
    expect((await jwt(app.url, unused, email)).status).toBe(401)
    expect((await userOf(email))?.role).toBe('agent') // given to the address before a sign-in
  })

  test.each(['agent', 'admin'] as const)('loses the role %s', async (role) => {
    const { email } = await signedIn(app.url)
    await giveRole(email, role)
    await owner(email)
    expect((await userOf(email))?.role).toBeNull()
  })

  test('stays marked as fraud', async () => {
    const { email } = await signedIn(app.url)
    await giveRole(email, 'fraud')
    await owner(email)
    expect((await userOf(email))?.role).toBe('fraud')
  })

  test('loses the role also as the only admin, and ADMIN_EMAIL counts again for its owner', async () => {
    const { email } = await signedIn(app.url)
    await grantFirstAdmin(app.db, email)
    const { browser } = await owner(email)
    await tokenFor(browser, email)
    expect((await userOf(email))?.role).toBeNull()
    await grantFirstAdmin(app.db, email)
    expect((await userOf(email))?.role).toBe('admin')
  })

  test('of a demoted admin stays without the role, also with ADMIN_EMAIL', async () => {
    const { email } = await signedIn(app.url)
    await grantFirstAdmin(app.db, email)
    await giveRole(email, 'agent')
    await owner(email)
    await grantFirstAdmin(app.db, email)
    expect((await userOf(email))?.role).toBeNull()
  })
})

describe('the homes of an agent whose account is transferred', () => {
  async function handedOver() {
    const { email } = await signedIn(app.url)
    await giveRole(email, 'agent')
    const agent = { email, name: 'Agent Doe' }
    const [home, sold] = [await make.property(app, { agent }), await make.property(app, { agent, sold: true })]
    const buyer = await make.user(app)
    await make.offer(app, { property: home, buyer, status: 'accepted' })
    await owner(email)
    return { email, home, sold, buyer }
  }
  const seen = async ({ id }: { id: string }) =>
    (await callAs(app, { token: '' }, propertyApi.one, { params: { id } })).status

  test('leave public view with their offers, and sales stay', async () => {
    const { home, sold, buyer } = await handedOver()
    expect([await seen(home), await seen(sold)]).toEqual([404, 200])
    const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, buyer.email))
    expect(mails).toMatchObject([{ subject: expect.stringMatching(/^Your offer is closed: /) }])
  })

  test('are back when an admin makes the owner an agent', async () => {
    const { email, home } = await handedOver()
    const admin = await make.user(app, { role: 'admin' })
    const id = (await userOf(email))?.id ?? ''
    await callAs(app, admin, userApi.setRole, { params: { id }, body: { role: 'agent' } })
    expect(await seen(home)).toBe(200)
  })
})

describe('a Google sign-in transfers no account', () => {
  /** Everything of an account except the moments at which it was last seen. */
  const left = async (email: string) => {
    const { id = '' } = (await accountOf(email)) ?? {}
    const accounts = await app.db.select().from(identityAccounts).where(eq(identityAccounts.userId, id))
    const sessions = await app.db.select().from(identitySessions).where(eq(identitySessions.userId, id))
    return [await accountOf(email), await userOf(email), accounts, sessions]
  }

  test('of an account with a password whose address is verified', async () => {
    const { email } = await signedIn(app.url)
    await app.db.update(identityUsers).set({ emailVerified: true }).where(eq(identityUsers.email, email))
    const before = await left(email)
    expect((await owner(email)).end).toBe('/login?error=account_not_linked')
    expect(await left(email)).toEqual(before)
  })

  test('when Google has not verified the address either', async () => {
    const { email } = await signedIn(app.url)
    const before = await left(email)
    expect((await owner(email, { email_verified: false })).end).toBe('/login?error=account_not_linked')
    expect(await left(email)).toEqual(before)
  })

  test('when its person has an account here under an earlier address', async () => {
    const [earlier, now] = [newEmail(), newEmail()]
    await owner(earlier, { sub: 'moved' })
    await signedIn(app.url, now)
    const before = await left(now)
    const { browser } = await owner(now, { sub: 'moved' })
    expect((await app.parts.identity.identify(await idTokenOf(browser)))?.email).toBe(earlier)
    expect(await left(now)).toEqual(before)
  })
})
