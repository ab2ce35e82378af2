import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { googleClaims, googleTokenEndpoint, tokenOf } from '../../../../../test/fakes/google-token-endpoint.ts'
import { secretIn, totpCode } from '../../../../../test/people/authenticator.ts'
import { startGoogle } from '../../../../../test/people/google-flow.ts'
import { mailedToken } from '../../../../../test/people/mailed-link.ts'
import { idTokenOf, jwt, newEmail, PASSWORD } from '../../../../../test/people/person.ts'
import { visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'

const client = { GOOGLE_CLIENT_ID: 'client.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'hush' }

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'true', ...client })
})
afterAll(() => app.close())
afterEach(() => vi.unstubAllGlobals())

const who = async (browser: ReturnType<typeof visitor>) =>
  (await (await browser.get('/api/auth/get-session')).json())?.user?.email

/** Goes to Google and returns with a code, for which Google gives this answer. */
async function comeBack(
  answer: () => Response | Promise<Response>,
  query: Record<string, string> = { code: 'the code' },
) {
  const browser = visitor(app.url)
  const { searchParams } = await startGoogle(browser, app.url)
  const grants = googleTokenEndpoint(answer)
  const back = new URLSearchParams({ state: searchParams.get('state') ?? '', ...query })
  const { headers } = await browser.get(`/api/auth/callback/google?${back}`)
  vi.unstubAllGlobals()
  return { browser, grants, end: new URL(headers.get('location') ?? '', app.url) }
}

test('the page offers Google, and the stand-in is off also in the demo', async () => {
  expect(await (await visitor(app.url).get('/api/site')).json()).toMatchObject({ identity: 'embedded', google: true })
  const page = await visitor(app.url).get('/google/.well-known/openid-configuration', { accept: 'application/json' })
  expect(page.status).toBe(404)
})

test('redirects a user to Google with our client, PKCE and state, to choose the account', async () => {
  const { origin, pathname, searchParams } = await startGoogle(visitor(app.url), app.url)
  expect(origin + pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: client.GOOGLE_CLIENT_ID,
    response_type: 'code',
    redirect_uri: `${app.url}/api/auth/callback/google`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/.{32}/),
    prompt: 'select_account',
  })
  expect(searchParams.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
  expect(searchParams.toString()).not.toContain(client.GOOGLE_CLIENT_SECRET)
})

test('signs in Google’s user under their verified e-mail, with a token', async () => {
  const email = newEmail()
  const { browser, grants, end } = await comeBack(() => tokenOf(googleClaims(email)))
  expect(end.href).toBe(`${app.url}/after`)
  expect(await who(browser)).toBe(email)
  expect(Object.fromEntries(grants[0] ?? [])).toMatchObject({
    grant_type: 'authorization_code',
    code: 'the code',
    code_verifier: expect.stringMatching(/.{43}/),
    client_secret: client.GOOGLE_CLIENT_SECRET,
  })
  expect((await jwt(app.url, await idTokenOf(browser), email)).status).toBe(200)
})

test('the same account is the same user again', async () => {
  const claims = googleClaims(newEmail())
  const people = []
  for (let count = 0; count < 2; count++) {
    const { browser } = await comeBack(() => tokenOf(claims))
    people.push(await app.parts.identity.identify(await idTokenOf(browser)))
  }
  expect(people[0]?.subject).toBeDefined()
  expect(people[1]).toMatchObject({ issuer: people[0]?.issuer, subject: people[0]?.subject })
})

test.each<[string, () => Response | Promise<Response>]>([
  ['can’t be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['refuses the code', () => Response.json({ error: 'invalid_grant' }, { status: 400 })],
  ['answers 500', () => new Response('oops', { status: 500 })],
  ['answers with a page', () => new Response('<html>')],
  ['returns no e-mail', () => tokenOf(googleClaims('', { email: undefined }))],
  ['gives no ID token', () => Response.json({ access_token: 'ya29', token_type: 'Bearer' })],
])('when Google %s, redirects to the login page with a message', async (_how, answer) => {
  const { browser, end } = await comeBack(answer)
  expect(end.pathname).toBe('/login')
  expect(end.searchParams.get('error')).toMatch(/\w/)
  expect(await who(browser)).toBeUndefined()
})

test('redirects a user who cancels at Google to the login page', async () => {
  const { end, grants } = await comeBack(() => tokenOf({}), { error: 'access_denied' })
  expect(end.pathname).toBe('/login')
  expect(end.searchParams.get('error')).toBe('access_denied')
  expect(grants).toEqual([])
})

test('rejects a code without the state of this browser', async () => {
  const email = newEmail()
  const grants = googleTokenEndpoint(() => tokenOf(googleClaims(email)))
  const stranger = visitor(app.url)
  const { searchParams } = await startGoogle(visitor(app.url), app.url)
  await stranger.get(`/api/auth/callback/google?code=x&state=${searchParams.get('state')}`)
  await stranger.get('/api/auth/callback/google?code=x&state=made-up')
  vi.unstubAllGlobals()
  expect(await who(stranger)).toBeUndefined()
  expect(grants).toEqual([])
})

test('a Google sign-in doesn’t bypass the second factor', async () => {
  const email = newEmail()
  const { browser } = await comeBack(() => tokenOf(googleClaims(email)))
  const post = (path: string, body: object, by = browser) => by.post(`/api/auth/${path}`, body)
  await post('request-password-reset', { email })
  await post('reset-password', { token: await mailedToken(app.db, email, 'reset'), newPassword: PASSWORD })
  const own = visitor(app.url)
  await post('sign-in/email', { email, password: PASSWORD }, own)
  const { totpURI } = (await (await post('two-factor/enable', { password: PASSWORD }, own)).json()) as {
    totpURI: string
  }
  expect((await post('two-factor/verify-totp', { code: totpCode(secretIn(totpURI)) }, own)).status).toBe(200)
  const again = await comeBack(() => tokenOf(googleClaims(email)))
  expect(again.end.pathname + again.end.search).toBe('/login?error=second_factor')
  expect(await who(again.browser)).toBeUndefined()
})
