import type { FastifyInstance } from 'fastify'
import { boundedMap } from '../../../platform/memory/bounded-map.ts'
import type { EmbeddedIdentityParts } from './dependencies.ts'
import type { OriginService } from './origin-service.ts'

export type ServiceAt = (origin: string) => Promise<OriginService>

const MAX_ORIGINS = 16

/**
 * People reach one process by several addresses (localhost, the machine's name, its address in the network), and links,
 * cookies and redirects have to stay on the one they typed. So each origin gets a service of its own, on the same data and
 * keys. Those used last are kept: the Host header is the client's, and shall not fill the memory. The libraries that do it are loaded
 * with the first request: a start need not wait for them (D-222).
 */
export function servicePerOrigin(parts: EmbeddedIdentityParts, app: FastifyInstance): ServiceAt {
  const services = boundedMap<string, OriginService>(MAX_ORIGINS)
  return async (origin) => {
    const { originService } = await import('./origin-service.ts')
    return services.add(origin, services.get(origin) ?? originService(parts, app, origin))
  }
}
