import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../../test/people/person.ts'
import { testApp } from '../../../../test/server/app.ts'
import { identityUsers } from '../../platform/db/tables/identity.ts'
import { users } from '../../platform/db/tables/user.ts'
import { markVerified } from './mark-verified.store.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ REQUIRE_VERIFIED_EMAIL: 'true' })
})
afterAll(() => app.close())

const isVerified = async (email: string) => {
  const [user] = await app.db.select().from(users).where(eq(users.email, email))
  const [account] = await app.db.select().from(identityUsers).where(eq(identityUsers.email, email))
  return [user?.emailVerified, user?.mustVerifyEmail, account?.emailVerified]
}

test('an operator marks one address as verified, then all', async () => {
  const [one, other] = [await signedIn(app.url), await signedIn(app.url)]
  expect(await markVerified(app.db, one)).toBe(1)
  expect(await isVerified(one.email)).toEqual([true, false, true])
  expect(await isVerified(other.email)).toEqual([false, true, false])
  expect(await markVerified(app.db, 'all')).toBe(1)
  expect(await isVerified(other.email)).toEqual([true, false, true])
  expect(await markVerified(app.db, { email: 'nobody@people.example' })).toBe(0)
})
