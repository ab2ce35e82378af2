import { googleRoutes } from '../google-stand-in/routes.ts'
import type { IdentityProvider } from '../identity.ts'
import { accountStore } from './account-store.ts'
import type { Dependencies } from './dependencies.ts'
import { idTokenReader } from './id-token.ts'
import { passwordHashing } from './password-hashing.ts'
import { embeddedRoutes } from './routes.ts'
import { servicePerOrigin } from './service-per-origin.ts'

/**
 * The identity service that runs in this process: e-mail and password, stored in our own database, and Google or in demo mode a
 * stand-in for it.
 */
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
