import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '../../../rate-limit/client-address.ts'

/** Where the client's address travels; whatever a client sends under this name is dropped. */
export const ADDRESS_HEADER = 'x-keyhaven-client-address'

/** Not passed on: headers that describe the connection rather than the request, or that a proxy could claim. */
const dropped =
  /^(host|connection|content-length|transfer-encoding|keep-alive|upgrade|expect|te|forwarded|x-forwarded-.*)$/

/** Fastify's request as the web's, at the origin that the person typed, with the address that Fastify found. */
export function webRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !dropped.test(name)) headers.set(name, String(value))
  headers.set(ADDRESS_HEADER, clientAddress(request).replace('::/64', '::'))
  const body = request.body === undefined || request.body === null ? undefined : JSON.stringify(request.body)
  return new Request(new URL(request.url, origin), { method: request.method, headers, body })
}

/** Answers through Fastify, so that the headers that every answer has are there too. */
export async function sendWebResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value)
  })
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return reply
    .code(response.status)
    .header('cache-control', 'no-store')
    .send(await response.text())
}
