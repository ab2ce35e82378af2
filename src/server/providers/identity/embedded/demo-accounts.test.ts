import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { idTokenOf, jwt, signedIn } from '../../../../../test/people/person.ts'
import { visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { identityUsers } from '../../../platform/db/tables/identity.ts'
import { users } from '../../../platform/db/tables/user.ts'
import { seedDemoAccounts } from './demo-accounts.ts'

const app = await testApp({ DEMO: 'true' })
beforeEach(async () => {
  await app.db.delete(users)
  await app.db.delete(identityUsers)
})
afterAll(() => app.close())

test.each([
  ['admin@keyhaven.demo', 'admin'],
  ['agent@keyhaven.demo', 'agent'],
  ['agent2@keyhaven.demo', 'agent'],
  ['buyer@keyhaven.demo', undefined],
  ['buyer2@keyhaven.demo', undefined],
  ['fraud@keyhaven.demo', 'fraud'],
])('%s signs in with Demo#2026 and has their role', async (email, role) => {
  await seedDemoAccounts(app.db)
  const browser = visitor(app.url)
  expect((await browser.post('/api/auth/sign-in/email', { email, password: 'Demo#2026' })).status).toBe(200)
  const answer = await jwt(app.url, await idTokenOf(browser), email)
  const { token } = (await answer.json()) as { token: string }
  const ownRole = await visitor(app.url).get(`/api/users/admin/${email}`, { authorization: `Bearer ${token}` })
  expect(await ownRole.json()).toEqual(role ? { _id: expect.any(String), role } : {})
})

test('several processes may seed at the same time, and again', async () => {
  await Promise.all(Array.from({ length: 4 }, () => seedDemoAccounts(app.db)))
  await seedDemoAccounts(app.db)
  expect(await app.db.$count(users)).toBe(6)
  expect(await app.db.$count(identityUsers)).toBe(6)
  for (const { name, photoUrl } of await app.db.select().from(users)) {
    expect(name.length).toBeLessThanOrEqual(20)
    expect(photoUrl).toMatch(/^\/demo\/avatar-[1-6]\.webp$/)
  }
})

test('a deleted demo account is not created again', async () => {
  await seedDemoAccounts(app.db)
  await app.db.delete(users).where(eq(users.email, 'buyer2@keyhaven.demo'))
  await seedDemoAccounts(app.db)
  expect(await app.db.$count(users)).toBe(5)
})

test('creates no demo account in a database with other users', async () => {
  await signedIn(app.url)
  await seedDemoAccounts(app.db)
  expect(await app.db.$count(users)).toBe(1)
})
