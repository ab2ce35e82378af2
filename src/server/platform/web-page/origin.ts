import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings.ts'

/** The site's own origin: `PUBLIC_URL`, or where that is not set the one that was asked, which only HTTP 1.0 may leave away. */
export const originOf =
  ({ publicUrl }: Pick<Settings, 'publicUrl'>) =>
  ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
    publicUrl ? new URL(publicUrl).origin : `${protocol}://${host?.toLowerCase() || 'localhost'}`

/** Under which a page is kept that names this origin. No path has a space, so no host can be written that makes it another's key. */
export const pageKey = (path: string, origin: string): string => `${path} of ${origin}`

/** The same for a request that Fastify has not seen; none where a proxy says which origin was asked. */
export const pageKeyOf = ({ url, headers }: IncomingMessage): string | undefined =>
  headers['x-forwarded-host'] === undefined && headers['x-forwarded-proto'] === undefined
    ? pageKey(url ?? '', `http://${headers.host}`) // kept in lower case alone, as browsers send it
    : undefined
