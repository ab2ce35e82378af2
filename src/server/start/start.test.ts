import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { firebaseClaims, firebaseKey, PROJECT, signedByFirebase } from '../../../test/fakes/firebase/tokens.ts'
import { imgbbFake } from '../../../test/fakes/imgbb-fake.ts'
import { s3Fake } from '../../../test/fakes/s3/s3-fake.ts'
import { startStripeFake } from '../../../test/fakes/stripe/stripe-fake.ts'
import { askIntent, call, intentIn } from '../../../test/people/deal.ts'
import { make } from '../../../test/people/make.ts'
import { jwt } from '../../../test/people/person.ts'
import { upload } from '../../../test/people/upload.ts'
import { jpeg } from '../../../test/pictures/pictures.ts'
import { startingPlace } from '../../../test/server/startable-app.ts'
import { json } from '../../../test/web/fake-fetch.ts'
import { rateCounts } from '../platform/db/tables/rate-count.ts'
import { GOOGLE_KEYS } from '../providers/identity/firebase/google-public-keys.ts'

let place: Awaited<ReturnType<typeof startingPlace>>
beforeEach(async () => {
  place = await startingPlace()
})
afterEach(async () => {
  await place.leave()
  vi.unstubAllGlobals()
})

const started = (environment: NodeJS.ProcessEnv) => place.started({ DEMO: 'false', ...environment })
const siteOf = async (app: { url: string }) => (await call(app, undefined, 'GET', '/site')).body
/** A host of the outside, on this machine instead. */
const answersInstead = (host: string, instead: (address: string, init?: RequestInit) => Promise<Response>) => {
  const ask = fetch
  vi.stubGlobal('fetch', (to: string | URL, init?: RequestInit) =>
    String(to).startsWith(host) ? instead(String(to), init) : ask(to, init),
  )
}
/** The address of an uploaded picture. */
const uploaded = async ({ url }: { url: string }) => {
  const { token } = await make.user(place)
  const { status, address } = await upload(url, token, new Uint8Array(await jpeg()))
  expect(status).toBe(200)
  return address
}

test('admits Firebase’s users with Firebase’s settings', { tags: 'all' }, async () => {
  const google = firebaseKey()
  answersInstead(GOOGLE_KEYS, async () => json({ keys: [google.jwk] }))
  const app = await started({ FIREBASE_PROJECT_ID: PROJECT, FIREBASE_API_KEY: 'AIza-key' })
  expect(await siteOf(app)).toMatchObject({ identity: 'firebase', firebase: { projectId: PROJECT } })
  const idToken = await signedByFirebase(google, firebaseClaims('jane@people.example'))
  expect((await jwt(app.url, idToken, 'jane@people.example')).status).toBe(200)
  const forged = await signedByFirebase(firebaseKey(), firebaseClaims('jane@people.example'))
  expect((await jwt(app.url, forged, 'jane@people.example')).status).toBe(401)
})

test('with Stripe’s settings, a buyer’s intent is made at Stripe', async () => {
  const { account, books, close } = await startStripeFake()
  onTestFinished(async () => void (await close()))
  const app = await started({
    STRIPE_SECRET_KEY: account.secretKey,
    STRIPE_PUBLISHABLE_KEY: account.publishableKey,
    STRIPE_WEBHOOK_SECRET: account.webhookSecret,
    STRIPE_API_BASE: `http://127.0.0.1:${account.host.port}`,
  })
  const payment = { kind: 'stripe', publishableKey: account.publishableKey }
  expect(await siteOf(app)).toMatchObject({ identity: 'embedded', payment })
  const buyer = await make.user(place)
  const property = await make.property(place, { agent: await make.user(place, { role: 'agent' }) })
  const { id } = await make.offer(place, { property, buyer, status: 'accepted' })
  const { body } = await askIntent(app, buyer, { price: 250000.5, offerId: id })
  expect(books.intents.get(intentIn(String(body.clientSecret)))).toMatchObject({ amount: 25000050 })
})

test('with S3’s settings, a picture lands in the bucket and comes back from it', { tags: 'all' }, async () => {
  const { settings, objects, close } = await s3Fake()
  onTestFinished(async () => void (await close()))
  const app = await started({
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  })
  const address = await uploaded(app)
  const name = address.replace('/media/', '')
  const [kept] = [...objects].filter(([key]) => key.endsWith(`/${name}`)).map(([, { bytes }]) => bytes)
  expect(Buffer.from(await (await fetch(new URL(address, app.url))).arrayBuffer())).toEqual(kept)
})

test('with imgbb’s key, a picture lands at imgbb and has its address', { tags: 'all' }, async () => {
  const { account, pictures, close } = await imgbbFake()
  onTestFinished(async () => void (await close()))
  const ask = fetch
  answersInstead('https://api.imgbb.com/', (to, init) => ask(to.replace('https://api.imgbb.com', account.origin), init))
  const address = await uploaded(await started({ IMGBB_API_KEY: account.key }))
  expect([...pictures.keys()]).toEqual([address])
})

test('with none of them, everything is our own, and no cards are taken without the demo', async () => {
  const app = await started({})
  expect(await siteOf(app)).toMatchObject({ demo: false, identity: 'embedded', google: false })
  expect(await siteOf(app)).not.toHaveProperty('payment')
  expect(await uploaded(app)).toMatch(/^\/media\//)
})

test('logs that no money moves when production runs on Stripe’s test keys', { tags: 'all' }, async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  const log = join(place.folder, 'log')
  await place.started({ ...keys, NODE_ENV: 'production', LOG_LEVEL: 'warn', LOG_FILE: log })
  expect(await readFile(log, 'utf8')).toContain('STRIPE_SECRET_KEY is a test key')
})

test('a setting that is misspelt is named in the log', async () => {
  const log = join(place.folder, 'log')
  await place.started({ SMPT_URL: 'smtp://localhost', LOG_LEVEL: 'warn', LOG_FILE: log })
  expect(await readFile(log, 'utf8')).toContain('SMPT_URL is not a setting: did you mean SMTP_URL?')
})

test('a start closes the data folder and its pictures, with files of others in it only the pictures', async () => {
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777
  const media = join(place.folder, 'media')
  await mkdir(media)
  await chmod(media, 0o755)
  await chmod(place.folder, 0o755)
  await writeFile(join(place.folder, 'thesis.txt'), '')
  await place.started({})
  expect([await modeOf(place.folder), await modeOf(media)]).toEqual([0o755, 0o700])
  await rm(join(place.folder, 'thesis.txt'))
  await place.started({})
  expect(await modeOf(place.folder)).toBe(0o700)
})

test('a start closes folders with mails and reports to other users of the machine, and makes its log unreadable to them', async () => {
  for (const name of ['outbox', 'import-reports']) await mkdir(join(place.folder, name), { mode: 0o755 })
  await started({ LOG_LEVEL: 'warn', LOG_FILE: join(place.folder, 'log') })
  const modeOf = async (name: string) => (await stat(join(place.folder, name))).mode & 0o777
  expect([await modeOf('outbox'), await modeOf('import-reports'), await modeOf('log')]).toEqual([0o700, 0o700, 0o600])
})

test('a start deletes expired rows', async () => {
  await place.db.insert(rateCounts).values({ key: 'old', count: 1, endsAt: new Date(Date.now() - 1000) })
  await started({})
  await expect.poll(() => place.db.$count(rateCounts), { timeout: 10_000 }).toBe(0)
})
