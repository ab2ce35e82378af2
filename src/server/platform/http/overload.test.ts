/** @module-tag all */
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { Problem } from '#contract/problem'
import { testApp } from '../../../../test/server/app.ts'

/** Occupies the event loop for `ms` at a time, again and again, until the test ends it. */
function blocking(ms: number) {
  let over = false
  const done = (async () => {
    while (!over) {
      for (const end = performance.now() + ms; performance.now() < end; );
      await turn()
    }
  })()
  const end = () => {
    over = true
    return done
  }
  onTestFinished(end)
  return end
}

const soon = { timeout: 15_000, interval: 20 }

async function limitedApp() {
  const app = await testApp({ DEMO: 'false', MAX_EVENT_LOOP_DELAY_MS: '50' })
  onTestFinished(app.close)
  const get = (path: string, init?: RequestInit) => fetch(app.url + path, { headers: { origin: 'null' }, ...init })
  await expect.poll(async () => (await get('/api/reviews')).status, soon).toBe(200) // with a connection to the database, which takes many turns of the loop
  return { ...app, get }
}

test('returns 503 with Retry-After in an overload, and serves again after it', async () => {
  const { get } = await limitedApp()
  const end = blocking(150)
  await expect.poll(async () => (await get('/api/reviews')).status, soon).toBe(503)
  const refused = await get('/api/reviews')
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(Problem.parse(await refused.json())).toMatchObject({ type: 'urn:keyhaven:problem:unavailable', status: 503 })
  const signIn = await get('/api/auth/sign-in/email', { method: 'POST' })
  expect([signIn.status, await signIn.json()]).toMatchObject([503, { code: 'unavailable' }])
  await end()
  await expect.poll(async () => (await get('/api/reviews')).status, soon).toBe(200)
})

test('in an overload the health check and the card provider’s events are answered', async () => {
  const { get } = await limitedApp()
  blocking(150)
  await expect.poll(async () => (await get('/api/reviews')).status, soon).toBe(503)
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/api/payment-events', { method: 'POST', body: '{}' })).status).toBe(400) // it is not signed
})
