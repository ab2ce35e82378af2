import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose'
import * as t from '#messages/refusals'
import { Refusal } from '../../../refusal.ts'
import { boundedFetch } from '../../bounded-fetch.ts'

export const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND

type Times = { timeout: number; freshFor: number; pause: number }

/**
 * Returns a key lookup that fetches Google's keys on first use, and again when they are old or one is missing. During
 * an outage, known keys stay in use; a token with an unknown key is refused as `unavailable` instead of as forged, so
 * that no user is signed out. `times`: milliseconds; `pause`: between fetches after a failure.
 */
export function googlePublicKeys(
  ask: typeof fetch = fetch,
  { timeout, freshFor, pause }: Times = { timeout: 5 * SECOND, freshFor: 6 * HOUR, pause: 30 * SECOND },
): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(GOOGLE_KEYS), {
    timeoutDuration: timeout,
    cacheMaxAge: freshFor,
    cooldownDuration: pause,
    [customFetch]: boundedFetch(ask),
  })
  let failedAt = Number.NEGATIVE_INFINITY
  return async (header, token) => {
    const known = remote.jwks()
    if (!known || performance.now() - failedAt >= pause) {
      try {
        return await remote(header, token)
      } catch (error) {
        if (isAboutTheProof(error)) throw error
        failedAt = performance.now()
        if (!known) throw unavailable(error)
      }
    }
    return createLocalJWKSet(known)(header, token).catch((error: unknown) => {
      throw unavailable(error)
    })
  }
}

const isAboutTheProof = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys

function unavailable(cause: unknown): Refusal {
  const refusal = new Refusal('unavailable', t.signInUnchecked)
  return Object.assign(refusal, { cause })
}
