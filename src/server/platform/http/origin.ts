import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'

/**
 * The origin under which this request's page lives: PUBLIC_URL, or the address that was typed to get here. A page of another
 * site cannot choose it, since a browser sends the host that it really talks to.
 */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl) return new URL(publicUrl).origin // as browsers write it: in lower case, without the usual port
  const typed = `${request.protocol}://${request.host}`
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  if (!url || url.href !== `${url.origin}/`) throw new Refusal('malformed', 'The Host header is not a host.')
  return url.origin
}
