import { eq } from 'drizzle-orm'
import { type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firebaseClaims, firebaseKey, PROJECT, signedByFirebase } from '../../../../test/fakes/firebase/tokens.ts'
import {
  claimsOf,
  signed,
  signedWithPublicKey,
  signingKey,
  tampered,
  unsigned,
} from '../../../../test/people/id-tokens.ts'
import { jwt, newEmail } from '../../../../test/people/person.ts'
import { visitor } from '../../../../test/people/visitor.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../../platform/db/tables/user.ts'
import { firebaseIdentity } from './firebase/firebase.ts'

const now = () => Math.floor(Date.now() / 1000)
/** A valid ID token, except for an odd key id in its header. */
const withKeyName =
  (kid: unknown) =>
  async ({ sign, claims }: World): Promise<string> => {
    const [head = '', ...rest] = (await sign(claims('victim@people.example'))).split('.')
    const header = { ...JSON.parse(Buffer.from(head, 'base64url').toString()), kid }
    return [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.')
  }

/** A server with one implementation of the port, and all the ways to make ID tokens for it. */
type World = {
  app: Awaited<ReturnType<typeof testApp>>
  issuer: string
  claims(email: string, changes?: JWTPayload): JWTPayload
  sign(claims: JWTPayload): Promise<string>
  signByStranger(claims: JWTPayload): Promise<string>
  signByOtherKind(claims: JWTPayload): Promise<string>
  signWithPublicKey(claims: JWTPayload): Promise<string>
}

async function embeddedWorld(): Promise<World> {
  const app = await testApp()
  const key = await signingKey(app.db, { kid: 'ours' })
  const other = firebaseKey('ours')
  const strange = await signingKey(app.db, { kid: 'strange' })
  return {
    app,
    issuer: 'urn:keyhaven:identity',
    claims: claimsOf,
    sign: (claims) => signed(key, claims),
    signByStranger: (claims) => signed({ ...strange, kid: 'ours' }, claims),
    signByOtherKind: (claims) => signedByFirebase(other, claims),
    signWithPublicKey: (claims) => signedWithPublicKey(key, claims),
  }
}

async function firebaseWorld(): Promise<World> {
  const key = firebaseKey()
  const settings = { FIREBASE_PROJECT_ID: PROJECT, FIREBASE_API_KEY: 'AIza-key' }
  const app = await testApp(settings, undefined, { identity: firebaseIdentity(PROJECT, key.keySet) })
  const secret = new TextEncoder().encode(key.publicPem)
  return {
    app,
    issuer: `https://securetoken.google.com/${PROJECT}`,
    claims: firebaseClaims,
    sign: (claims) => signedByFirebase(key, claims),
    signByStranger: (claims) => signedByFirebase(firebaseKey(), claims),
    signByOtherKind: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'PS256', kid: key.kid }).sign(key.privateKey),
    signWithPublicKey: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: key.kid }).sign(secret),
  }
}

describe.each([
  ['the embedded identity', embeddedWorld],
  ['Firebase', firebaseWorld],
])('with %s', (_name, open) => {
  let world: World
  beforeAll(async () => {
    world = await open()
  })
  afterAll(() => world.app.close())

  const rowOf = async (email: string) => (await world.app.db.select().from(users).where(eq(users.email, email)))[0]

  test('an ID token names the user: issuer, subject, e-mail, name and picture', async () => {
    const { claims, sign, issuer, app } = world
    const email = newEmail()
    const idToken = await sign(claims(email, { name: 'Jane Doe', picture: 'https://pictures.example/jane.png' }))
    expect(await app.parts.identity.identify(idToken)).toMatchObject({
      issuer,
      subject: `subject of ${email}`,
      email,
      name: 'Jane Doe',
      picture: 'https://pictures.example/jane.png',
    })
    expect((await jwt(app.url, idToken, email.toUpperCase())).status).toBe(200)
    expect(await rowOf(email)).toMatchObject({ issuer, subject: `subject of ${email}`, name: 'Jane Doe' })
  })

  test('accepts an ID token without name and picture, and ignores values that are no text', async () => {
    const { claims, sign, app } = world
    const email = newEmail()
    const idToken = await sign(claims(email, { name: '', picture: 7 }))
    expect(await app.parts.identity.identify(idToken)).toMatchObject({ email, name: undefined, picture: undefined })
    expect((await jwt(app.url, idToken, email)).status).toBe(200)
    expect(await rowOf(email)).toMatchObject({ name: email.split('@')[0]?.slice(0, 20), photoUrl: null })
  })

  test('rejects another subject with a known e-mail, with a message', async () => {
    const { claims, sign, app } = world
    const email = newEmail()
    await jwt(app.url, await sign(claims(email)), email)
    const answer = await jwt(app.url, await sign(claims(email, { sub: 'somebody else' })), email)
    expect(answer.status).toBe(409)
    expect((await answer.json()).detail).toMatch(/belongs to another sign-in/)
  })

  const victim = 'victim@people.example'
  test.each<[string, (world: World) => string | undefined | Promise<string>]>([
    ['without an ID token', () => undefined],
    ['with an empty ID token', () => ''],
    ['with words instead of an ID token', () => 'let-me-in'],
    ['with half a token', async ({ sign, claims }) => (await sign(claims(victim))).split('.').slice(0, 2).join('.')],
    ['with a tampered ID token', async ({ sign, claims }) => tampered(await sign(claims('me@people.example')), victim)],
    ['with an expired ID token', ({ sign, claims }) => sign(claims(victim, { exp: now() - 1 }))],
    ['with NUL in its key’s name', withKeyName('a\0b')],
    ['with a number for its key’s name', withKeyName(7)],
    ['with a list for its key’s name', withKeyName(['ours'])],
    ['with nothing for its key’s name', withKeyName(null)],
    ['with an ID token that never ends', ({ sign, claims }) => sign(claims(victim, { exp: undefined }))],
    ['with an unsigned ID token', ({ claims }) => unsigned(claims(victim))],
    ['with HS256 and the public key', ({ signWithPublicKey, claims }) => signWithPublicKey(claims(victim))],
    ['with another algorithm', ({ signByOtherKind, claims }) => signByOtherKind(claims(victim))],
    ['with a stranger’s key of the same name', ({ signByStranger, claims }) => signByStranger(claims(victim))],
    ['with another audience', ({ sign, claims }) => sign(claims(victim, { aud: 'other-homes' }))],
    ['without an audience', ({ sign, claims }) => sign(claims(victim, { aud: undefined }))],
    ['with another issuer', ({ sign, claims }) => sign(claims(victim, { iss: 'https://securetoken.google.com/x' }))],
    ['with an empty subject', ({ sign, claims }) => sign(claims(victim, { sub: '' }))],
    ['without a subject', ({ sign, claims }) => sign(claims(victim, { sub: undefined }))],
    ['without an e-mail', ({ sign, claims }) => sign(claims(victim, { email: undefined }))],
    ['with an e-mail that is no text', ({ sign, claims }) => sign(claims(victim, { email: [victim] }))],
    ['for another e-mail', ({ sign, claims }) => sign(claims('other@people.example'))],
  ])('rejects /jwt %s', async (_how, idToken) => {
    const answer = await jwt(world.app.url, await idToken(world), victim)
    expect(answer.status).toBe(401)
    expect(await answer.json()).not.toHaveProperty('token')
    expect(await rowOf(victim)).toBeUndefined()
  })
})

test('an ID token by a process of an earlier version, which names no session, signs no user out', async () => {
  const app = await testApp()
  const key = await signingKey(app.db, { kid: 'ours' })
  const email = newEmail()
  const answer = await jwt(app.url, await signed(key, claimsOf(email, { sid: undefined })), email)
  expect(answer.status).toBe(503)
  await app.close()
})

describe('with Firebase', () => {
  const email = 'ann@people.example'
  const key = firebaseKey()
  const { identify, kind, google } = firebaseIdentity(PROJECT, key.keySet)

  test.each([
    ['who signs in in the future', { auth_time: now() + 120 }],
    ['whose sign-in has no time', { auth_time: undefined }],
    ['whose sign-in has words for a time', { auth_time: 'yesterday' }],
    ['whose ID token is from the future', { iat: now() + 120 }],
    ['whose ID token is of another project', { iss: 'https://securetoken.google.com/other', aud: 'other' }],
  ])('rejects an ID token %s', async (_who, changes) => {
    expect(await identify(await signedByFirebase(key, firebaseClaims(email, changes)))).toBeUndefined()
  })

  const YEAR = 365 * 24 * 60 * 60
  test('a sign-in lasts a year', async () => {
    const ago = (seconds: number) => signedByFirebase(key, firebaseClaims(email, { auth_time: now() - seconds }))
    expect(await identify(await ago(YEAR - 60))).toMatchObject({ email })
    expect(await identify(await ago(YEAR))).toBeUndefined()
  })

  test('accepts a user who signed in this very second', async () => {
    const idToken = await signedByFirebase(key, firebaseClaims(email, { auth_time: now() }))
    expect(await identify(idToken)).toMatchObject({ email })
  })

  test('the page gets Firebase’s settings, and the embedded identity is off', async () => {
    const settings = { FIREBASE_PROJECT_ID: PROJECT, FIREBASE_API_KEY: 'AIza-key' }
    const app = await testApp(settings, undefined, { identity: { kind, google, identify } })
    try {
      const site = await (await visitor(app.url).get('/api/site')).json()
      const firebase = { projectId: PROJECT, apiKey: 'AIza-key', authDomain: `${PROJECT}.firebaseapp.com` }
      expect(site).toMatchObject({ identity: 'firebase', google: true, firebase })
      expect((await visitor(app.url).post('/api/auth/sign-in/email', {})).status).toBe(404)
      expect((await visitor(app.url).get('/google/.well-known/openid-configuration')).status).not.toBe(500)
    } finally {
      await app.close()
    }
  })
})
