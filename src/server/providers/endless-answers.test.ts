/** @module-tag all */
import type { OAuthProvider } from 'better-auth/oauth2'
import { v7 } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { LARGEST_RENDITION, pictureFile } from '#contract/picture-file'
import { endlessServer } from '../../../test/fakes/endless-server.ts'
import { firebaseClaims, firebaseKey, PROJECT, signedByFirebase } from '../../../test/fakes/firebase/tokens.ts'
import { Busy, Refusal } from '../refusal.ts'
import { boundedFetch, MAX_ANSWER_BYTES } from './bounded-fetch.ts'
import { GeocoderUnavailable } from './geocoder/geocoder.ts'
import { nominatimGeocoder } from './geocoder/nominatim.ts'
import { withTimeouts } from './identity/embedded/provider-timeouts.ts'
import { firebaseIdentity } from './identity/firebase/firebase.ts'
import { googlePublicKeys } from './identity/firebase/google-public-keys.ts'
import { type PictureFile, PicturesUnavailable } from './images/images.ts'
import { imgbb } from './images/imgbb.ts'
import { s3Storage } from './images/s3/s3.ts'
import { PaymentUnavailable } from './payment/payment.ts'
import { stripePayments } from './payment/stripe/stripe.ts'

type Server = Awaited<ReturnType<typeof endlessServer>>
type Provider = { type?: string; call: (server: Server, milliseconds: number) => Promise<unknown>; failure: unknown }

const picture = (): [string, PictureFile[]] => {
  const id = v7()
  return [id, [{ name: pictureFile(id, LARGEST_RENDITION), bytes: Buffer.from('a picture') }]]
}
const bucket = {
  bucket: 'homes',
  region: 'eu-west-1',
  accessKeyId: 'me',
  secretAccessKey: 'hush',
  publicUrl: undefined,
}
const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }

const providers: Record<string, Provider> = {
  'the geocoder': {
    call: ({ url }, milliseconds) =>
      nominatimGeocoder({ url, email: 'maps@homes.example', milliseconds, everyMs: 0 }).locate('there'),
    failure: GeocoderUnavailable,
  },
  imgbb: {
    call: ({ url: origin }, milliseconds) => imgbb({ key: 'key', origin, milliseconds }).put(...picture()),
    failure: PicturesUnavailable,
  },
  'S3-compatible storage': {
    type: 'application/xml',
    call: async ({ url: endpoint }, milliseconds) =>
      (await s3Storage({ ...bucket, endpoint }, 'folder', { milliseconds, tries: 1 })).check(),
    failure: PicturesUnavailable,
  },
  Stripe: {
    call: ({ port }, requestMs) =>
      stripePayments({ ...keys, host: { name: '127.0.0.1', port }, timeouts: { requestMs, retries: 0 } }).findIntent(
        'pi_1',
      ),
    failure: PaymentUnavailable,
  },
  'Google’s key server': {
    call: async ({ url }, timeout) => {
      const ask: typeof fetch = (_url, init) => fetch(url, init)
      const google = googlePublicKeys(ask, { timeout, freshFor: 0, pause: 0 })
      const key = firebaseKey()
      return firebaseIdentity(PROJECT, google).identify(
        await signedByFirebase(key, firebaseClaims('ann@people.example')),
      )
    },
    failure: Refusal,
  },
}
const all = Object.entries(providers)

async function serving(...how: Parameters<typeof endlessServer>) {
  const server = await endlessServer(...how)
  onTestFinished(async () => void (await server.close()))
  return server
}

test.each(all)('an answer of %s that is far too long is given up, and so is its connection', async (_who, provider) => {
  const server = await serving('much', provider.type)
  await expect(provider.call(server, 15_000)).rejects.toBeInstanceOf(provider.failure)
  expect(server.seen.bytes).toBeLessThan(16 * MAX_ANSWER_BYTES) // with what the system's buffers take
  await expect.poll(() => server.seen.open).toBe(0)
})

test.each(all)(
  'an answer of %s that comes in drops is given up in time, and so is its connection',
  async (_who, provider) => {
    const server = await serving('drops', provider.type)
    await expect(provider.call(server, 300)).rejects.toBeInstanceOf(provider.failure)
    await expect.poll(() => server.seen.open, { timeout: 5_000 }).toBe(0)
  },
)

test('an answer of exactly the limit is read', async () => {
  const answering = (bytes: number) => boundedFetch(async () => new Response('x'.repeat(bytes)), 100)
  expect(await (await answering(100)('http://here')).text()).toHaveLength(100)
  await expect((await answering(101)('http://here')).text()).rejects.toThrow('longer than 100 bytes')
})

test('an answer without a body stays as it is', async () => {
  const { status, headers } = await boundedFetch(async () => new Response(null, { status: 204, headers: { a: 'b' } }))(
    'http://here',
  )
  expect([status, headers.get('a')]).toEqual([204, 'b'])
})

test('a return from Google waits no longer than that, and shows why', async () => {
  const never = new Promise<never>(() => {})
  const google: Pick<OAuthProvider, 'validateAuthorizationCode' | 'getUserInfo'> = {
    validateAuthorizationCode: () => never,
    getUserInfo: () => never,
  }
  const silent = withTimeouts(google, 20)
  const code = { code: 'the code', redirectURI: 'http://here' }
  await expect(silent.validateAuthorizationCode(code)).rejects.toBeInstanceOf(Busy)
  await expect(silent.getUserInfo({})).rejects.toThrow('Google does not answer right now')
})
