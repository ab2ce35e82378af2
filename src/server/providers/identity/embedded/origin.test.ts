import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idTokenOf, newEmail, PASSWORD, registered, registrationOf } from '../../../../../test/people/person.ts'
import { visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a user can use the app under any address that leads to it', async () => {
  const { port } = new URL(app.url)
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'keyhaven.lan:8080', '192.168.1.20']) {
    const own = await signUpAt(host, `http://${host}`)
    expect(own, host).toBe(200)
    expect(await signUpAt(host, 'http://other.example'), host).toBe(403)
  }
  expect(await signUpAt('bad host/path', 'http://bad')).toBe(400)
})

test('a user who signed in under one address is the same user under another', async () => {
  const { email, browser } = await registered(app.url)
  const { port } = new URL(app.url)
  const other = visitor(`http://localhost:${port}`)
  await other.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  const who = await Promise.all(
    [browser, other].map(async (each) => app.parts.identity.identify(await idTokenOf(each))),
  )
  expect(who[0]).toMatchObject({ issuer: 'urn:keyhaven:identity', email })
  expect(who[1]).toMatchObject({ issuer: who[0]?.issuer, subject: who[0]?.subject })
})

function signUpAt(host: string, origin: string): Promise<number | undefined> {
  const headers = { host, origin, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${app.url}/api/auth/sign-up/email`, { method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(registrationOf(newEmail())))
  })
}

test('behind a proxy the public address counts, and over https the cookie is for https only', async () => {
  const proxied = await testApp({ PUBLIC_URL: 'https://homes.example' })
  try {
    const browser = visitor(proxied.url, 'https://homes.example')
    const answer = await browser.post('/api/auth/sign-up/email', registrationOf(newEmail()))
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie().join()).toMatch(/^__Secure-keyhaven\.session_token=.*; Secure/)
    const foreign = await visitor(proxied.url).post('/api/auth/sign-up/email', registrationOf(newEmail()))
    expect(foreign.status).toBe(403)
  } finally {
    await proxied.close()
  }
})

test('a page on another host of the site may be allowed by CORS_ORIGINS', async () => {
  const apart = await testApp({ CORS_ORIGINS: 'https://www.homes.example' })
  try {
    const browser = visitor(apart.url, 'https://www.homes.example')
    const answer = await browser.post('/api/auth/sign-up/email', registrationOf(newEmail()))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://www.homes.example')
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
  } finally {
    await apart.close()
  }
})
