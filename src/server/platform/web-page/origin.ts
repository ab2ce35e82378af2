import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'

/**
 * Returns the origin under which this request's page lives: PUBLIC_URL, or the address that was typed to get here, which only HTTP 1.0 may
 * leave away. A page of another site can't choose it, since a browser sends the host that it really talks to.
 */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl?: string): string {
  if (publicUrl) return new URL(publicUrl).origin // as browsers write it: in lower case, without the usual port
  const typed = `${protocol}://${host || 'localhost'}`
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  if (!url || url.href !== `${url.origin}/`) throw new Refusal('malformed', 'The Host header is not a host.')
  return url.origin
}

/** Returns the key under which a page is kept that names this origin. No path has a space, so no host can be written that makes it another's key. */
export const pageKey = (path: string, origin: string): string => `${path} of ${origin}`

/** The same for a request that Fastify has not seen; none where a proxy says which origin was asked. */
export const pageKeyOf = ({ url, headers }: IncomingMessage): string | undefined =>
  headers['x-forwarded-host'] === undefined && headers['x-forwarded-proto'] === undefined
    ? pageKey(url ?? '', `http://${headers.host}`) // kept in lower case alone, as browsers send it
    : undefined
