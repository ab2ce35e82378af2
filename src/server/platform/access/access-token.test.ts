import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tampered, unsigned } from '../../../../test/people/id-tokens.ts'
import { signedIn } from '../../../../test/people/person.ts'
import { visitor } from '../../../../test/people/visitor.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: Awaited<ReturnType<typeof testApp>>
let person: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  app = await testApp()
  person = await signedIn(app.url)
})
afterAll(() => app.close())

const ownRole = (token: string) =>
  visitor(app.url).get(`/api/users/admin/${person.email}`, { authorization: `Bearer ${token}` })
const claims = () => JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString())
const key = () => new TextEncoder().encode(`access-token:${app.parts.secret}`)
const othersSignIn = async () => sidOf((await signedIn(app.url)).token)
const sidOf = (token: string) => decodeJwt<{ sid: string }>(token).sid
const forged = (change: object, header: object = {}, by = key()) =>
  new SignJWT({ ...claims(), ...change }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(by)

test('an access token lasts an hour and names nothing but a user and a sign-in', () => {
  const { iat, exp, ...rest } = claims()
  expect(exp - iat).toBe(3600)
  expect(Object.keys(rest).sort()).toEqual(['aud', 'iss', 'sid', 'sub'])
})

test('a token that is rebuilt unchanged is accepted, so the refusals below mean something', async () => {
  expect((await ownRole(await forged({}))).status).toBe(200)
})

test('an anonymous caller may read public data, and a caller with a bad token may not', async () => {
  expect((await visitor(app.url).get('/api/reviews')).status).toBe(200)
  expect((await visitor(app.url).get('/api/reviews', { authorization: 'Bearer x' })).status).toBe(401)
})

test.each([
  ['an empty token', () => ''],
  ['words', () => 'let-me-in'],
  ['an unsigned token', () => unsigned(claims())],
  ['a changed token', () => tampered(person.token, 'admin@keyhaven.demo')],
  ['an expired token', () => forged({ exp: Math.floor(Date.now() / 1000) - 1 })],
  ['a token that never ends', () => forged({ exp: undefined })],
  ['a token of another issuer', () => forged({ iss: 'other' })],
  ['a token for another audience', () => forged({ aud: 'other' })],
  ['a token of another kind', () => forged({}, { typ: 'JWT' })],
  ['a token signed with another key', () => forged({}, {}, new TextEncoder().encode('x'.repeat(32)))],
  ['a token of an unknown user', () => forged({ sub: '0190163d-8694-739b-aea5-966c26f8ad91' })],
  ['a token of an unknown sign-in', () => forged({ sid: '0190163d-8694-739b-aea5-966c26f8ad91' })],
  ['a token of another user’s sign-in', async () => forged({ sid: await othersSignIn() })],
  ['a token of an earlier version, which names no sign-in', () => forged({ sid: undefined })],
])('%s is refused with 401', async (_what, token) => {
  const answer = await ownRole(await token())
  expect(answer.status).toBe(401)
  expect(answer.headers.get('content-type')).toMatch('application/problem+json')
})
