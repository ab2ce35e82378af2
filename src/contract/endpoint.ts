import type * as z from 'zod/mini'

/**
 * The access that an endpoint requires (P-36); rules check who owns a row. `idToken`: a token of the identity provider
 * instead of a session. `agentOrAdmin`: by the current role in the database.
 */
export type Access = 'public' | 'idToken' | 'signedIn' | 'agentOrAdmin' | 'admin'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Endpoint = {
  method: Method
  path: string // `:name` marks a parameter; served under /api
  access: Access
  summary: string // one line for docs/api.md
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  file?: string
  answer: z.ZodMiniType
  /** The response is a file of this name, streamed while it is read from the database. */
  download?: { name: string; type: 'text/csv' | 'application/json' | 'text/calendar' | '*/*' }
  stream?: true
  /** True: with REQUIRE_VERIFIED_EMAIL, the endpoint refuses an account whose address is not verified (P-97). */
  needsVerifiedEmail?: true
  /** The response is a paged list: it takes `limit` and `cursor`, and sets `Link` and `X-Total-Count` (P-50). */
  paged?: true
  success?: 201
}

/** Declares an endpoint. Omitting `access` is a compile error. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared

type Params<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Params<Head> & Params<Tail>
  : Path extends `:${infer Name}`
    ? { [K in Name]: string }
    : unknown

type ParamsPart<Path extends string> = Path extends `${string}:${string}` ? { params: Params<Path> } : unknown
type PartInput<Key extends string, Schema> = Schema extends z.ZodMiniType ? { [K in Key]: z.input<Schema> } : unknown
type PartOutput<Key extends string, Schema> = Schema extends z.ZodMiniType ? { [K in Key]: z.output<Schema> } : unknown
type QueryInput<Schema> = Schema extends z.ZodMiniType
  ? Record<never, never> extends z.input<Schema>
    ? { query?: z.input<Schema> }
    : { query: z.input<Schema> }
  : unknown

export type Sends<E extends Endpoint> = ParamsPart<E['path']> & QueryInput<E['query']> & PartInput<'body', E['body']>

export type Receives<E extends Endpoint> = ParamsPart<E['path']> &
  PartOutput<'query', E['query']> &
  PartOutput<'body', E['body']>

export type Answer<E extends Endpoint> = z.output<E['answer']>
