import type * as z from 'zod/mini'

/**
 * The access that a call needs (P-36); the rules check the owner of a row. `idToken`: the identity provider's own
 * token. `agentOrAdmin`: by the current role in the database.
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
  /** The body is multipart with one file in this field. */
  file?: string
  answer: z.ZodMiniType
  /** The answer is a file of this name, streamed as it is read. */
  download?: { name: string; type: 'text/csv' | 'application/json' | 'text/calendar' | '*/*' }
  /** The answer is a stream of server-sent events of type `answer`. */
  stream?: true
  /** With REQUIRE_VERIFIED_EMAIL: refuses an account whose address is not verified (P-97). */
  needsVerifiedEmail?: true
  /** A paged list: `limit` and `cursor` in, `Link` and `X-Total-Count` out (P-50). */
  paged?: true
  success?: 201
}

/** Omitting `access` is a compile error. */
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
