import { readMessage } from './embedded-answers.ts'
import { IdentityError } from './identity.ts'

/** The service's own message where it sent one; otherwise one for the status, which may be a proxy's. */
export function embeddedRefusal({ status, headers }: Response, sent: unknown): IdentityError {
  const message = readMessage(sent) ?? messageFor(status)
  const wait = headers.get('x-retry-after') ?? headers.get('retry-after')
  const when = status === 429 && wait ? ` (in ${wait} seconds)` : ''
  return new IdentityError(message + when, status)
}

function messageFor(status: number): string {
  if (status === 429) return 'Too many attempts in a short time. Please try again later.'
  return status >= 500 ? UNAVAILABLE : 'That did not work. Please try again.'
}

/** For a success that is none of the service's, such as a page of a proxy: it says nothing about who is signed in. */
export const unreadable = (cause: Error): IdentityError => new IdentityError(UNAVAILABLE, 502, { cause })

const UNAVAILABLE = 'Signing in is having trouble right now. Please try again in a moment.'
