import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { validate as isUuid } from 'uuid'
import type * as z from 'zod/mini'
import { comparableEmail } from '#contract/email'
import type { Answer, Endpoint, Receives } from '#contract/endpoint'
import { fieldMessage } from '#contract/field-message'
import { inLanguage, type Language } from '#contract/language'
import type { Paged } from '#contract/list'
import { inSentences } from '#contract/sentences'
import * as t from '#messages/refusals'
import { Refusal } from '../../refusal.ts'
import type { AccessTokens } from '../access/access-token.ts'
import { type AccountPolicy, admit, type Caller, callerOf, requireVerifiedEmail } from '../access/caller.ts'
import type { RouteAnswer } from '../answer-cache/finished-answer.ts'
import type { PublicAnswers } from '../answer-cache/public-answers.ts'
import type { Tag } from '../answer-cache/tags.ts'
import type { Database } from '../db/database.ts'
import type { JsonRow } from '../db/json-row.ts'
import type { Reads } from '../db/replica-reads.ts'
import type { FairQueue } from '../timing/fair-queue.ts'
import { awaitsContinue } from './expect-continue.ts'
import { encodesItself, sendAnswer, sendFinished } from './finished-reply.ts'

type CallerOf<E extends Endpoint> = E['access'] extends 'public'
  ? Caller | undefined
  : E['access'] extends 'idToken'
    ? undefined
    : Caller
export type HandlerInput<E extends Endpoint> = Receives<E> & { caller: CallerOf<E>; request: FastifyRequest }
export type Result<E extends Endpoint> = E['paged'] extends true
  ? Answer<E> extends (infer Row)[]
    ? Paged<Row> | Paged<JsonRow<Row>>
    : never
  : Answer<E>

export type Gate = {
  db: Database
  reads: Reads
  tokens: AccessTokens
  answers: PublicAnswers
  policy: AccountPolicy
  exportTurns: FairQueue
}
export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<Result<E>>
/** The tags of a cached response; undefined for one that changes with the clock and is not cached. */
type Sources<E extends Endpoint> = (input: Receives<E>) => Tag[] | undefined

/**
 * Registers the handler of an endpoint. The caller, params, query and body are checked before it runs; its result is
 * reduced to the fields that the contract declares.
 */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  gate: Gate,
  endpoint: E,
  handler: Handler<E>,
): void {
  bind(app, gate, { endpoint, respond: afterCaller(gate, endpoint, handler) })
}

/**
 * Registers an endpoint whose response is the same for all anonymous callers and is cached until its sources change.
 * Signed-in callers, and addresses with unknown parameters, get an uncached response: they are unlimited in number and
 * would evict other responses.
 */
export function serveKept<const E extends Endpoint>(
  app: FastifyInstance,
  gate: Gate,
  endpoint: E,
  madeOf: Sources<E>,
  handler: Handler<E>,
): void {
  bind(app, gate, { endpoint, respond: afterCaller(gate, endpoint, handler), madeOf })
}

type Response<E extends Endpoint> = { received?: Receives<E>; make: () => Promise<Result<E>> }
type Binding<E extends Endpoint> = {
  endpoint: E
  respond: (request: FastifyRequest) => Promise<Response<E>>
  madeOf?: Sources<E>
}

const afterCaller =
  <E extends Endpoint>(gate: Gate, endpoint: E, handler: Handler<E>): Binding<E>['respond'] =>
  async (request) => {
    const caller = admitted(endpoint, endpoint.access === 'idToken' ? undefined : await callerOf(request, gate))
    const received = receivedBy(endpoint, request)
    const input = inputOf<E>(received, { caller, request })
    return { received, make: () => handler(input) }
  }

type Request = { caller: Caller | undefined; request: FastifyRequest }

export const inputOf = <E extends Endpoint>(received: Receives<E>, request: Request): HandlerInput<E> =>
  ({ ...(received as object), ...request }) as HandlerInput<E> // the caller was admitted, which the generic type can't express

export function admitted<Person extends Caller | undefined>(endpoint: Endpoint, caller: Person): Person {
  admit(endpoint.access, caller)
  if (endpoint.needsVerifiedEmail) requireVerifiedEmail(caller)
  return caller
}

export function receivedBy<E extends Endpoint>(endpoint: E, request: FastifyRequest): Receives<E> {
  const params = checkedParams(request.params as Record<string, string>) // fastify's params are strings by name
  const query = endpoint.query && check(endpoint.query, request.query, request.language)
  const body = endpoint.body && checkedBody(endpoint.body, request)
  return { params, query, body } as unknown as Receives<E> // validated, which the generic type can't express
}

export function bind<E extends Endpoint>(
  app: FastifyInstance,
  gate: Gate,
  { endpoint, respond, madeOf }: Binding<E>,
): void {
  const known = new Set(Object.keys(endpoint.query?.shape ?? {}))
  const isKept = ({ headers, query }: FastifyRequest) =>
    headers.authorization === undefined && Object.keys(query as object).every((name) => known.has(name)) // parsed by Fastify
  /** Checks the caller before a body that awaits `100 Continue` is requested, and again when it has arrived. */
  const onRequest = async (request: FastifyRequest) => {
    if (!awaitsContinue(request.raw)) return
    admitted(endpoint, endpoint.access === 'idToken' ? undefined : await callerOf(request, gate))
  }
  const answerTo = async (request: FastifyRequest, reply: FastifyReply) => {
    const { received, make } = await respond(request)
    const made = async () => written(endpoint, await make(), request.url)
    const tags = madeOf && received && isKept(request) ? madeOf(received) : undefined
    if (tags) {
      const answer = await gate.answers.answerTo(request.url, tags, made)
      return sendFinished(gate.answers, request, reply, answer)
    }
    return sendAnswer(request, reply.code(endpoint.success ?? 200), await made())
  }
  const config = { isSlowBody: endpoint.file !== undefined }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config,
    ...(endpoint.body && { onRequest }),
    ...encodesItself,
    handler: answerTo,
  })
}

function written(endpoint: Endpoint, result: unknown, url: string): RouteAnswer {
  const type = { 'content-type': 'application/json; charset=utf-8' }
  if (!endpoint.paged) return { body: JSON.stringify(endpoint.answer.parse(result)), headers: type }
  const page = result as Paged<unknown> // a paged endpoint's handler returns a page: `Result`
  const rows = page.rows.every(isJson) ? `[${page.rows.join(',')}]` : JSON.stringify(endpoint.answer.parse(page.rows))
  return { body: rows, headers: { ...type, ...pageHeaders(url, page) } }
}

function pageHeaders(url: string, { total, searchedFor, next }: Paged<unknown>): Record<string, string> {
  return {
    'x-total-count': String(total),
    ...(searchedFor !== undefined && { 'x-searched-for': encodeURIComponent(searchedFor) }),
    ...(next !== undefined && { link: `<${nextPage(url, next)}>; rel="next"` }),
  }
}

function nextPage(url: string, cursor: string): string {
  const next = new URL(url, 'http://here') // only its path and query are used
  next.searchParams.set('cursor', cursor)
  return `${next.pathname}${next.search}`
}

const isJson = (row: unknown): row is string => typeof row === 'string'

/** Returns the path parameters, with e-mail addresses in lower case (P-41). Refuses an invalid id with 404, not 422. */
export function checkedParams(params: Record<string, string>): Record<string, string> {
  if (params.id !== undefined && !isUuid(params.id)) throw new Refusal('notFound', t.notFound)
  return params.email === undefined ? params : { ...params, email: comparableEmail(params.email.trim()) }
}

function checkedBody(schema: z.ZodMiniType, { body, language }: FastifyRequest) {
  if (body === undefined || body === null) throw new Refusal('malformed', 'The request needs a JSON body.')
  return check(schema, body, language)
}

function check(schema: z.ZodMiniType, value: unknown, language: Language): unknown {
  const read = readIn(language, schema, value)
  if (!read.errors) return read.data
  throw new Refusal('invalid', inSentences(Object.values(read.errors)), read.errors)
}

/**
 * Checks a value; the messages by field are in this language. The schema library makes messages when an error is first
 * read, so they are read here.
 */
export const readIn = <Data>(language: Language, schema: z.ZodMiniType<Data>, value: unknown) =>
  inLanguage(language, () => {
    const { data, error } = schema.safeParse(value, { error: fieldMessage })
    return error ? { errors: errorsByField(error.issues) } : { data: data as Data, errors: undefined }
  })

function errorsByField(issues: z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = Object.create(null) // a field may have the name of an inherited property
  for (const { path, message } of issues) errors[path.join('.') || 'body'] ??= message
  return errors
}
