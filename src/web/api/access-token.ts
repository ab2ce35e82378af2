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
  read: (): string | undefined => localStorage.getItem(ACCESS_TOKEN) ?? undefined,

  /** `email`: whose it is. */
  keep(token: string, email: string): void {
    localStorage.setItem(OF_PERSON, email)
    localStorage.setItem(ENDS, String(Date.now() + lifetimeOf(token)))
    localStorage.setItem(ACCESS_TOKEN, token) // last: other tabs listen for this one
  },

  clear(): void {
    localStorage.removeItem(ENDS)
    localStorage.removeItem(OF_PERSON)
    localStorage.removeItem(ACCESS_TOKEN)
  },

  /** Milliseconds until it should be renewed, ten minutes before its end; zero or less: now, also when there is none. */
  untilRenewal: (): number =>
    (isOutdated() ? 0 : Number(localStorage.getItem(ENDS) ?? 0)) - RENEW_BEFORE_END - Date.now(),

  /** There is one, and the server will not take it any more. */
  hasEnded(): boolean {
    const ends = localStorage.getItem(ENDS)
    return isOutdated() || (accessToken.read() !== undefined && ends !== null && Number(ends) <= Date.now())
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
