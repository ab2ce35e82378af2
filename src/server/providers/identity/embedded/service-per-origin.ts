import type { FastifyInstance } from 'fastify'
import { boundedMap } from '../../../platform/memory/bounded-map.ts'
import type { GoogleStandIn } from '../google-stand-in/provider.ts'
import type { AuthService } from './auth-service.ts'
import type { Dependencies } from './dependencies.ts'

/** The embedded service at one origin. `google`: the stand-in, if it is on. */
type OriginService = { auth: AuthService; google: GoogleStandIn | undefined }

export type ServiceAt = (origin: string) => Promise<OriginService>

const MAX_ORIGINS = 16

/**
 * Users reach one process by several addresses (localhost, the machine's name, its address in the network), and links,
 * cookies and redirects have to stay on the one they typed. So each origin gets a service of its own, on the same data and
 * keys. Only the most recently used are kept: the client chooses the Host header, which must not fill the memory.
 */
export function servicePerOrigin(dependencies: Dependencies, app: FastifyInstance): ServiceAt {
  const services = boundedMap<string, OriginService>(MAX_ORIGINS)
  return async (origin) => {
    const create = await loadServices()
    return services.add(origin, services.get(origin) ?? create(dependencies, app, origin))
  }
}

/** Loads a service's libraries with the first request, so that a start doesn't wait for them (D-222). */
async function loadServices() {
  const [{ authService }, { googleStandIn }, { googleSignIn }] = await Promise.all([
    import('./auth-service.ts'),
    import('../google-stand-in/provider.ts'),
    import('../google-stand-in/better-auth-plugin.ts'),
  ])
  return (dependencies: Dependencies, app: FastifyInstance, origin: string): OriginService => {
    if (!dependencies.settings.googleStandIn) return { auth: authService(dependencies, origin), google: undefined }
    const google = googleStandIn(dependencies, origin)
    return { auth: authService(dependencies, origin, [googleSignIn(google, app)]), google }
  }
}
