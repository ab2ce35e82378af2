import { generateKeyPairSync } from 'node:crypto'
import { createLocalJWKSet, type JWTPayload, SignJWT } from 'jose'

export const PROJECT = 'my-homes'

export function firebaseKey(kid = 'google-key') {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig' }
  const keySet = createLocalJWKSet({ keys: [jwk] })
  return { kid, privateKey, jwk, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(), keySet }
}

export type FirebaseKey = ReturnType<typeof firebaseKey>

const now = () => Math.floor(Date.now() / 1000)

/** Claims of an ID token (https://firebase.google.com/docs/auth/admin/verify-id-tokens). */
export const firebaseClaims = (email: string, changes: JWTPayload = {}): JWTPayload => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: `subject of ${email}`,
  user_id: `subject of ${email}`,
  iat: now(),
  exp: now() + 3600,
  auth_time: now() - 60,
  email,
  email_verified: false,
  name: 'Jane Doe',
  picture: 'https://pictures.example/jane.png',
  firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
  ...changes,
})

export const signedByFirebase = ({ kid, privateKey }: FirebaseKey, claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey)
