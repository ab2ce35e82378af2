import type { BetterAuthPlugin } from 'better-auth'
import type { OAuthProvider } from 'better-auth/oauth2'
import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { comparableEmail } from '#contract/email'
import type { Database, Queryable } from '../../../platform/db/database.ts'
import { identityAccounts, identitySessions, identityUsers } from '../../../platform/db/tables/identity.ts'
import type { AccountEvents } from '../account-events.ts'
import { ISSUER } from './id-token.ts'

type TransferAccount = AccountEvents['transferAccount']

type Owner = { providerId: string; accountId: string; email: string; name: string; image: string | undefined }

/**
 * Returns a plugin that transfers an account, registered with an unverified address, to the user whose provider has
 * verified this address. It runs before Better Auth looks up the user's account.
 */
export const claimAccounts = (db: Database, transferAccount: TransferAccount): BetterAuthPlugin => ({
  id: 'claim-accounts',
  init: ({ socialProviders }) => ({
    context: { socialProviders: socialProviders.map((provider) => claiming({ db, transferAccount }, provider)) },
  }),
})

type Claims = { db: Database; transferAccount: TransferAccount }

const claiming = (claims: Claims, provider: OAuthProvider): OAuthProvider => ({
  ...provider,
  getUserInfo: async (tokens) => {
    const found = await provider.getUserInfo(tokens)
    if (!found?.user.email || !found.user.emailVerified) return found
    const { email, name = '', image } = found.user
    const accountId = String(await provider.accountSubject({ tokens, profile: found.data }))
    await claimAccount(claims, { providerId: provider.id, accountId, email: comparableEmail(email), name, image })
    return found
  },
})

async function claimAccount({ db, transferAccount }: Claims, owner: Owner): Promise<void> {
  if (!(await unverifiedOf(db, owner.email))) return // in nearly all cases, decided without a transaction
  await db.transaction(async (tx) => {
    const account = await unverifiedOf(tx, owner.email, 'lock')
    if (!account || (await isKnown(tx, owner))) return
    const { email, name, image } = owner
    await transferAccount(tx, { issuer: ISSUER, subject: account.id, email, name, picture: image })
    await handOverAccount(tx, account.id, owner)
  })
}

/**
 * Transfers the account and ends its sessions. Requires a lock on the user's row, which precedes those of sessions as
 * in `/jwt`.
 */
async function handOverAccount(tx: Queryable, userId: string, { providerId, accountId, name, image }: Owner) {
  await tx.delete(identityAccounts).where(eq(identityAccounts.userId, userId))
  await tx.delete(identitySessions).where(eq(identitySessions.userId, userId))
  await tx.insert(identityAccounts).values({ id: v7(), providerId, accountId, userId })
  await tx
    .update(identityUsers)
    .set({ emailVerified: true, name, image: image ?? null, updatedAt: new Date() })
    .where(eq(identityUsers.id, userId))
}

async function unverifiedOf(db: Queryable, email: string, lock?: 'lock') {
  const found = db
    .select({ id: identityUsers.id })
    .from(identityUsers)
    .where(and(eq(identityUsers.email, email), eq(identityUsers.emailVerified, false)))
  const [account] = await (lock ? found.for('update') : found)
  return account
}

async function isKnown(tx: Queryable, { providerId, accountId }: Owner): Promise<boolean> {
  const theirs = and(eq(identityAccounts.providerId, providerId), eq(identityAccounts.accountId, accountId))
  return (await tx.$count(identityAccounts, theirs)) > 0
}
