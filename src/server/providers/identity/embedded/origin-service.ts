import type { FastifyInstance } from 'fastify'
import { googleSignIn } from '../google-stand-in/better-auth-plugin.ts'
import { type GoogleStandIn, googleStandIn } from '../google-stand-in/provider.ts'
import { type AuthService, authService } from './auth-service.ts'
import type { EmbeddedIdentityParts } from './dependencies.ts'

/** The embedded service as it looks from one origin. `google`: the stand-in, where it is on. */
export type OriginService = { auth: AuthService; google: GoogleStandIn | undefined }

export function originService(parts: EmbeddedIdentityParts, app: FastifyInstance, origin: string): OriginService {
  if (!parts.settings.googleStandIn) return { auth: authService(parts, origin), google: undefined }
  const google = googleStandIn(parts, origin)
  return { auth: authService(parts, origin, [googleSignIn(google, app)]), google }
}
