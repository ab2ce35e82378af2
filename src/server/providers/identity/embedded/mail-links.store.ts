import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, like, or, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Queryable } from '../../../platform/db/database.ts'
import {
  identityAccounts,
  identitySessions,
  identityUsers,
  identityVerifications,
} from '../../../platform/db/tables/identity.ts'

/**
 * The purposes of mailed links. Tokens of links are stored as hashes, which are useless to a reader of the database.
 */
export type Purpose = 'reset-password' | 'verify-email'

const lifetimeMs: Record<Purpose, number> = { 'reset-password': 3_600_000, 'verify-email': 24 * 3_600_000 }

export async function issueLink(tx: Queryable, purpose: Purpose, userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + lifetimeMs[purpose])
  const identifier = identifierOf(purpose, token)
  await tx.insert(identityVerifications).values({ id: v7(), identifier, value: userId, expiresAt })
  return token
}

const ofAccount = (userId: string, kind: string) =>
  and(eq(identityVerifications.value, userId), like(identityVerifications.identifier, `${kind}%`))

const identifierOf = (purpose: Purpose, token: string): string =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`

const isLink = (token: string, purposes: Purpose[]) =>
  and(
    inArray(
      identityVerifications.identifier,
      purposes.map((purpose) => identifierOf(purpose, token)),
    ),
    gt(identityVerifications.expiresAt, sql`now()`),
  )

export async function ownerOfLink(db: Queryable, token: string, purposes: Purpose[]): Promise<string | undefined> {
  const [link] = await db
    .select({ userId: identityVerifications.value })
    .from(identityVerifications)
    .where(isLink(token, purposes))
  return link?.userId
}

/** Uses a link up and returns its account. Only one of several concurrent uses succeeds. */
export async function takeLink(tx: Queryable, token: string, purposes: Purpose[]) {
  const [link] = await tx
    .delete(identityVerifications)
    .where(isLink(token, purposes))
    .returning({ userId: identityVerifications.value })
  if (!link) return undefined
  const { id, name, email } = identityUsers
  const [account] = await tx.select({ id, name, email }).from(identityUsers).where(eq(id, link.userId))
  return account
}

export async function accountOfEmail(db: Queryable, address: string) {
  const { id, name, email } = identityUsers
  const [account] = await db.select({ id, name, email }).from(identityUsers).where(eq(email, address))
  return account
}

export async function markVerified(tx: Queryable, userId: string): Promise<void> {
  await tx.update(identityUsers).set({ emailVerified: true, updatedAt: new Date() }).where(eq(identityUsers.id, userId))
  await tx.delete(identityVerifications).where(ofAccount(userId, 'verify-email:'))
}

export async function overwritePassword(tx: Queryable, userId: string, password: string): Promise<void> {
  const credential = and(eq(identityAccounts.userId, userId), eq(identityAccounts.providerId, 'credential'))
  const changed = await tx.update(identityAccounts).set({ password, updatedAt: new Date() }).where(credential)
  if (changed.rowCount === 0)
    await tx
      .insert(identityAccounts)
      .values({ id: v7(), accountId: userId, providerId: 'credential', userId, password })
  await tx.delete(identitySessions).where(eq(identitySessions.userId, userId))
  await tx.delete(identityVerifications).where(or(ofAccount(userId, 'reset-password:'), ofAccount(userId, '2fa-')))
}

/** Ends sign-ins that have passed the password, but not yet the second factor. */
export async function endChallenges(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(identityVerifications).where(ofAccount(userId, '2fa-'))
}
