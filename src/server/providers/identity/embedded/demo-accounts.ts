import { hashPassword } from 'better-auth/crypto'
import { v7 } from 'uuid'
import { advisoryLocks, takeLock } from '../../../db/advisory-locks.ts'
import type { Database, Queryable } from '../../../db/database.ts'
import { identityAccounts, identityUsers } from '../../../db/tables/identity.ts'
import { users } from '../../../db/tables/user.ts'
import { ISSUER } from './id-token.ts'

/** Printed in our documents and by every start of the demo. */
export const DEMO_PASSWORD = 'Demo#2026'

const demoPeople = [
  { email: 'admin@keyhaven.demo', name: 'Ada Whitcombe', role: 'admin' },
  { email: 'agent@keyhaven.demo', name: 'Oliver Hartley', role: 'agent' },
  { email: 'agent2@keyhaven.demo', name: 'Priya Nair', role: 'agent' },
  { email: 'buyer@keyhaven.demo', name: 'Maya Brooks', role: null },
  { email: 'buyer2@keyhaven.demo', name: 'Tom Ellison', role: null },
  { email: 'fraud@keyhaven.demo', name: 'Victor Crane', role: 'fraud' },
] as const

export const demoEmails = demoPeople.map(({ email }) => email)

/**
 * Makes the six demo accounts (decisions §6) where nobody has an account yet. Everywhere else it does nothing: their password
 * is known to the world, and a demo account that an admin changed or deleted stays so.
 */
export async function seedDemoAccounts(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await takeLock(tx, advisoryLocks.demoSeed)
    if ((await tx.$count(users)) + (await tx.$count(identityUsers)) > 0) return
    await insertDemoAccounts(tx, await hashPassword(DEMO_PASSWORD))
  })
}

async function insertDemoAccounts(db: Queryable, password: string): Promise<void> {
  const people = demoPeople.map((person, at) => ({ ...person, subject: v7(), photo: `/demo/avatar-${at + 1}.webp` }))
  await db
    .insert(identityUsers)
    .values(people.map(({ subject, email, name, photo }) => ({ id: subject, email, name, image: photo })))
  await db.insert(identityAccounts).values(
    people.map(({ subject }) => ({
      id: v7(),
      accountId: subject,
      providerId: 'credential',
      userId: subject,
      password,
    })),
  )
  await db.insert(users).values(
    people.map(({ subject, email, name, photo, role }) => ({
      email,
      name,
      role,
      photoUrl: photo,
      issuer: ISSUER,
      subject,
    })),
  )
}
