import type { Database } from '../../../db/database.ts'
import type { Log } from '../../../logging/log.ts'
import type { Settings } from '../../../settings/settings.ts'
import { googleRoutes } from '../google-stand-in/routes.ts'
import type { IdentityProvider } from '../identity.ts'
import { idTokenReader } from './id-token.ts'
import { type PasswordHashing, passwordHashing } from './password-hashing.ts'
import { embeddedRoutes } from './routes.ts'
import { servicePerOrigin } from './service-per-origin.ts'

type Parts = { db: Database; secret: string; settings: Settings; log: Log }
export type EmbeddedIdentityParts = Parts & { passwords: PasswordHashing }

/**
 * The identity service that runs in this process: e-mail and password, kept in our own database, and Google or in demo mode a
 * stand-in for it. `secret` encrypts its signing keys, so it has to stay with the data.
 */
export function embeddedIdentity(given: Parts, passwords = passwordHashing()): IdentityProvider {
  const parts = { ...given, passwords }
  const { db, settings } = parts
  return {
    kind: 'embedded',
    google: settings.googleStandIn || settings.googleClient !== undefined,
    identify: idTokenReader(db),
    routes: async (app) => {
      const serviceAt = servicePerOrigin(parts, app)
      await app.register(embeddedRoutes({ ...parts, serviceAt }), { prefix: '/api/auth' })
      if (settings.googleStandIn) await app.register(googleRoutes({ ...parts, serviceAt }), { prefix: '/google' })
    },
  }
}
