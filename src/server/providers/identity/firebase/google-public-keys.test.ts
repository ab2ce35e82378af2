import { expect, test } from 'vitest'
import { firebaseClaims, firebaseKey, PROJECT, signedByFirebase } from '../../../../../test/fakes/firebase/tokens.ts'
import { unsigned } from '../../../../../test/people/id-tokens.ts'
import { jwt, newEmail } from '../../../../../test/people/person.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { Refusal } from '../../../refusal.ts'
import { firebaseIdentity } from './firebase.ts'
import { GOOGLE_KEYS, googlePublicKeys } from './google-public-keys.ts'

const email = 'ann@people.example'
const key = firebaseKey()
const next = firebaseKey('next-key')
const keysOf = (...keys: { jwk: object }[]) => Response.json({ keys: keys.map(({ jwk }) => jwk) })

type Answer = (signal: AbortSignal | null | undefined) => Response | Promise<Response>

/** A stand-in for Google with a given answer, an identity that uses it, and the number of its requests. */
function google(answer: Answer, times = { timeout: 50, freshFor: 0, pause: 0 }) {
  const state = { answer, requestCount: 0 }
  const ask: typeof fetch = async (url, init) => {
    expect(url).toBe(GOOGLE_KEYS)
    state.requestCount++
    return state.answer(init?.signal)
  }
  const provider = firebaseIdentity(PROJECT, googlePublicKeys(ask, times))
  const identify = async (by = key) => provider.identify(await signedByFirebase(by, firebaseClaims(email)))
  return { state, provider, identify }
}

const failures: [string, Answer][] = [
  ['can’t be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers 404', () => new Response('', { status: 404 })],
  ['answers 500', () => new Response('trouble', { status: 500 })],
  ['answers with a page', () => new Response('<html>')],
  ['answers with something else', () => Response.json({ hello: 'world' })],
  [
    'does not answer in time',
    (signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  ],
]

test.each(failures)('while Google %s, a sign-in is unavailable and not forged', async (_how, answer) => {
  const { identify } = google(answer)
  const error = await identify().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(Refusal)
  expect(error).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('can’t be checked right now') })
})

test.each(failures)('while Google %s, the known keys stay valid', async (_how, answer) => {
  const { identify, state } = google(() => keysOf(key))
  expect(await identify()).toMatchObject({ email })
  state.answer = answer
  expect(await identify()).toMatchObject({ email })
  await expect(identify(next)).rejects.toBeInstanceOf(Refusal)
  state.answer = () => keysOf(next)
  expect(await identify(next)).toMatchObject({ email })
})

test('fresh keys are fetched again only for an unknown key', async () => {
  const { identify, state } = google(() => keysOf(key), { timeout: 50, freshFor: 60_000, pause: 0 })
  for (let count = 0; count < 3; count++) expect(await identify()).toMatchObject({ email })
  expect(state.requestCount).toBe(1)
  state.answer = () => keysOf(key, next)
  expect(await identify(next)).toMatchObject({ email })
  expect(state.requestCount).toBe(2)
})

test('an ID token with a key unknown to Google is forged', async () => {
  const { identify } = google(() => keysOf(key))
  expect(await identify(next)).toBeUndefined()
})

test('Google is not called for a while after a failure', async () => {
  const { identify, state } = google(() => keysOf(key), { timeout: 50, freshFor: 0, pause: 60_000 })
  await identify()
  state.answer = () => new Response('', { status: 500 })
  for (let count = 0; count < 5; count++) expect(await identify()).toMatchObject({ email })
  expect(state.requestCount).toBe(2)
})

test('an unsigned ID token causes no request to Google', async () => {
  const { state, provider } = google(() => keysOf(key))
  expect(await provider.identify('let-me-in')).toBeUndefined()
  expect(await provider.identify(unsigned(firebaseClaims(email)))).toBeUndefined()
  expect(state.requestCount).toBe(0)
})

test('/jwt returns 503 with a message', async () => {
  const silent = firebaseIdentity(
    PROJECT,
    googlePublicKeys(() => Promise.reject(new TypeError('fetch failed'))),
  )
  const app = await testApp({}, undefined, { identity: silent })
  try {
    const person = newEmail()
    const answer = await jwt(app.url, await signedByFirebase(key, firebaseClaims(person)), person)
    expect(answer.status).toBe(503)
    expect((await answer.json()).detail).toContain('can’t be checked right now')
  } finally {
    await app.close()
  }
})
