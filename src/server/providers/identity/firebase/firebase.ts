import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Identity, IdentityProvider } from '../identity.ts'
import { googlePublicKeys } from './google-public-keys.ts'

/** The seconds by which this machine's clock may be behind Google's. */
const CLOCK = 5
/** The seconds for which our session is kept: Firebase's sessions never expire, and an ended one must stay known. */
const MAX_SIGN_IN_SECONDS = 365 * 24 * 60 * 60

/**
 * Verifies tokens of Firebase Authentication (https://firebase.google.com/docs/auth/admin/verify-id-tokens). Only
 * Google's signature counts, so an emulator's unsigned tokens are rejected. `keys`: Google's, except in tests.
 */
export function firebaseIdentity(projectId: string, keys: JWTVerifyGetKey = googlePublicKeys()): IdentityProvider {
  const issuer = `https://securetoken.google.com/${projectId}`
  return {
    kind: 'firebase',
    google: true,
    identify: async (idToken) => {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          issuer,
          audience: projectId,
          requiredClaims: ['sub', 'exp', 'iat', 'auth_time', 'email'],
        })
        return whoIs(payload, issuer)
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}

function whoIs(payload: JWTPayload, issuer: string): Identity | undefined {
  const { sub, email, name, picture, exp, iat, auth_time } = payload
  if (!sub || typeof email !== 'string' || !email || !isPast(iat) || !isPast(auth_time)) return undefined
  const session = sessionOf(auth_time)
  if (session.endsAt.getTime() <= Date.now()) return undefined
  return {
    issuer,
    subject: sub,
    session,
    trustedUntil: new Date(Number(exp) * 1000),
    email,
    emailCheck: emailCheckOf(payload),
    name: textOf(name),
    picture: textOf(picture),
  }
}

/**
 * Returns how the address was verified. Firebase itself transfers an account with an unverified address to the user who
 * signs in with Google under it, and keeps the subject.
 */
function emailCheckOf({ email_verified: isVerified, firebase }: JWTPayload): Identity['emailCheck'] {
  if (isVerified !== true) return 'none'
  const isGoogle = typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
  return isGoogle && firebase.sign_in_provider === 'google.com' ? 'google' : 'verified'
}

/**
 * Returns the session of a sign-in time (seconds), because an ID token has no session id. Two devices that signed in
 * within the same second share it, and end together.
 */
const sessionOf = (authTime: number) => ({
  id: String(authTime),
  endsAt: new Date((authTime + MAX_SIGN_IN_SECONDS) * 1000),
  isStored: false,
})

const isPast = (seconds: unknown): seconds is number =>
  typeof seconds === 'number' && seconds <= Date.now() / 1000 + CLOCK

const textOf = (claim: unknown): string | undefined => (typeof claim === 'string' && claim ? claim : undefined)
