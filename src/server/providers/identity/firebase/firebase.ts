import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Identity, IdentityProvider } from '../identity.ts'
import { googlePublicKeys } from './google-public-keys.ts'

/** How far the clock of this machine may be behind Google's, in seconds. */
const CLOCK = 5
/** Firebase's sessions never end by themselves; a sign-in that was ended here is remembered for as long as one counts. */
const MAX_SIGN_IN_SECONDS = 365 * 24 * 60 * 60

/**
 * Firebase Authentication, checked as https://firebase.google.com/docs/auth/admin/verify-id-tokens asks for; only Google's
 * signature counts, so there is no way in for an emulator's unsigned tokens. `keys`: Google's; tests bring their own.
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

/** Firebase gives an account whose address was never verified to whoever signs in with Google under it, with the same subject. */
function emailCheckOf({ email_verified: isVerified, firebase }: JWTPayload): Identity['emailCheck'] {
  if (isVerified !== true) return 'none'
  const isGoogle = typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
  return isGoogle && firebase.sign_in_provider === 'google.com' ? 'google' : 'verified'
}

/** An ID token names no session, but the second of its sign-in: two machines that share it end together. */
const sessionOf = (authTime: number) => ({
  id: String(authTime),
  endsAt: new Date((authTime + MAX_SIGN_IN_SECONDS) * 1000),
  isStored: false,
})

const isPast = (seconds: unknown): seconds is number =>
  typeof seconds === 'number' && seconds <= Date.now() / 1000 + CLOCK

const textOf = (claim: unknown): string | undefined => (typeof claim === 'string' && claim ? claim : undefined)
