import type { FastifyInstance } from 'fastify'
import { boundedMap } from '../../../platform/memory/bounded-map.ts'
import type { GoogleStandIn } from '../google-stand-in/provider.ts'
import type { AuthService } from './auth-service.ts'
import type { Dependencies } from './dependencies.ts'

type OriginService = { auth: AuthService; google: GoogleStandIn | undefined }

export type ServiceAt = (origin: string) => Promise<OriginService>

const MAX_ORIGINS = 16

/**
 * Returns a function that returns the Better Auth service of an origin. Users reach a server by several addresses
 * (localhost, the machine's name or IP address), and links, cookies and redirects must stay on theirs. All services
 * share data and keys. Only the most recently used are kept, because clients choose the Host header.
 */
export function servicePerOrigin(dependencies: Dependencies, app: FastifyInstance): ServiceAt {
  const services = boundedMap<string, OriginService>(MAX_ORIGINS)
  return async (origin) => {
    const create = await loadServices()
    return services.add(origin, services.get(origin) ?? create(dependencies, app, origin))
  }
}

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
