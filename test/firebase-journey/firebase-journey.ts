// @vitest-environment happy-dom
import { decodeJwt, UnsecuredJWT } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import { firebaseIdentity } from '../../src/web/platform/providers/identity/firebase.ts'
import { googleWindow } from '../fakes/firebase/identity-toolkit.ts'
import { newEmail } from '../people/person.ts'
import { identitySuite, type World } from '../suites/identity-suite.ts'

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
if (!host) throw new Error('the Auth emulator does not run: npm run proof -- firebase-journey')

const projectId = 'demo-keyhaven'
const project = { projectId, apiKey: 'any', authDomain: `${projectId}.firebaseapp.com` }
const identity = firebaseIdentity(project)
const ask = fetch

/** The emulator serves Firebase's hosts as folders. Its tokens are unsigned, so they are decoded only. */
const world: World = {
  identity,
  impatient: firebaseIdentity(project, 100),
  answer: (url, init) => ask(url.replace('https://', `http://${host}/`), init),
  identify: async (idToken) => {
    const {
      iss = '',
      sub = '',
      email,
      name,
      picture,
    } = decodeJwt<{ email: string; name: string; picture: string }>(idToken)
    return { issuer: iss, subject: sub, email, name, picture }
  },
}

identitySuite(
  () => world,
  (trouble) =>
    trouble === 'answers something else'
      ? 'Signing in is having trouble right now. Please try again in a moment.'
      : 'We could not reach the sign-in service. Please check your connection and try again.',
)

test('choosing a Google account signs in under its name', async () => {
  const google = { sub: '7', email: newEmail(), name: 'Jane Doe', picture: 'https://pictures.example/jane.png' }
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => world.answer(url, init))
  googleWindow({ idToken: new UnsecuredJWT({ ...google, email_verified: true }).encode() })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await identity.continueWithGoogle('/', '/login')).toBe('here')
  expect(await identity.currentUser()).toEqual({
    email: google.email,
    displayName: google.name,
    photoURL: google.picture,
  })
  await identity.logOut()
})
