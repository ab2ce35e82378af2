import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { googleTokenEndpoint } from '../../../test/fakes/google-token-endpoint.ts'
import { acceptedDeal, askIntent, call, handIn, intentIn, until } from '../../../test/people/deal.ts'
import { startGoogle } from '../../../test/people/google-flow.ts'
import { mailedToken } from '../../../test/people/mailed-link.ts'
import { make } from '../../../test/people/make.ts'
import { idTokenOf, jwt, newEmail, registrationOf } from '../../../test/people/person.ts'
import { upload } from '../../../test/people/upload.ts'
import { visitor } from '../../../test/people/visitor.ts'
import { jpeg } from '../../../test/pictures/pictures.ts'
import { plantedOutside } from '../../../test/secrets/planted.ts'
import { freePort, recordAnswers, recordConsole } from '../../../test/secrets/recorded.ts'
import { startingPlace } from '../../../test/server/startable-app.ts'

const password = 'Planted#2026'
const secrets: Record<string, string> = { 'a password': password }
let place: Awaited<ReturnType<typeof startingPlace>>
let outside: Awaited<ReturnType<typeof plantedOutside>>
let app: { url: string }
let answers: string[]
let printed: string[]
let logFile: string
let metrics: string

/** One walk through everything that is given a secret, where it succeeds and where it fails, at the most talkative level. */
beforeAll(async () => {
  printed = recordConsole()
  place = await startingPlace()
  outside = await plantedOutside()
  Object.assign(secrets, outside.secrets)
  logFile = join(place.folder, 'app.log')
  const [port, metricsPort] = [await freePort(), await freePort()]
  app = await place.started({
    ...outside.settings,
    DEMO: 'false',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`, // or no link is mailed
    LOG_LEVEL: 'trace',
    LOG_FILE: logFile,
    METRICS_PORT: String(metricsPort),
  })
  answers = recordAnswers(app.url)
  await account()
  await google()
  await payment()
  await pictures()
  await brokenDatabase()
  metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await place.leave()
  await outside.close()
})

async function account() {
  const email = newEmail()
  const browser = visitor(app.url)
  expect((await browser.post('/api/auth/sign-up/email', { ...registrationOf(email), password })).status).toBe(200)
  const idToken = await idTokenOf(browser)
  const { token } = await (await jwt(app.url, idToken, email)).json()
  Object.assign(secrets, { 'an ID token': idToken, 'an access token': token })
  for (const [name, { value }] of browser.jar) if (value.length > 20) secrets[`the cookie ${name}`] = value
  const wrong = { email, password: `${password}-wrong` }
  expect((await visitor(app.url).post('/api/auth/sign-in/email', wrong)).status).toBe(401)
  expect((await visitor(app.url).post('/api/jwt', { email }, { authorization: `Bearer ${token}` })).status).toBe(401)
  await visitor(app.url).post('/api/auth/request-password-reset', { email })
  const reset = await mailedToken(place.db, email, 'reset')
  secrets['the token of a reset link'] = reset
  const body = (change: object) => ({ token: reset, newPassword: `${password}a`, ...change })
  expect((await visitor(app.url).post('/api/auth/reset-password', body({ newPassword: 'short' }))).status).toBe(422)
  expect((await visitor(app.url).post('/api/auth/reset-password', body({}))).status).toBe(200)
  expect((await visitor(app.url).post('/api/auth/reset-password', body({}))).status).toBeGreaterThanOrEqual(400)
  await visitor(app.url).get(`/resetPassword?token=${reset}`)
  await until(async () => outside.smtp.refused.length > 0 && outside.smtp.signedIn.length > 0)
}

async function google() {
  const ask = fetch
  for (const answer of [
    () => Response.json({ error: 'invalid_client' }, { status: 401 }),
    () => Promise.reject(new TypeError('fetch failed')),
  ]) {
    const browser = visitor(app.url)
    const { searchParams } = await startGoogle(browser, app.url)
    const grants = googleTokenEndpoint(answer)
    const code = `planted-code-${randomUUID()}`
    secrets['a code of Google'] = code
    await browser.get(
      `/api/auth/callback/google?${new URLSearchParams({ code, state: searchParams.get('state') ?? '' })}`,
    )
    vi.stubGlobal('fetch', ask)
    expect(grants[0]?.get('client_secret')).toBe(outside.settings.GOOGLE_CLIENT_SECRET)
  }
}

async function payment() {
  const { stripe } = outside
  const deal = await acceptedDeal(rows())
  const open = () => askIntent(app, deal.buyer, { price: deal.price, offerId: deal.offer.id })
  for (const is of [401, 500, 'page', 'cut'] as const) {
    stripe.fail({ is })
    expect((await open()).status).toBe(503)
  }
  stripe.fail(undefined)
  const clientSecret = String((await open()).body.clientSecret)
  secrets['a client secret of a payment'] = clientSecret
  const intent = intentIn(clientSecret)
  stripe.books.pay(intent)
  const deliver = (how: [secret?: string]) => {
    const { payload, headers } = stripe.signed(stripe.books.events.at(-1) ?? {}, ...how)
    return fetch(`${app.url}/api/payment-events`, { method: 'POST', headers, body: payload })
  }
  expect((await deliver(['whsec_other'])).status).toBe(400)
  expect((await deliver([])).status).toBe(200)
  expect((await handIn(app, deal.buyer, deal.offer.id, intent)).status).toBe(200)
}

async function pictures() {
  const { token } = await make.user(rows())
  const picture = new Uint8Array(await jpeg())
  outside.s3.fail({ is: 403 })
  expect((await upload(app.url, token, picture)).status).toBe(503)
  outside.s3.fail(undefined)
  expect((await upload(app.url, token, picture)).status).toBe(200)
}

async function brokenDatabase() {
  const { token } = await make.user(rows())
  secrets['the token of a person whose call failed'] = token
  await place.db.$client.query('alter table review rename to broken')
  expect((await call(app, { token }, 'GET', '/reviews')).status).toBe(500)
  await place.db.$client.query('alter table identity_session rename column ip_address to broken')
  const account = { email: newEmail(), password }
  expect(
    (await visitor(app.url).post('/api/auth/sign-up/email', { ...registrationOf(account.email), password })).status,
  ).toBeGreaterThanOrEqual(400)
}

/** The database of the app, and what its tokens are signed with. */
const rows = () => ({ db: place.db, parts: { secret: outside.settings.APP_SECRET, now: () => new Date() } })
const databasePassword = () => new URL(String(place.db.$client.options.connectionString)).password
const found = (text: string, kept: Record<string, string>) =>
  Object.entries(kept).flatMap(([what, secret]) =>
    [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64').replace(/=+$/, '')].some((form) =>
      text.includes(form),
    )
      ? [what]
      : [],
  )

test('the log records successes and failures, down to its most verbose level', async () => {
  const log = await readFile(logFile, 'utf8')
  for (const told of [
    '"level":20',
    '"route":"/api/jwt"',
    'the card provider failed',
    'relation \\"review\\" does not exist',
  ])
    expect(log.includes(told), told).toBe(true)
})

test('it has no secret of the operator, of a person or of a provider in it', async () => {
  const log = await readFile(logFile, 'utf8')
  const all = { ...secrets, 'the password of the database': databasePassword() }
  expect(Object.values(all).filter((secret) => secret.length < 8)).toEqual([])
  expect(found(log + printed.join('\n'), all)).toEqual([])
})

test('nor have the metrics', () => {
  expect(metrics).toContain('keyhaven_http_request_seconds_count')
  expect(found(metrics, { ...secrets, 'the password of the database': databasePassword() })).toEqual([])
})

test('no answer has a secret of the operator, or a password', () => {
  expect(answers.length).toBeGreaterThan(20)
  const kept = { ...outside.secrets, 'a password': password, 'the password of the database': databasePassword() }
  expect(found(answers.join('\n'), kept)).toEqual([])
})

test('a database that can’t be reached ends the start without its password', async () => {
  const DATABASE_URL = 'postgres://planted:planted-database-password@127.0.0.1:1/planted'
  const ended = await place.started({ DEMO: 'false', DATABASE_URL }).catch((error) => error)
  expect(ended).toBeInstanceOf(Error)
  expect(`${ended.message}${ended.stack}`).not.toContain('planted-database-password')
})
