import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Endpoint, Sends } from '../../src/contract/endpoint.ts'
import { accessTokens } from '../../src/server/platform/access/access-token.ts'
import type { testApp } from '../server/app.ts'
import { make, type Person } from './make.ts'

export type TestApp = Awaited<ReturnType<typeof testApp>>

/** The callers that P-36 distinguishes. `agent` owns test data; `deleted` has a deleted user's token. */
export type Callers = Record<
  'anonymous' | 'user' | 'otherUser' | 'agent' | 'otherAgent' | 'admin' | 'fraud' | 'deleted',
  Person
>

export async function everybody(app: TestApp): Promise<Callers> {
  const tokens = accessTokens(app.parts.secret)
  const gone = { id: randomUUID(), email: 'gone@people.example', name: 'Gone' }
  return {
    anonymous: { id: '', email: '', name: '', token: '' },
    user: await make.user(app),
    otherUser: await make.user(app),
    agent: await make.user(app, { role: 'agent' }),
    otherAgent: await make.user(app, { role: 'agent' }),
    admin: await make.user(app, { role: 'admin' }),
    fraud: await make.user(app, { role: 'fraud' }),
    deleted: { ...gone, token: await tokens.issue({ userId: gone.id, signInId: randomUUID() }) },
  }
}

/** Does not check the input, because tests also send what the contract refuses. */
export function requestOf<E extends Endpoint>(
  app: { url: string },
  who: Pick<Person, 'token'>,
  endpoint: E,
  input: Partial<Sends<E>>,
): { url: string; init: RequestInit } {
  const {
    params = {},
    query = {},
    body,
  } = input as { params?: Record<string, string>; query?: Record<string, string | string[]>; body?: unknown }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  ).toString()
  return {
    url: `${app.url}/api${path}${search && `?${search}`}`,
    init: {
      method: endpoint.method,
      headers: {
        ...(who.token && { authorization: `Bearer ${who.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
  }
}

export async function callAs<E extends Endpoint>(
  app: TestApp,
  who: Pick<Person, 'token'>,
  endpoint: E,
  input: Partial<Sends<E>>,
) {
  const { url, init } = requestOf(app, who, endpoint, input)
  const answer = await fetch(url, init)
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

/** Returns every row that a call could change as one text, to verify that a refusal changed nothing. */
export async function everyRow(app: TestApp): Promise<string> {
  const tables = [
    'app_user',
    'sign_in',
    'property',
    'wishlist_item',
    'offer',
    'review',
    'payment',
    'audit_entry',
    'mail_outbox',
    'notification',
    'conversation',
    'message',
    'conversation_report',
    'viewing',
  ]
  const texts = tables.map((table) =>
    app.db.execute(
      sql`select coalesce(jsonb_agg(t order by t.id), '[]')::text as rows from ${sql.identifier(table)} t`,
    ),
  )
  return JSON.stringify((await Promise.all(texts)).map(({ rows }) => rows))
}
