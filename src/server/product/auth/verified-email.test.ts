import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactApi } from '#contract/contact'
import { offerApi } from '#contract/offer'
import { propertyApi } from '#contract/property'
import { reviewApi } from '#contract/review'
import { userApi } from '#contract/user'
import { wishlistApi } from '#contract/wishlist'
import { callAs } from '../../../../test/people/access.ts'
import { sent } from '../../../../test/people/deal.ts'
import { sampleListing } from '../../../../test/people/listing.ts'
import { mailedToken } from '../../../../test/people/mailed-link.ts'
import { make } from '../../../../test/people/make.ts'
import { idTokenOf, jwt, newEmail, signedIn } from '../../../../test/people/person.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../../platform/db/tables/user.ts'
import { grantFirstAdmin } from './first-admin.ts'

let app: Awaited<ReturnType<typeof testApp>>
let home: Awaited<ReturnType<typeof make.property>>
beforeAll(async () => {
  app = await testApp({ REQUIRE_VERIFIED_EMAIL: 'true' })
  home = await make.property(app, { agent: await make.user(app, { role: 'agent' }) })
})
afterAll(() => app.close())

type NewUser = Awaited<ReturnType<typeof signedIn>>
const verify = async ({ email, browser }: NewUser) =>
  browser.post('/api/auth/verify-email', { token: await mailedToken(app.db, email, 'verify') })
const listing = { ...sampleListing, date: '2026-11-22' }
const review = { propertyTitle: 'Mill House', agentName: 'Ann', reviewTime: '1:2:3', reviewDescription: 'Lovely' }
const contact = { name: 'Ann', email: 'ann@people.example', subject: 'Hello', message: 'A question' }
const makeAgent = ({ email }: NewUser) => app.db.update(users).set({ role: 'agent' }).where(eq(users.email, email))

const gated = [
  ['offers', (who: NewUser) => callAs(app, who, offerApi.make, { body: sent(home) as never })],
  ['lists a home', (who: NewUser) => callAs(app, who, propertyApi.create, { body: listing as never })],
  ['reviews', (who: NewUser) => callAs(app, who, reviewApi.write, { body: review as never })],
  ['sends the contact form', (who: NewUser) => callAs(app, who, contactApi.send, { body: contact })],
] as const

test.each(gated)('requires a verified address from a user who %s', async (_what, call) => {
  const newcomer = await signedIn(app.url)
  await makeAgent(newcomer)
  const refused = await call(newcomer)
  expect(refused).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('verify your e-mail address') },
  })
  expect((await verify(newcomer)).status).toBe(200)
  expect((await call(newcomer)).status).toBeOneOf([200, 201])
})

test('without a verified address a user can browse and wish, and is asked to verify it', async () => {
  const newcomer = await signedIn(app.url)
  expect((await callAs(app, newcomer, propertyApi.one, { params: { id: home.id } })).status).toBe(200)
  expect((await callAs(app, newcomer, wishlistApi.add, { body: { propertyId: home.id } as never })).status).toBe(201)
  const role = () => callAs(app, newcomer, userApi.role, { params: { email: newcomer.email } })
  expect((await role()).body).toEqual({ mustVerifyEmail: true })
  await verify(newcomer)
  expect((await role()).body).toEqual({})
})

test('the first admin becomes one when they verify their address, not before', async () => {
  const email = newEmail()
  await grantFirstAdmin(app.db, email)
  const owner = await signedIn(app.url, email)
  expect((await callAs(app, owner, userApi.list, {})).status).toBe(403)
  await verify(owner)
  expect((await callAs(app, owner, userApi.list, {})).status).toBe(200)
})

test('an account from before the setting stays unchanged', async () => {
  const person = await signedIn(app.url)
  const before = { emailVerified: null, mustVerifyEmail: false }
  await app.db.update(users).set(before).where(eq(users.email, person.email))
  await jwt(app.url, await idTokenOf(person.browser), person.email)
  expect((await callAs(app, person, offerApi.make, { body: sent(home) as never })).status).toBe(201)
})

test('a row that waits for its first sign-in doesn’t bypass the setting', async () => {
  const email = newEmail()
  await app.db.insert(users).values({ email, name: 'Waits', role: 'agent' })
  const person = await signedIn(app.url, email)
  expect((await callAs(app, person, propertyApi.create, { body: listing as never })).status).toBe(409)
})

test('without the setting, no user has to verify their address', async () => {
  const open = await testApp()
  try {
    const newcomer = await signedIn(open.url)
    const there = await make.property(open, { agent: await make.user(open, { role: 'agent' }) })
    expect((await callAs(open, newcomer, offerApi.make, { body: sent(there) as never })).status).toBe(201)
    expect((await callAs(open, newcomer, userApi.role, { params: { email: newcomer.email } })).body).toEqual({})
  } finally {
    await open.close()
  }
})
