import type { IncomingMessage } from 'node:http'
import { boundedMap } from '../memory/bounded-map.ts'

const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)/i
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i
const MAX_REMEMBERED = 100
const remembered = boundedMap<string, boolean>(MAX_REMEMBERED)

/**
 * Returns the path of a request's target. For an absolute address, its host also replaces the `Host` header (RFC 9112
 * §3.2.2).
 */
export function readAbsoluteForm(request: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>): string {
  const { url = '' } = request
  if (url.startsWith('/')) return url
  const [, host, path = ''] = ABSOLUTE.exec(url) ?? []
  if (host === undefined) return url
  if (hostsOf(request) === 1) request.headers.host = host // otherwise the request is refused
  return path.startsWith('/') ? path : `/${path}`
}

export const hasPath = ({ url = '', method }: IncomingMessage): boolean =>
  url.startsWith('/') || (url === '*' && method === 'OPTIONS')

/**
 * Returns true if a request names exactly one host, as HTTP/1.1 requires (RFC 9112 §3.2); HTTP/1.0 may also name none.
 */
export function namesOneHost(request: IncomingMessage): boolean {
  const { host } = request.headers
  const count = hostsOf(request)
  if (count === 0 || host === undefined) return request.httpVersion === '1.0' && count === 0
  return count === 1 && isHost(host)
}

export function isHost(text: string): boolean {
  return remembered.get(text) ?? remembered.add(text, HOST.test(text) && URL.canParse(`http://${text}`))
}

function hostsOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}
