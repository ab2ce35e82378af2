import * as z from 'zod/mini'
import { unreachable } from '../../api/api-error.ts'
import { API } from '../../api/send.ts'
import { IdentityError } from './identity.ts'

const MOST_MILLISECONDS = 15_000

const Refused = z.object({ message: z.string() })

/** One request to the embedded identity service (Better Auth, under /auth of our API); its session travels in a cookie. */
export async function askIdentity(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${API}/auth/${path}`, {
    method: body ? 'POST' : 'GET',
    credentials: 'include', // the API may live on another host of this site (decisions §1)
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(MOST_MILLISECONDS),
  }).catch((cause: unknown) => {
    throw unreachable(cause)
  })
  const sent: unknown = await answer.json().catch(() => undefined) // an empty or foreign body: judged by its status alone
  if (answer.ok) return sent
  throw refusal(answer, sent)
}

function refusal(answer: Response, sent: unknown): IdentityError {
  const words =
    Refused.safeParse(sent).data?.message ??
    (answer.status >= 500 ? SERVER_TROUBLE : 'That did not work. Please try again.')
  const wait = answer.headers.get('x-retry-after') ?? answer.headers.get('retry-after')
  const when = answer.status === 429 && wait ? ` (in ${wait} seconds)` : ''
  return new IdentityError(words + when, answer.status)
}

const SERVER_TROUBLE = 'Signing in has trouble right now. Please try again in a moment.'
