import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choose, openChooser, signInWithGoogle, startGoogle } from '../../../../../test/people/google-flow.ts'
import { idTokenOf, jwt, registered } from '../../../../../test/people/person.ts'
import { type Visitor, visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { identityUsers } from '../../../platform/db/tables/identity.ts'

let app: Awaited<ReturnType<typeof testApp>>
let browser: Visitor
beforeAll(async () => {
  app = await testApp({ DEMO: 'true' })
})
afterAll(() => app.close())

const who = async (of: Visitor) => (await (await of.get('/api/auth/get-session')).json())?.user?.email
const arriving = (at: URL) => browser.get(at.href).then((answer) => new URL(answer.headers.get('location') ?? ''))

describe('signing in with the stand-in for Google', () => {
  test('a user chooses an account, is signed in under its verified e-mail, and gets a token', async () => {
    browser = visitor(app.url)
    const end = await signInWithGoogle(app.url, 'Grace Hopper', browser)
    expect(end.href).toBe(`${app.url}/after`)
    expect(await who(browser)).toBe('grace.google@keyhaven.demo')
    const [user] = await app.db
      .select()
      .from(identityUsers)
      .where(eq(identityUsers.email, 'grace.google@keyhaven.demo'))
    expect(user).toMatchObject({ name: 'Grace Hopper', emailVerified: true })
    const answer = await jwt(app.url, await idTokenOf(browser), 'grace.google@keyhaven.demo')
    expect(answer.status).toBe(200)
  })

  test('the same account is the same user again, also by another address of the app', async () => {
    const here = visitor(app.url)
    await signInWithGoogle(app.url, 'Hedy Lamarr', here)
    const otherUrl = `http://localhost:${new URL(app.url).port}`
    const there = visitor(otherUrl)
    const end = await signInWithGoogle(otherUrl, 'Hedy Lamarr', there)
    expect(end.href).toBe(`${otherUrl}/after`)
    const [one, two] = await Promise.all(
      [here, there].map(async (each) => app.parts.identity.identify(await idTokenOf(each))),
    )
    expect(one?.subject).toBeDefined()
    expect(two).toMatchObject({ issuer: one?.issuer, subject: one?.subject })
  })

  test('a returning user chooses again', async () => {
    browser = visitor(app.url)
    await signInWithGoogle(app.url, 'Alan Turing', browser)
    await signInWithGoogle(app.url, 'Katherine Johnson', browser)
    expect(await who(browser)).toBe('katherine.google@keyhaven.demo')
  })

  test('redirects a user who cancels to the login page with a message', async () => {
    browser = visitor(app.url)
    const end = await signInWithGoogle(app.url, 'Cancel', browser)
    expect(end.pathname).toBe('/login')
    expect(end.searchParams.get('error')).toBe('access_denied')
    expect(end.searchParams.get('error_description')).toBe('You cancelled the sign-in with Google.')
    expect(await who(browser)).toBeUndefined()
  })

  test('an account that a stranger registered under a user’s e-mail goes to that user', async () => {
    const other = await testApp({ DEMO: 'true' })
    try {
      const email = 'grace.google@keyhaven.demo'
      const squatter = await registered(other.url, email)
      browser = visitor(other.url)
      expect((await signInWithGoogle(other.url, 'Grace Hopper', browser)).pathname).toBe('/after')
      expect([await who(browser), await who(squatter.browser)]).toEqual([email, undefined])
    } finally {
      await other.close()
    }
  })
})

describe('the request to Google', () => {
  test('uses a code with PKCE, state and nonce, and asks for the account every time', async () => {
    const { searchParams } = await startGoogle(visitor(app.url), app.url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/.{32}/),
      nonce: expect.stringMatching(/.{32}/),
      redirect_uri: `${app.url}/api/auth/callback/google`,
      prompt: 'login',
    })
  })

  test.each([
    ['an address that is not registered', { redirect_uri: 'https://evil.example/callback' }],
    ['another client', { client_id: 'evil' }],
  ])('from %s ends at a page of the stand-in, not there', async (_what, change) => {
    const url = await startGoogle(visitor(app.url), app.url)
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
    const answer = await visitor(app.url).get(url.href)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toMatch("default-src 'self'")
    expect(await answer.text()).toMatch('That did not work')
  })

  test('without PKCE comes back as an error', async () => {
    browser = visitor(app.url)
    const url = await startGoogle(browser, app.url)
    url.searchParams.delete('code_challenge')
    url.searchParams.delete('code_challenge_method')
    const back = await arriving(url)
    expect(back.searchParams.get('error')).toBe('invalid_request')
  })

  test('can’t be made by a page of another site, nor lead back to one', async () => {
    const foreign = await visitor(app.url, 'https://evil.example').post('/api/auth/sign-in/social', {
      provider: 'google',
    })
    expect(foreign.status).toBe(403)
    const places = { callbackURL: 'https://evil.example/', errorCallbackURL: '/login' }
    const elsewhere = await visitor(app.url).post('/api/auth/sign-in/social', { provider: 'google', ...places })
    expect(elsewhere.status).toBe(403)
  })

  test('can’t be replaced by a client’s own token', async () => {
    const idToken = { token: 'e30.e30.' }
    const answer = await visitor(app.url).post('/api/auth/sign-in/social', { provider: 'google', idToken })
    expect(answer.status).toBe(404)
  })
})

describe('the way back from Google', () => {
  const callbackOf = async () => {
    browser = visitor(app.url)
    const { page } = await openChooser(browser, await startGoogle(browser, app.url))
    return choose(browser, page, 'Grace Hopper')
  }

  test('with a forged state fails', async () => {
    const callback = await callbackOf()
    callback.searchParams.set('state', 'forged'.repeat(6))
    const answer = await browser.get(callback.href)
    expect(answer.headers.get('location')).toBe('/login?error=state_mismatch')
    expect(await who(browser)).toBeUndefined()
  })

  test('in another browser than it was started in fails', async () => {
    const callback = await callbackOf()
    browser = visitor(app.url)
    const end = await arriving(callback)
    expect(end.searchParams.get('error')).toBe('state_mismatch')
    expect(await who(browser)).toBeUndefined()
  })

  test('with the code of another sign-in fails', async () => {
    const foreign = (await callbackOf()).searchParams.get('code') ?? ''
    const callback = await callbackOf()
    callback.searchParams.set('code', foreign)
    const end = await arriving(callback)
    expect(end.searchParams.get('error')).toBe('invalid_code')
    expect(await who(browser)).toBeUndefined()
  })

  test('works once', async () => {
    const callback = await callbackOf()
    await browser.get(callback.href)
    const again = await browser.get(callback.href)
    expect(again.headers.get('location')).toMatch('error=')
  })

  test('requests tokens only with the client’s secret', async () => {
    const callback = await callbackOf()
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'keyhaven',
      client_secret: 'guessed',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: `${app.url}/api/auth/callback/google`,
    })
    const answer = await fetch(`${app.url}/google/token`, { method: 'POST', body: form })
    expect(answer.status).toBe(401)
  })
})

test.each([
  [
    'a step of a sign-in that is over, with a query',
    '/google/auth/over?client_id=keyhaven&redirect_uri=x&redirect_uri=y',
    undefined,
  ],
  ['a client with a NUL', '/google/token', 'grant_type=authorization_code&client_id=%00&client_secret=x'],
])('the stand-in returns 400 for %s', async (_what, path, body) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(app.url + path, body === undefined ? {} : { method: 'POST', headers, body })
  expect([400, 401]).toContain(answer.status)
})
