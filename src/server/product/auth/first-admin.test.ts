import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idTokenOf, jwt, newEmail, signedIn } from '../../../../test/people/person.ts'
import { testApp } from '../../../../test/server/app.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { users } from '../../platform/db/tables/user.ts'
import { grantFirstAdmin } from './first-admin.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const roleOf = async (email: string) => (await app.db.select().from(users).where(eq(users.email, email)))[0]?.role
const ofEmail = (email: string) => eq(users.email, email)

test('the user of ADMIN_EMAIL becomes an admin at their first sign-in', async () => {
  const email = newEmail()
  await grantFirstAdmin(app.db, email.toUpperCase())
  await signedIn(app.url, email)
  expect(await roleOf(email)).toBe('admin')
})

test('the audit trail has the first admin’s grant as the app’s own action', async () => {
  const { email } = await signedIn(app.url)
  await Promise.all([1, 2, 3].map(() => grantFirstAdmin(app.db, email)))
  const [user] = await app.db.select().from(users).where(ofEmail(email))
  const entries = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, user?.id ?? ''))
  expect(entries).toMatchObject([{ actorEmail: null, before: { email, role: null }, after: { role: 'admin' } }])
})

test('a user who signed in before becomes an admin when the app starts', async () => {
  const { email } = await signedIn(app.url)
  await grantFirstAdmin(app.db, email)
  expect(await roleOf(email)).toBe('admin')
})

test('a row without a sign-in keeps the grant for its user', async () => {
  const email = newEmail()
  await app.db.insert(users).values({ email, name: 'Seeded' })
  await grantFirstAdmin(app.db, email)
  expect(await roleOf(email)).toBeNull()
  await signedIn(app.url, email)
  expect(await roleOf(email)).toBe('admin')
})

test('a demoted admin stays demoted after every start and sign-in', async () => {
  const { email, browser } = await signedIn(app.url)
  await grantFirstAdmin(app.db, email)
  await app.db.update(users).set({ role: 'agent' }).where(ofEmail(email))
  await grantFirstAdmin(app.db, email)
  await jwt(app.url, await idTokenOf(browser), email)
  expect(await roleOf(email)).toBe('agent')
})

test('a deleted admin returns as an ordinary user', async () => {
  const { email, browser } = await signedIn(app.url)
  await grantFirstAdmin(app.db, email)
  await app.db.delete(users).where(ofEmail(email))
  await jwt(app.url, await idTokenOf(browser), email)
  expect(await roleOf(email)).toBeNull()
})

test('no other user becomes an admin', async () => {
  const other = newEmail()
  await grantFirstAdmin(app.db, other)
  const { email } = await signedIn(app.url)
  expect(await roleOf(email)).toBeNull()
  await signedIn(app.url, other)
  expect([await roleOf(other), await roleOf(email)]).toEqual(['admin', null])
})
