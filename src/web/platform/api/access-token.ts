import { browserStorage } from '../storage/browser-storage.ts'

export const ACCESS_TOKEN = 'access-token'
/**
 * The local storage key of the token's expiry, in milliseconds: the time of arrival by this machine's clock plus the
 * lifetime, so that a wrong clock does no harm.
 */
export const ENDS = 'access-token-ends'
export const OF_PERSON = 'access-token-of'

const HOUR = 60 * 60_000
const RENEW_BEFORE_END = 10 * 60_000

export const accessToken = {
  read: (): string | undefined => browserStorage.read(ACCESS_TOKEN),

  owner: (): string | undefined => browserStorage.read(OF_PERSON),
  keep(token: string, email: string): void {
    browserStorage.write(OF_PERSON, email)
    browserStorage.write(ENDS, String(Date.now() + lifetimeOf(token)))
    browserStorage.write(ACCESS_TOKEN, token) // written last, because other tabs listen for this key
  },

  clear(): void {
    browserStorage.remove(ENDS)
    browserStorage.remove(OF_PERSON)
    browserStorage.remove(ACCESS_TOKEN)
  },

  /**
   * Returns the milliseconds until renewal, ten minutes before the end; zero or less if it is due or the token is
   * missing.
   */
  untilRenewal: (): number =>
    (isOutdated() ? 0 : Number(browserStorage.read(ENDS) ?? 0)) - RENEW_BEFORE_END - Date.now(),

  hasEnded(): boolean {
    const ends = browserStorage.read(ENDS)
    return isOutdated() || (accessToken.read() !== undefined && ends !== undefined && Number(ends) <= Date.now())
  },
}

type Claims = { exp?: unknown; iat?: unknown; sid?: unknown }

/** Returns undefined for a token that this page cannot read; the server may still accept it. */
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
  return (Number(exp) - Number(iat)) * 1000 || HOUR // NaN without numbers
}

/**
 * Returns true for a token of an earlier version, which names no session: the server refuses it, and the provider's
 * session renews it.
 */
function isOutdated(): boolean {
  const claims = claimsOf(accessToken.read() ?? '')
  return claims !== undefined && claims.sid === undefined
}
