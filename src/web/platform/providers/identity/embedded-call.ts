import { readersLanguage } from '#contract/language'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/session'
import { unreachable } from '../../api/api-error.ts'
import { preloadedResponse } from '../../api/preloaded-responses.ts'
import { API } from '../../api/send.ts'
import { IdentityError, type IdentityUser, type SignedIn } from './identity.ts'

export const SESSION_PATH = '/auth/get-session'

/** Sends a POST if there is a `body`. An unreadable response is an error. */
type IdentityRequest = <Answer>(path: string, read: Reader<Answer>, body?: object, bearer?: string) => Promise<Answer>

/** The built-in identity service (Better Auth, under /auth of our API); its session is a cookie. */
export function identityService(timeoutMs: number): IdentityRequest {
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
  const underway = body ? undefined : preloadedResponse(address, bearer)
  try {
    const response = await (underway ??
      fetch(address, {
        method: body ? 'POST' : 'GET',
        credentials: 'include', // the API may live on another host of this site (D-118)
        headers: {
          'accept-language': readersLanguage(),
          ...(body && { 'content-type': 'application/json' }),
          ...authorization,
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      }))
    return { response, sent: jsonIn(await response.text()) }
  } catch (cause) {
    throw unreachable(cause)
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Uses the service's own message if there is one, otherwise one for the status, which may be a proxy's. */
function embeddedRefusal({ status, headers }: Response, sent: unknown, path: string): IdentityError {
  const message = readMessage(sent) ?? messageFor(status, path)
  const wait = headers.get('x-retry-after') ?? headers.get('retry-after')
  const seconds = Number(wait)
  const hasWait = status === 429 && seconds > 0
  return new IdentityError(hasWait ? t.retryIn({ message, seconds, shown: shownNumber(seconds) }) : message, status)
}

function messageFor(status: number, path: string): string {
  if (status === 429) return t.tooMany()
  return status >= 500 ? troubleWith(path) : t.didNotWork()
}

const unreadable = (cause: Error, path: string): IdentityError => new IdentityError(troubleWith(path), 502, { cause })

const SIGNS_IN = /^(sign-in|sign-up|two-factor\/verify|get-session|token)/

const troubleWith = (path: string): string => (SIGNS_IN.test(path) ? t.signInFailing() : t.serverFailing())

/**
 * Parses a response; returns undefined for another shape. Written without zod, which the first view does not load
 * (D-213).
 */
export type Reader<Answer> = (sent: unknown) => Answer | undefined

const fieldsOf = (sent: unknown): Record<string, unknown> => Object(sent)
const textOf = (sent: unknown): string | undefined => (typeof sent === 'string' ? sent : undefined)

function userIn(sent: unknown): IdentityUser | undefined {
  const { email, name, image = null } = fieldsOf(sent)
  if (typeof email !== 'string' || typeof name !== 'string') return undefined
  if (image !== null && typeof image !== 'string') return undefined
  return { email, displayName: name, photoURL: image || null }
}

export function readSession(sent: unknown): { user: IdentityUser | undefined } | undefined {
  if (sent === null) return { user: undefined }
  const user = userIn(fieldsOf(sent).user)
  return user && { user }
}

export const readToken = (sent: unknown): string | undefined => textOf(fieldsOf(sent).token)
export const readUrl = (sent: unknown): string | undefined => textOf(fieldsOf(sent).url)
const readMessage = (sent: unknown): string | undefined => textOf(fieldsOf(sent).message)

export const readDone =
  (name: 'success' | 'status'): Reader<boolean> =>
  (sent) => {
    const done = fieldsOf(sent)[name]
    return typeof done === 'boolean' ? done : undefined
  }

/**
 * Returns the result of a sign-in; undefined for another shape. `signedIn` is undefined without an ID token, which
 * earlier servers don't send: the session must then be fetched.
 */
export function readSignIn(sent: unknown): { signedIn: SignedIn | undefined } | undefined {
  const { user, idToken } = fieldsOf(sent)
  if (readToken(sent) === undefined) return undefined
  if (user === undefined || idToken === undefined) return { signedIn: undefined }
  const person = userIn(user)
  return person && typeof idToken === 'string' ? { signedIn: { user: person, idToken } } : undefined
}

export const readLogin = (sent: unknown): { signedIn: SignedIn | 'code' | undefined } | undefined =>
  fieldsOf(sent).twoFactorRedirect === true ? { signedIn: 'code' } : readSignIn(sent)
