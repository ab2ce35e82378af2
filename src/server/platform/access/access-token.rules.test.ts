import { decodeJwt, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accessTokens } from './access-token.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const secret = 'a secret of at least thirty-two characters'
const { issue, verify } = accessTokens(secret)
const holder = { userId: '0190163d-8694-739b-aea5-966c26f8ad91', signInId: '0190163d-8694-739b-aea5-966c26f8ad92' }
const secondsNow = () => Math.floor(Date.now() / 1000)
const timesOf = async (until?: Date) => {
  const { iat, exp } = decodeJwt(await issue(holder, until))
  return { iat, exp }
}
/** A token that is ours in everything but these claims. */
const forged = (claims: object) =>
  new SignJWT({ sub: holder.userId, sid: holder.signInId, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer('keyhaven')
    .setAudience('keyhaven-api')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(`access-token:${secret}`))

test('an access token is issued now and ends in an hour', async () => {
  expect(await timesOf()).toEqual({ iat: secondsNow(), exp: secondsNow() + 3600 })
})

test('an access token ends before its hour where the sign-in behind it does, and never after it', async () => {
  const soon = secondsNow() + 60
  expect((await timesOf(new Date(soon * 1000 + 999))).exp).toBe(soon)
  expect((await timesOf(new Date((soon + 86_400) * 1000))).exp).toBe(secondsNow() + 3600)
})

test('an access token is read as the user and the sign-in that it names, with its end', async () => {
  const token = await issue(holder)
  expect(await verify(token)).toEqual({ ...holder, endsAt: new Date((decodeJwt(token).exp ?? 0) * 1000) })
  expect(await verify(await forged({}))).toMatchObject(holder)
})

test.each([
  ['no text as its sign-in', { sid: 5 }],
  ['no sign-in', { sid: undefined }],
  ['an empty user', { sub: '' }],
  ['no user', { sub: undefined }],
])('an access token with %s is refused', async (_what, claims) => {
  expect(await verify(await forged(claims))).toBeUndefined()
})

test('refuses a used token after its end, and not before', async () => {
  const tokens = accessTokens('a secret')
  const holder = { userId: 'ann', signInId: 'phone' }
  const token = await tokens.issue(holder)
  const endsAt = new Date(Math.floor(Date.now() / 1000 + 3600) * 1000)
  expect(await tokens.verify(token)).toEqual({ ...holder, endsAt })
  vi.setSystemTime(endsAt.getTime() - 1)
  expect(await tokens.verify(token)).toEqual({ ...holder, endsAt })
  vi.setSystemTime(endsAt)
  expect(await tokens.verify(token)).toBeUndefined()
})

test('refuses a token that was changed after its use', async () => {
  const tokens = accessTokens('a secret')
  const token = await tokens.issue({ userId: 'ann', signInId: 'phone' })
  expect(await tokens.verify(token)).toBeDefined()
  const [head, , signature] = token.split('.')
  const other = Buffer.from(JSON.stringify({ sub: 'bob', sid: 'phone' })).toString('base64url')
  expect(await tokens.verify(`${head}.${other}.${signature}`)).toBeUndefined()
  expect(await accessTokens('another').verify(token)).toBeUndefined()
})

test('a token that is sent again is not read again', async () => {
  const token = await issue(holder)
  expect(await verify(token)).toBe(await verify(token))
})
