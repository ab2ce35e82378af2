import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { identityAccounts, identityUsers, identityVerifications } from '../../../platform/db/tables/identity.ts'
import { googleRoutes } from '../google-stand-in/routes.ts'
import type { AccountStore, IdentityProvider } from '../identity.ts'
import type { Dependencies } from './dependencies.ts'
import { idTokenReader } from './id-token.ts'
import { MAX_VERIFIED_PASSWORD_LENGTH, type PasswordHashing, passwordHashing } from './password-hashing.ts'
import { embeddedRoutes } from './routes.ts'
import { servicePerOrigin } from './service-per-origin.ts'

export function embeddedIdentity(
  given: Omit<Dependencies, 'passwords'>,
  passwords = passwordHashing(),
): IdentityProvider {
  const dependencies = { ...given, passwords }
  const { db, settings } = dependencies
  return {
    kind: 'embedded',
    google: settings.googleStandIn || settings.googleClient !== undefined,
    identify: idTokenReader(db),
    accounts: accountStore(db, passwords),
    routes: async (app) => {
      const serviceAt = servicePerOrigin(dependencies, app)
      await app.register(embeddedRoutes({ ...dependencies, serviceAt }), { prefix: '/api/auth' })
      const standInAt = async (origin: string) => (await serviceAt(origin)).google
      if (settings.googleStandIn) await app.register(googleRoutes({ db, settings, standInAt }), { prefix: '/google' })
    },
  }
}

const accountStore = (db: Database, passwords: PasswordHashing): AccountStore => ({
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
