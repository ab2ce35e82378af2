import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'

/**
 * Returns the origin of the web page: PUBLIC_URL, or the requested host (HTTP 1.0 may omit it). A page on another site
 * can't choose it, because browsers send the real host.
 */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl?: string): string {
  if (publicUrl) return new URL(publicUrl).origin // as browsers format it: in lower case, without the default port
  const typed = `${protocol}://${host || 'localhost'}`
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  if (!url || url.href !== `${url.origin}/`) throw new Refusal('malformed', 'The Host header is not a host.')
  return url.origin
}

/** Returns the cache key of a page for this origin. Paths have no spaces, so no host can imitate another page's key. */
export const pageKey = (path: string, origin: string): string => `${path} of ${origin}`

export const pageKeyOf = ({ url, headers }: IncomingMessage): string | undefined =>
  headers['x-forwarded-host'] === undefined && headers['x-forwarded-proto'] === undefined
    ? pageKey(url ?? '', `http://${headers.host}`) // cached only for a lower-case host, as browsers send it
    : undefined
