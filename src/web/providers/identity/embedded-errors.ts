import * as z from 'zod/mini'
import { IdentityError } from './identity.ts'

const Refused = z.object({ message: z.string() })

/** The service's own words where it sent any; else words for the status, which may be a proxy's. */
export function embeddedRefusal({ status, headers }: Response, sent: unknown): IdentityError {
  const words = Refused.safeParse(sent).data?.message ?? wordsFor(status)
  const wait = headers.get('x-retry-after') ?? headers.get('retry-after')
  const when = status === 429 && wait ? ` (in ${wait} seconds)` : ''
  return new IdentityError(words + when, status)
}

function wordsFor(status: number): string {
  if (status === 429) return 'Too many attempts in a short time. Please try again later.'
  return status >= 500 ? TROUBLE : 'That did not work. Please try again.'
}

/** For a success that is none of the service's, such as a page of a proxy: whether anybody is signed in is not known. */
export const unreadable = (cause: Error): IdentityError => new IdentityError(TROUBLE, 502, { cause })

const TROUBLE = 'Signing in has trouble right now. Please try again in a moment.'
