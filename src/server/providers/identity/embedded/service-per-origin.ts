import type { FastifyInstance } from 'fastify'
import { googleSignIn } from '../google-stand-in/better-auth-plugin.ts'
import { type GoogleStandIn, googleStandIn } from '../google-stand-in/provider.ts'
import { type AuthService, authService } from './auth-service.ts'
import type { EmbeddedIdentityParts } from './parts.ts'

/** The embedded service as it looks from one origin. `google`: the stand-in, where it is on. */
type Service = { auth: AuthService; google: GoogleStandIn | undefined }
export type ServiceAt = (origin: string) => Service

const MAX_ORIGINS = 16

/**
 * People reach one process by several addresses (localhost, the machine's name, its address in the network), and links,
 * cookies and redirects have to stay on the one they typed. So each origin gets a service of its own, on the same data and
 * keys. Those used last are kept: the Host header is the client's, and shall not fill the memory.
 */
export function servicePerOrigin(parts: EmbeddedIdentityParts, app: FastifyInstance): ServiceAt {
  const services = new Map<string, Service>()
  return (origin) => {
    const service = services.get(origin) ?? makeService(parts, app, origin)
    services.delete(origin)
    services.set(origin, service)
    const [oldest] = services.keys()
    if (services.size > MAX_ORIGINS && oldest) services.delete(oldest)
    return service
  }
}

function makeService(parts: EmbeddedIdentityParts, app: FastifyInstance, origin: string): Service {
  if (!parts.settings.googleStandIn) return { auth: authService(parts, origin), google: undefined }
  const google = googleStandIn(parts, origin)
  return { auth: authService(parts, origin, [googleSignIn(google, app)]), google }
}
