import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChooser, startGoogle } from '../../../../../test/people/google-flow.ts'
import { visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { accountChooser } from './page.ts'
import { googlePeople } from './people.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'true' })
})
afterAll(() => app.close())

test('the page says that no Google account is used, and needs no script', async () => {
  const browser = visitor(app.url)
  const { path, page } = await openChooser(browser, await startGoogle(browser, app.url))
  expect(page).toMatch('no Google account is used')
  expect(page).not.toMatch(/<script|<style|style=|https?:/)
  const policy = (await browser.get(path)).headers.get('content-security-policy')
  expect(policy).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  const style = await browser.get('/google/style.css')
  expect(style.headers.get('content-type')).toMatch('text/css')
})

test('no account of the seeded demo can be chosen', () => {
  for (const name of ['admin', 'agent', 'agent2', 'buyer', 'buyer2', 'fraud'])
    expect(googlePeople.map(({ email }): string => email)).not.toContain(`${name}@keyhaven.demo`)
})

test('parameters of the address can’t become part of the page', () => {
  expect(accountChooser('"><script>')).not.toMatch('<script>')
})

test('redirects a visitor without a current sign-in to the login page', async () => {
  for (const answer of [
    await visitor(app.url).get('/google/choose/x'),
    await visitor(app.url).post('/google/choose/x/1'),
  ]) {
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/login?error=state_mismatch')
  }
})

test('only the stand-in’s paths for a sign-in are reachable', async () => {
  for (const path of ['/google/me', '/google/reg', '/google/session/end', '/google/jwks'])
    expect((await visitor(app.url).get(path, { accept: 'application/json' })).status, path).toBe(404)
})

test('outside demo mode there is no stand-in', async () => {
  const real = await testApp({ DEMO: 'false' })
  try {
    expect(real.parts.identity.google).toBe(false)
    const start = await visitor(real.url).post('/api/auth/sign-in/social', { provider: 'google' })
    expect(start.status).toBe(404)
    const headers = { accept: 'application/json' }
    expect((await visitor(real.url).get('/google/auth?client_id=keyhaven', headers)).status).toBe(404)
  } finally {
    await real.close()
  }
})
