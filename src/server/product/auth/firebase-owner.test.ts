import { and, eq } from 'drizzle-orm'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userApi } from '#contract/user'
import { firebaseClaims, firebaseKey, PROJECT, signedByFirebase } from '../../../../test/fakes/firebase/tokens.ts'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { jwt, newEmail } from '../../../../test/people/person.ts'
import { testApp } from '../../../../test/server/app.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { users } from '../../platform/db/tables/user.ts'
import { firebaseIdentity } from '../../providers/identity/firebase/firebase.ts'
import { properties } from '../tables/property.ts'

const key = firebaseKey()
let app: TestApp
beforeAll(async () => {
  app = await testApp({}, undefined, { identity: firebaseIdentity(PROJECT, key.keySet) })
})
afterAll(() => app.close())

const byPassword = { email_verified: false, auth_time: Math.floor(Date.now() / 1000) - 600 }
const byLink = { email_verified: true }
const byGoogle = { email_verified: true, firebase: { sign_in_provider: 'google.com' }, name: 'Grace Hopper' }

/** Firebase keeps the subject of an account, with any way of signing in. */
async function signIn(email: string, changes: JWTPayload): Promise<{ status: number; token: string }> {
  const answer = await jwt(app.url, await signedByFirebase(key, firebaseClaims(email, changes)), email)
  return { status: answer.status, ...(await answer.json()) }
}
const userOf = async (email: string) => (await app.db.select().from(users).where(eq(users.email, email)))[0]
const statusOf = async (email: string, token: string) =>
  (await callAs(app, { token }, userApi.role, { params: { email } })).status

async function squatterWith(role: 'agent' | 'admin' | 'fraud') {
  const email = newEmail()
  const { token } = await signIn(email, byPassword)
  await app.db.update(users).set({ role }).where(eq(users.email, email))
  return { email, token }
}

describe('a Firebase account with an unverified address', () => {
  test('goes to the user who signs in by Google under it, and ends the earlier sign-ins', async () => {
    const { email, token } = await squatterWith('agent')
    const { id } = await make.property(app, { agent: { email, name: 'Jane Doe' } })
    const owner = await signIn(email, byGoogle)
    expect(await statusOf(email, token)).toBe(401)
    expect((await signIn(email, byPassword)).status).toBe(401)
    expect(await statusOf(email, owner.token)).toBe(200)
    expect(await userOf(email)).toMatchObject({ role: null, name: 'Grace Hopper', emailVerified: true })
    const [home] = await app.db.select().from(properties).where(eq(properties.id, id))
    expect(home?.withdrawnAt).not.toBeNull()
  })

  test.each([
    ['admin', null],
    ['fraud', 'fraud'],
  ] as const)('of the role %s has the role %s then', async (role, left) => {
    const { email } = await squatterWith(role)
    await signIn(email, byGoogle)
    expect((await userOf(email))?.role).toBe(left)
  })

  test('is transferred once, also when its owner signs in several times concurrently', async () => {
    const { email } = await squatterWith('agent')
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(email, byGoogle)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const { id = '' } = (await userOf(email)) ?? {}
    const isTransfer = and(
      eq(auditEntries.subjectId, id),
      eq(auditEntries.action, 'hand over to the owner of the e-mail'),
    )
    expect(await app.db.$count(auditEntries, isTransfer)).toBe(1)
    for (const { token } of answers) expect(await statusOf(email, token)).toBe(200)
  })

  test('keeps its user, role and sign-ins after the link in a verification mail', async () => {
    const { email, token } = await squatterWith('agent')
    await signIn(email, byLink)
    await signIn(email, byGoogle)
    expect((await userOf(email))?.role).toBe('agent')
    expect(await statusOf(email, token)).toBe(200)
  })
})

test('a user of an earlier version, of unknown verification, keeps role and sign-ins', async () => {
  const { email, token } = await squatterWith('agent')
  await app.db.update(users).set({ emailVerified: null }).where(eq(users.email, email))
  await signIn(email, byGoogle)
  expect(await userOf(email)).toMatchObject({ role: 'agent', emailVerified: true })
  expect(await statusOf(email, token)).toBe(200)
})

test('a user who registered by Google keeps the role when a claim of Firebase is odd later', async () => {
  const email = newEmail()
  await signIn(email, byGoogle)
  await app.db.update(users).set({ role: 'agent' }).where(eq(users.email, email))
  for (const odd of [{ email_verified: 'yes' }, { email_verified: true, firebase: 7 }, byPassword, byGoogle])
    expect((await signIn(email, odd)).status).toBe(200)
  expect((await userOf(email))?.role).toBe('agent')
})
