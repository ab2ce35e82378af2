import { googleRoutes } from '../google-stand-in/routes.ts'
import type { IdentityProvider } from '../identity.ts'
import { keptAccounts } from './account-store.ts'
import type { EmbeddedIdentityParts } from './dependencies.ts'
import { idTokenReader } from './id-token.ts'
import { passwordHashing } from './password-hashing.ts'
import { embeddedRoutes } from './routes.ts'
import { servicePerOrigin } from './service-per-origin.ts'

/**
 * The identity service that runs in this process: e-mail and password, kept in our own database, and Google or in demo mode a
 * stand-in for it.
 */
export function embeddedIdentity(
  given: Omit<EmbeddedIdentityParts, 'passwords'>,
  passwords = passwordHashing(),
): IdentityProvider {
  const parts = { ...given, passwords }
  const { db, settings } = parts
  return {
    kind: 'embedded',
    google: settings.googleStandIn || settings.googleClient !== undefined,
    identify: idTokenReader(db),
    accounts: keptAccounts(db, passwords),
    routes: async (app) => {
      const serviceAt = servicePerOrigin(parts, app)
      await app.register(embeddedRoutes({ ...parts, serviceAt }), { prefix: '/api/auth' })
      const standInAt = async (origin: string) => (await serviceAt(origin)).google
      if (settings.googleStandIn) await app.register(googleRoutes({ db, settings, standInAt }), { prefix: '/google' })
    },
  }
}
