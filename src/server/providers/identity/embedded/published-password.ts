import { and, eq, inArray } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { DEMO_PASSWORD, demoEmails } from '#contract/demo'
import { OperatorError } from '../../../operator-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import { identityAccounts, identityUsers } from '../../../platform/db/tables/identity.ts'

export async function refusePublishedPassword(db: Database): Promise<void> {
  const emails = await withPublishedPassword(db)
  if (emails.length === 0) return
  throw new OperatorError(
    `demo mode is off, and the demo that this database ran before left accounts whose password the whole world knows: ${emails.join(', ')}. Set another DATA_DIR or DATABASE_URL, or take these sign-ins away with SQL: delete from identity_user where email in (${emails.map((email) => `'${email}'`).join(', ')}).`,
  )
}

async function withPublishedPassword(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: identityUsers.id, email: identityUsers.email, hash: identityAccounts.password })
    .from(identityUsers)
    .innerJoin(identityAccounts, eq(identityAccounts.userId, identityUsers.id))
    .where(and(inArray(identityUsers.email, demoEmails), eq(identityAccounts.providerId, 'credential')))
    .orderBy(identityUsers.email)
  // Better Auth's own ids are no UUIDs: registering such an address with that password can't prevent a start.
  const seeded = rows.filter(({ id }) => isUuid(id))
  if (seeded.length === 0) return []
  const { verifyPassword } = await import('better-auth/crypto')
  const known = await Promise.all(
    seeded.map(async ({ hash }) => hash !== null && (await verifyPassword({ hash, password: DEMO_PASSWORD }))),
  )
  return seeded.filter((_, at) => known[at]).map(({ email }) => email)
}
