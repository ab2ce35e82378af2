import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings.ts'

const HOST = /^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i

/** The site's own origin: `PUBLIC_URL`, or where that is not set the one that was asked, as a browser could have named it. */
export const originOf =
  ({ publicUrl }: Pick<Settings, 'publicUrl'>) =>
  ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
    publicUrl ? new URL(publicUrl).origin : `${protocol}://${HOST.test(host) ? host.toLowerCase() : 'localhost'}`
