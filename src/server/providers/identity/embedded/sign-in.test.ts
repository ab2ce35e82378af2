import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmail, PASSWORD, registered, registrationOf } from '../../../../../test/people/person.ts'
import { visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { identitySessions, identityUsers } from '../../../platform/db/tables/identity.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a user signs in with their e-mail in any case', async () => {
  const { email } = await registered(app.url)
  const browser = visitor(app.url)
  const answer = await browser.post('/api/auth/sign-in/email', { email: email.toUpperCase(), password: PASSWORD })
  expect(answer.status).toBe(200)
  const session = await browser.get('/api/auth/get-session')
  expect(await session.json()).toMatchObject({ user: { email, name: 'Jane Doe' } })
})

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const { email } = await registered(app.url)
  const wrong = await visitor(app.url).post('/api/auth/sign-in/email', { email, password: 'Wrong#2026' })
  const unknown = await visitor(app.url).post('/api/auth/sign-in/email', { email: newEmail(), password: PASSWORD })
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  const refusals = await Promise.all([wrong.json(), unknown.json()])
  expect(refusals.map(({ message }) => message)).toEqual(['Invalid email or password', 'Invalid email or password'])
})

test('a page of another site can’t sign a user in or redirect them afterwards', async () => {
  const { email } = await registered(app.url)
  const credentials = { email, password: PASSWORD }
  const foreign = await visitor(app.url, 'https://evil.example').post('/api/auth/sign-in/email', credentials)
  expect(foreign.status).toBe(403)
  const callbackURL = 'https://evil.example/steal'
  const elsewhere = await visitor(app.url).post('/api/auth/sign-in/email', { ...credentials, callbackURL })
  expect(elsewhere.status).toBe(403)
})

test('a user who signed out has no session and gets no ID token', async () => {
  const { email, browser } = await registered(app.url)
  const [user] = await app.db.select().from(identityUsers).where(eq(identityUsers.email, email))
  expect((await browser.post('/api/auth/sign-out', {})).status).toBe(200)
  expect(await (await browser.get('/api/auth/get-session')).json()).toBeNull()
  expect((await browser.get('/api/auth/token')).status).toBe(401)
  const sessions = await app.db
    .select()
    .from(identitySessions)
    .where(eq(identitySessions.userId, user?.id ?? ''))
  expect(sessions).toEqual([])
})

test('signing out on one device keeps the session on another', async () => {
  const { email, browser } = await registered(app.url)
  const other = visitor(app.url)
  await other.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  await other.post('/api/auth/sign-out', {})
  expect((await browser.get('/api/auth/token')).status).toBe(200)
})

test('stores the connection’s address with a session, not one that the client claims', async () => {
  const email = newEmail()
  const lie = '203.0.113.9'
  const headers = { 'x-forwarded-for': lie, 'x-real-ip': lie, 'x-keyhaven-client-address': lie }
  await visitor(app.url).post('/api/auth/sign-up/email', registrationOf(email), headers)
  const [row] = await app.db
    .select({ address: identitySessions.ipAddress })
    .from(identitySessions)
    .innerJoin(identityUsers, eq(identityUsers.id, identitySessions.userId))
    .where(eq(identityUsers.email, email))
  expect(row?.address).toBe('127.0.0.1')
})
