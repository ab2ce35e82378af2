import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { identityAccounts, identityUsers, identityVerifications } from '../../../platform/db/tables/identity.ts'
import type { AccountStore } from '../identity.ts'
import { MAX_VERIFIED_PASSWORD_LENGTH, type PasswordHashing } from './password-hashing.ts'

/** The accounts of the embedded service, as the rest of the product uses them. */
export const accountStore = (db: Database, passwords: PasswordHashing): AccountStore => ({
  verifyPassword: async ({ subject, password, address }) => {
    const credential = and(
      eq(identityAccounts.userId, subject),
      eq(identityAccounts.providerId, 'credential'),
      isNotNull(identityAccounts.password),
    )
    const [account] = await db.select({ hash: identityAccounts.password }).from(identityAccounts).where(credential)
    const hash = account?.hash
    if (!hash) return 'noPassword'
    if (password === '' || password.length > MAX_VERIFIED_PASSWORD_LENGTH) return 'wrong'
    return (await passwords.onBehalfOf(address, () => passwords.verify({ hash, password }))) ? 'right' : 'wrong'
  },
  remove: async (tx, subject) => {
    await tx.delete(identityVerifications).where(eq(identityVerifications.value, subject))
    await tx.delete(identityUsers).where(eq(identityUsers.id, subject))
  },
})
