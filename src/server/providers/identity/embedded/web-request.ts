import type { FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage, isLanguage, type Language } from '#contract/language'
import { type ProblemKind, problemKinds } from '#contract/problem'
import { kindOfStatus, problem } from '../../../platform/http/answer-refusal.ts'
import { clientAddress } from '../../../platform/rate-limit/client-address.ts'
import { refusalText, refusalTextOf } from './refusal-texts.ts'

/** The header by which Better Auth gets the client's address. One sent by a client is dropped. */
export const ADDRESS_HEADER = 'x-keyhaven-client-address'
/** The header by which our endpoints get the language of the response. One sent by a client is dropped. */
const LANGUAGE_HEADER = 'x-keyhaven-language'

/** Request headers that are not passed on, because they describe the connection or clients could forge them. */
const dropped =
  /^(host|connection|content-length|transfer-encoding|keep-alive|upgrade|expect|te|forwarded|x-forwarded-.*)$/

export function webRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !dropped.test(name)) headers.set(name, String(value))
  headers.set(ADDRESS_HEADER, clientAddress(request).replace('::/64', '::'))
  headers.set(LANGUAGE_HEADER, request.language)
  const body = request.body === undefined || request.body === null ? undefined : JSON.stringify(request.body)
  return new Request(new URL(request.url, origin), { method: request.method, headers, body })
}

export function languageOfRequest(request: Request | undefined): Language | undefined {
  const tag = request?.headers.get(LANGUAGE_HEADER)
  return isLanguage(tag) ? tag : undefined
}

export async function sendWebResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> {
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  })
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const text = await response.text()
  reply.code(response.status).header('cache-control', 'no-store')
  const refusal = asProblem(response, text, request)
  return refusal ? reply.type('application/problem+json').send(JSON.stringify(refusal)) : reply.send(text)
}

function asProblem({ status }: Response, text: string, { id, language }: FastifyRequest): object | undefined {
  const kind = kindOfStatus.get(status)
  if (!kind) return undefined
  const said = refusalIn(text)
  const detail = messageOf(said, kind, language)
  return { ...said, message: detail, ...problem(kind, detail, id) }
}

/** The code of our own checks, whose message is in the reader's language. */
const OWN_CHECK = 'INVALID'

function messageOf(said: { code?: string; message?: string }, kind: ProblemKind, language: Language): string {
  const { code, message } = said
  const known = refusalText(code)
  if (known) return inLanguage(language, known)
  if (message && code === OWN_CHECK) return message
  if (language !== 'en') return inLanguage(language, refusalTextOf(kind))
  const isOfSchema = code === 'VALIDATION_ERROR'
  return message && !isOfSchema ? message : `${problemKinds[kind].title}.`
}

function refusalIn(text: string): { code?: string; message?: string } {
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' && said !== null ? said : {}
  } catch {
    return {} // no body, or not JSON
  }
}
