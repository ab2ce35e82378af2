import { unreachable } from '../../api/api-error.ts'
import { firstAnswer } from '../../api/preloaded-responses.ts'
import { API } from '../../api/send.ts'
import type { Reads } from './embedded-answers.ts'
import { embeddedRefusal, unreadable } from './embedded-errors.ts'

/** Who is signed in, by cookie; below the API. */
export const SESSION_PATH = '/auth/get-session'

/** One request to the service, as POST when there is a `body`; an answer that `read` can't read is an error. */
export type AskIdentity = <Answer>(path: string, read: Reads<Answer>, body?: object, bearer?: string) => Promise<Answer>

/** The embedded identity service (Better Auth, under /auth of our API); its session travels in a cookie. */
export function identityService(timeoutMs: number): AskIdentity {
  return async (path, read, body, bearer) => {
    const { response, sent } = await received(path, body, timeoutMs, bearer)
    if (!response.ok) throw embeddedRefusal(response, sent, path)
    const answer = read(sent)
    if (answer === undefined) throw unreadable(new TypeError(`the answer of ${path} has another shape`), path)
    return answer
  }
}

async function received(path: string, body: object | undefined, timeoutMs: number, bearer?: string) {
  const authorization = bearer === undefined ? undefined : { authorization: `Bearer ${bearer}` }
  const address = `${API}/auth/${path}`
  const underway = body ? undefined : firstAnswer(address, bearer)
  try {
    const response = await (underway ??
      fetch(address, {
        method: body ? 'POST' : 'GET',
        credentials: 'include', // the API may live on another host of this site (D-118)
        headers: { ...(body && { 'content-type': 'application/json' }), ...authorization },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      }))
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
