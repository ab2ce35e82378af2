import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Fake } from '../../../../test/fakes/s3/s3-fake.ts'
import { startStripeFake } from '../../../../test/fakes/stripe/stripe-fake.ts'
import { madeTown } from '../../../../test/map/made-town.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { diagnosed } from '../../../../test/server/diagnosed.ts'
import { findingOf } from './checks/check.ts'

let folder: string
let database: Awaited<ReturnType<typeof testDatabase>>
let stripe: Awaited<ReturnType<typeof startStripeFake>>
let s3: Awaited<ReturnType<typeof s3Fake>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-doctor-'))
  database = await testDatabase()
  stripe = await startStripeFake()
  s3 = await s3Fake()
})
afterAll(async () => {
  await Promise.all([database.close(), stripe.close(), s3.close()])
  await rm(folder, { recursive: true })
})

const diagnose = (environment: NodeJS.ProcessEnv) =>
  diagnosed({ DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, ...environment })

const cards = () => ({
  STRIPE_SECRET_KEY: stripe.account.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripe.account.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripe.account.webhookSecret,
  STRIPE_API_BASE: `http://127.0.0.1:${stripe.account.host.port}`,
})
const bucket = () => ({
  S3_ENDPOINT: s3.settings.endpoint,
  S3_REGION: s3.settings.region,
  S3_BUCKET: s3.settings.bucket,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
})

test('on a fresh clone everything is our own and fine, and looking makes nothing', async () => {
  const { fine, text } = await diagnose({ DATABASE_URL: '' })
  expect(fine).toBe(true)
  for (const line of [
    'made at the first start',
    'stand-in for Google',
    'demo card processor',
    '.eml files',
    '(demo mode)',
  ])
    expect(text).toContain(line)
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('a PostgreSQL, Stripe and a bucket that answer are fine', async () => {
  const { fine, of } = await diagnose({ ...cards(), ...bucket() })
  expect(of('payment')).toMatchObject({ state: 'ok', provider: expect.stringContaining('Stripe, with test keys') })
  expect(of('images')).toMatchObject({ state: 'ok', provider: expect.stringContaining('the bucket homes at http://') })
  expect(fine).toBe(true)
  expect(s3.objects.size).toBe(0)
  expect(stripe.books.intents.size).toBe(0)
})

test('reports services that don’t answer or reject the keys, without a secret', async () => {
  const wrong = {
    DATABASE_URL: 'postgres://dbuser:db%20secret@127.0.0.1:1/homes?sslpassword=sslsecret',
    APP_SECRET: 'appsecret-appsecret-appsecret-appsecret',
    SMTP_URL: 'smtp://smtpuser:smtp%25secret@127.0.0.1:1',
    ...cards(),
    STRIPE_SECRET_KEY: 'sk_test_otherkey',
    ...bucket(),
    S3_ACCESS_KEY_ID: 'otherid',
    S3_SECRET_ACCESS_KEY: 's3secret',
  }
  const { fine, of, text } = await diagnose(wrong)
  expect(fine).toBe(false)
  expect(of('database')).toMatchObject({ state: 'fails', provider: 'PostgreSQL at postgres://***@127.0.0.1:1/homes' })
  expect(of('payment')?.detail).toContain('does not accept our secret key')
  expect(of('images')?.detail).toContain('403')
  expect(of('mail')).toMatchObject({ state: 'fails', provider: 'SMTP at smtp://***@127.0.0.1:1' })
  expect(text).not.toMatch(/db(%20| )secret|dbuser|sslsecret|smtp%(25)?secret|smtpuser|appsecret/)
  expect(text).not.toMatch(/s3secret|otherid|otherkey|sk_test|whsec_/)
})

test('an address without a password, or with one that is a name in it, is shown as it is', async () => {
  const postgres = 'postgres://postgres:postgres@127.0.0.1:1/postgres'
  const { text } = await diagnose({ DATABASE_URL: postgres, SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(text).toContain('PostgreSQL at postgres://***@127.0.0.1:1/postgres\n')
  expect(text).toContain('SMTP at smtp://127.0.0.1:1\n')
  expect(text.match(/\*\*\*/g)).toHaveLength(1)
})

test('names the settings that production needs for cards', async () => {
  const { fine, of, text } = await diagnose({ NODE_ENV: 'production' })
  expect(of('payment')).toMatchObject({ state: 'missing' })
  expect(text).toContain('set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET')
  expect(text).toContain('(production)')
  expect(fine).toBe(false)
})

test('accepts a site without card payments, and notes it', async () => {
  const { fine, of, text } = await diagnose({ DEMO: 'false' })
  expect(of('payment')).toMatchObject({ state: 'ok', provider: 'no card payments' })
  expect(text).toContain('→ to take them, set STRIPE_SECRET_KEY')
  expect(fine).toBe(true)
})

test('demo mode in production is called both', async () => {
  const { text } = await diagnose({ NODE_ENV: 'production', DEMO: 'true', ALLOW_STAND_INS: 'demo' })
  expect(text).toContain('(production, in demo mode)')
})

test('a provider that does not answer in time is reported as failing', async () => {
  const silent = () => new Promise<never>(() => {})
  expect(await findingOf({ what: 'images', provider: 'x', ask: silent, timeoutMs: 20 })).toMatchObject({
    state: 'fails',
    detail: 'no answer within 0.02 seconds',
  })
})

test('reports a data folder that can’t be written to', async () => {
  const file = join(folder, 'file')
  await writeFile(file, 'x')
  const { of } = await diagnose({ DATA_DIR: file })
  expect([of('images')?.state, of('mail')?.state]).toEqual(['fails', 'fails'])
  expect(await readdir(folder)).toEqual(['file'])
})

test('a map file that can be shown is fine, and others say why not', async () => {
  const path = join(folder, 'region.pmtiles')
  const town = madeTown({ latitude: 53.96, longitude: -1.08 })
  await writeFile(path, town)
  expect((await diagnose({ MAP_FILE: path })).of('map')).toEqual({
    what: 'map',
    state: 'ok',
    provider: `the streets of ${path}, over the embedded land`,
    detail: '0.0 MB, for zoom 0 to 14',
  })
  await writeFile(path, town.subarray(0, -1))
  const { fine, of } = await diagnose({ MAP_FILE: path })
  expect(fine).toBe(false)
  expect(of('map')).toMatchObject({ state: 'fails', detail: expect.stringContaining('is cut off') })
  expect((await diagnose({ MAP_FILE: join(folder, 'none') })).of('map')).toMatchObject({ state: 'fails' })
})

test('rates that can be used are fine, and others say why not', async () => {
  const path = join(folder, 'rates.json')
  const date = new Date().toISOString().slice(0, 10)
  await writeFile(path, JSON.stringify({ base: 'EUR', date, rates: { USD: 1.25 } }))
  expect((await diagnose({ CURRENCY_RATES: path })).of('rates')).toMatchObject({
    state: 'ok',
    detail: `of ${date}, for 1 currencies`,
  })
  await writeFile(path, '{}')
  expect((await diagnose({ CURRENCY_RATES: path })).of('rates')).toMatchObject({
    state: 'fails',
    detail: expect.stringContaining('They are no JSON such as'),
  })
  expect((await diagnose({})).of('rates')).toMatchObject({ state: 'ok', provider: expect.stringContaining('none') })
})
