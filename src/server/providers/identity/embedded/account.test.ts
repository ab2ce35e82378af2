import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, registered, registrationOf } from '../../../../../test/people/person.ts'
import { visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { identityUsers } from '../../../platform/db/tables/identity.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a user changes their name and picture', async () => {
  const { browser } = await registered(app.url)
  const answer = await browser.post('/api/auth/update-user', { name: ' Jane Roe ', image: '/media/x.webp' })
  expect(answer.status).toBe(200)
  const { user } = (await (await browser.get('/api/auth/get-session')).json()) as { user: object }
  expect(user).toMatchObject({ name: 'Jane Roe', image: '/media/x.webp' })
})

test.each([
  [{ image: 'javascript:alert(1)' }, 422],
  [{ name: '' }, 422],
  [{ name: 'x'.repeat(21) }, 422],
  [{ email: 'other@people.example' }, 400],
])('a user can’t change %j', async (change, status) => {
  const { email, browser } = await registered(app.url)
  expect((await browser.post('/api/auth/update-user', change)).status).toBe(status)
  const { user } = (await (await browser.get('/api/auth/get-session')).json()) as { user: object }
  expect(user).toMatchObject({ name: 'Jane Doe', image: registrationOf(email).image, email })
})

test('a user can’t mark their own e-mail as verified', async () => {
  const { email, browser } = await registered(app.url)
  await browser.post('/api/auth/update-user', { name: 'Jane', emailVerified: true })
  const [user] = await app.db.select().from(identityUsers).where(eq(identityUsers.email, email))
  expect(user).toMatchObject({ name: 'Jane', emailVerified: false })
})

test('a page of another site can’t change its visitor’s account', async () => {
  const { browser } = await registered(app.url)
  const foreign = { origin: 'https://evil.example' }
  expect((await browser.post('/api/auth/update-user', { name: 'Owned' }, foreign)).status).toBe(403)
})

test('a user changes their password, by the same rule, and only with the old one', async () => {
  const { email, browser } = await registered(app.url)
  const change = (body: object) => browser.post('/api/auth/change-password', body)
  const weak = await change({ currentPassword: PASSWORD, newPassword: 'secret' })
  expect(weak.status).toBe(422)
  expect((await change({ currentPassword: 'Wrong#2026', newPassword: 'Newer#2026' })).status).toBe(400)
  expect((await change({ currentPassword: PASSWORD, newPassword: 'Newer#2026' })).status).toBe(200)
  const again = await visitor(app.url).post('/api/auth/sign-in/email', { email, password: 'Newer#2026' })
  expect(again.status).toBe(200)
})

test.each([
  [404, 'POST', 'delete-user'],
  [404, 'POST', 'change-email'],
  [404, 'POST', 'set-password'],
  [404, 'GET', 'reset-password/x?callbackURL=/'],
  [404, 'POST', 'verify-password'],
  [404, 'POST', 'two-factor/get-totp-uri'],
  [404, 'POST', 'two-factor/send-otp'],
  [404, 'POST', 'link-social'],
  [404, 'POST', 'revoke-sessions'],
  [404, 'POST', 'get-access-token'],
  [404, 'GET', 'list-sessions'],
  [404, 'GET', 'list-accounts'],
  [405, 'GET', 'verify-email?token=x'],
  [404, 'GET', 'callback/github?code=x&state=y'],
  [404, 'GET', 'error'],
  [404, 'GET', 'ok'],
])('returns %i for %s /api/auth/%s, which is not reachable', async (status, method, path) => {
  const { browser } = await registered(app.url)
  const answer = method === 'GET' ? await browser.get(`/api/auth/${path}`) : await browser.post(`/api/auth/${path}`, {})
  expect(answer.status).toBe(status)
})
