import { v7 } from 'uuid'
import { DEMO_PASSWORD, demoAccounts } from '#contract/demo'
import { advisoryLocks, takeLock } from '../../../platform/db/advisory-locks.ts'
import type { Database, Queryable } from '../../../platform/db/database.ts'
import { identityAccounts, identityUsers } from '../../../platform/db/tables/identity.ts'
import { users } from '../../../platform/db/tables/user.ts'
import { ISSUER } from './id-token.ts'

/**
 * Adds the six demo accounts (P-59) if the database has no accounts at all: their password is public, and an admin's
 * changes must stay. Their addresses count as verified, because they have no mailbox.
 */
export async function seedDemoAccounts(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await takeLock(tx, advisoryLocks.demoSeed)
    if ((await tx.$count(users)) + (await tx.$count(identityUsers)) > 0) return
    const { hashPassword } = await import('better-auth/crypto')
    await insertDemoAccounts(tx, await hashPassword(DEMO_PASSWORD))
  })
}

async function insertDemoAccounts(db: Queryable, password: string): Promise<void> {
  const people = demoAccounts.map((person, at) => ({ ...person, subject: v7(), photo: `/demo/avatar-${at + 1}.webp` }))
  await db.insert(identityUsers).values(
    people.map(({ subject, email, name, photo }) => ({
      id: subject,
      email,
      name,
      image: photo,
      emailVerified: true,
    })),
  )
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
      emailVerified: true,
    })),
  )
}
