import type * as z from 'zod/mini'
import { unreachable } from '../../api/api-error.ts'
import { API } from '../../api/send.ts'
import { embeddedRefusal, unreadable } from './embedded-errors.ts'

/** One request to the service, as POST when there is a `body`; an answer of any other shape than `answer` is an error. */
export type AskIdentity = <Answer extends z.ZodMiniType>(
  path: string,
  answer: Answer,
  body?: object,
  bearer?: string,
) => Promise<z.output<Answer>>

/** The embedded identity service (Better Auth, under /auth of our API); its session travels in a cookie. */
export function identityService(timeoutMs: number): AskIdentity {
  return async (path, answer, body, bearer) => {
    const { response, sent } = await received(path, body, timeoutMs, bearer)
    if (!response.ok) throw embeddedRefusal(response, sent)
    const read = answer.safeParse(sent)
    if (!read.success) throw unreadable(read.error)
    return read.data
  }
}

async function received(path: string, body: object | undefined, timeoutMs: number, bearer?: string) {
  const authorization = bearer === undefined ? undefined : { authorization: `Bearer ${bearer}` }
  try {
    const response = await fetch(`${API}/auth/${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'include', // the API may live on another host of this site (D-118)
      headers: { ...(body && { 'content-type': 'application/json' }), ...authorization },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { response, sent: jsonIn(await response.text()) }
  } catch (cause) {
    throw unreachable(cause)
  }
}

/** `undefined`, which no answer of the service is, for a page, half an answer or nothing. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
