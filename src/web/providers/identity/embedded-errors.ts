import { readMessage } from './embedded-answers.ts'
import { IdentityError } from './identity.ts'

/** The service's own message where it sent one; otherwise one for the status, which may be a proxy's. `path`: of the call. */
export function embeddedRefusal({ status, headers }: Response, sent: unknown, path: string): IdentityError {
  const message = readMessage(sent) ?? messageFor(status, path)
  const wait = headers.get('x-retry-after') ?? headers.get('retry-after')
  const when = status === 429 && wait ? ` (in ${wait} ${wait === '1' ? 'second' : 'seconds'})` : ''
  return new IdentityError(message + when, status)
}

function messageFor(status: number, path: string): string {
  if (status === 429) return 'Too many attempts in a short time. Please try again later.'
  return status >= 500 ? troubleWith(path) : 'That did not work. Please try again.'
}

/** For a success that is none of the service's, such as a page of a proxy: it says nothing about who is signed in. */
export const unreadable = (cause: Error, path: string): IdentityError =>
  new IdentityError(troubleWith(path), 502, { cause })

const SIGNS_IN = /^(sign-in|sign-up|two-factor\/verify|get-session|token)/

/** Says what is in trouble: a logout or a change of the account is no sign-in. */
const troubleWith = (path: string): string =>
  `${SIGNS_IN.test(path) ? 'Signing in' : 'The server'} is having trouble right now. Please try again in a moment.`
