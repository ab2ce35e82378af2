import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { brandSlug } from '#contract/brand'
import * as r from '#messages/feedReports'

export class FetchError extends Error {
  readonly text: () => string

  constructor(text: () => string) {
    super(text())
    this.text = text
  }
}

const MAX_REDIRECTS = 5
const SILENCE_MS = 30_000

/** The options of a request. `origins`: addresses in the operator's network that are allowed, also with http. */
export type RequestOptions = {
  origins: readonly string[]
  headers?: Record<string, string>
  /** The `Authorization` header. It is sent only to the origin of `url`, not to redirects. */
  authorization?: string | undefined
  signal: AbortSignal
}

/**
 * Requests a public https address and follows redirects. Addresses of this machine, private networks and special ranges
 * are rejected when connecting, so that DNS rebinding reaches nothing.
 */
export async function publicRequest(url: string, options: RequestOptions): Promise<IncomingMessage> {
  let target = new URL(url)
  const { origin } = target
  for (let redirects = 0; ; redirects++) {
    const answer = await ask(target, {
      ...options,
      authorization: target.origin === origin ? options.authorization : undefined,
    })
    const { statusCode = 0, headers } = answer
    if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return answer
    answer.destroy()
    if (redirects === MAX_REDIRECTS) throw new FetchError(() => r.tooManyRedirects({ most: MAX_REDIRECTS }))
    if (!URL.canParse(headers.location, target)) throw new FetchError(r.noRedirect)
    target = new URL(headers.location, target)
  }
}

async function ask(target: URL, { origins, headers, authorization, signal }: RequestOptions): Promise<IncomingMessage> {
  const isOurs = origins.includes(target.origin)
  if (target.protocol !== 'https:' && !isOurs) throw new FetchError(() => r.notHttps({ host: target.host }))
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (!isOurs && isIP(host) && !isPublic(host)) throw notPublic(target.hostname)
  const call = target.protocol === 'https:' ? httpsRequest : httpRequest
  const request = call(target, {
    headers: {
      'user-agent': brandSlug(), // a name such as دار has letters that no header takes
      'accept-encoding': 'identity',
      ...headers,
      ...(authorization !== undefined && { authorization }),
    },
    signal,
    timeout: SILENCE_MS,
    ...(!isOurs && { lookup: publicLookup }),
  })
  request.on('timeout', () =>
    request.destroy(new FetchError(() => r.isSilent({ host: target.host, seconds: SILENCE_MS / 1000 }))),
  )
  request.end()
  try {
    const [answer] = await once(request, 'response')
    return answer
  } catch (error) {
    throw explained(error, target)
  }
}

type Callback = (error: Error | null, address: string | LookupAddress[], family?: number) => void

function publicLookup(name: string, options: LookupOptions, callback: Callback): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error(`${name} has no address`), [])
    if (!addresses.every(({ address }) => isPublic(address))) return callback(notPublic(name), [])
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

/** The allocated range of IPv6. Other addresses, such as `::10.0.0.1`, are not public (RFC 4291). */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const known = ipaddr.process(address)
  return known.range() === 'unicast' && (known instanceof ipaddr.IPv4 || known.match(GLOBAL_IPV6))
}

const notPublic = (host: string) => new FetchError(() => r.notPublic({ host }))

function explained(error: unknown, { host }: URL): Error {
  if (error instanceof FetchError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ABORT_ERR') return new FetchError(() => r.tookTooLong({ host }))
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new FetchError(() => r.hostNotFound({ host }))
  if (/CERT|SSL|TLS|ALTNAME|SIGNATURE/.test(code)) return new FetchError(() => r.badCertificate({ host, code }))
  return new FetchError(() => (code ? r.unreachable({ host, code }) : r.unreachableSilent({ host })))
}

export async function* bodyOf(answer: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  const announced = Number(answer.headers['content-length'])
  if (announced > maxBytes) throw tooLong(maxBytes, answer)
  try {
    for await (const piece of answer) {
      bytes += piece.length
      if (bytes > maxBytes) throw tooLong(maxBytes, answer)
      yield piece
    }
  } catch (error) {
    if (error instanceof FetchError) throw error
    throw new FetchError(r.brokeOff)
  }
}

function tooLong(maxBytes: number, answer: IncomingMessage): FetchError {
  answer.destroy()
  return new FetchError(() => r.largerThan({ most: Math.floor(maxBytes / 1024 / 1024) }))
}
