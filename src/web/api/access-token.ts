import { browserStorage } from '../storage/browser-storage.ts'

/** The key of the access token in local storage (P-23). */
export const ACCESS_TOKEN = 'access-token'
/** The key of its expiry, in milliseconds by this machine's own clock: a wrong clock does no harm. */
export const ENDS = 'access-token-ends'
/** The key of its owner's e-mail address, in lower case. */
export const OF_PERSON = 'access-token-of'

const HOUR = 60 * 60_000
const RENEW_BEFORE_END = 10 * 60_000

/** Our own bearer token, in local storage so that all tabs share it. */
export const accessToken = {
  read: (): string | undefined => browserStorage.read(ACCESS_TOKEN),

  /** The e-mail address of its owner. */
  owner: (): string | undefined => browserStorage.read(OF_PERSON),
  /** `email`: whose it is. */
  keep(token: string, email: string): void {
    browserStorage.write(OF_PERSON, email)
    browserStorage.write(ENDS, String(Date.now() + lifetimeOf(token)))
    browserStorage.write(ACCESS_TOKEN, token) // last: other tabs listen for this one
  },

  clear(): void {
    browserStorage.remove(ENDS)
    browserStorage.remove(OF_PERSON)
    browserStorage.remove(ACCESS_TOKEN)
  },

  /** Milliseconds until it should be renewed, ten minutes before its end; zero or less: now, also when there is none. */
  untilRenewal: (): number =>
    (isOutdated() ? 0 : Number(browserStorage.read(ENDS) ?? 0)) - RENEW_BEFORE_END - Date.now(),

  /** There is one, and the server will not take it any more. */
  hasEnded(): boolean {
    const ends = browserStorage.read(ENDS)
    return isOutdated() || (accessToken.read() !== undefined && ends !== undefined && Number(ends) <= Date.now())
  },
}

type Claims = { exp?: unknown; iat?: unknown; sid?: unknown }

/** Nothing for a token that is not readable for us, but perhaps for the server. */
function claimsOf(token: string): Claims | undefined {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return claims ?? undefined
  } catch {
    return undefined
  }
}

function lifetimeOf(token: string): number {
  const { exp, iat } = claimsOf(token) ?? {}
  return (Number(exp) - Number(iat)) * 1000 || HOUR // what is no number makes NaN
}

/** It was issued by an earlier version, and names no sign-in: the server refuses it, and the provider's session renews it. */
function isOutdated(): boolean {
  const claims = claimsOf(accessToken.read() ?? '')
  return claims !== undefined && claims.sid === undefined
}
