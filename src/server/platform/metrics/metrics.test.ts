/** @module-tag all */
import { readFile } from 'node:fs/promises'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { setBrand } from '#contract/brand'
import { acceptedDeal, askIntent } from '../../../../test/people/deal.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { readEvents } from '../../../../test/server/event-reader.ts'
import { rawConnection } from '../../../../test/server/raw-request.ts'
import { enqueueMail } from '../../product/mail/mail.store.ts'
import { nouns } from '../../product/nouns.ts'
import { digestEntries } from '../../product/tables/notification.ts'
import { zonesInUse } from '../../product/viewing/zones-in-use.store.ts'
import { readSettings } from '../../settings/settings.ts'
import { createLog } from '../logging/log.ts'
import { type Metrics, startMetrics } from './metrics.ts'

const backlog = nouns.flatMap((noun) => noun.backlog)

let app: Awaited<ReturnType<typeof testApp>>
let metrics: Metrics
beforeAll(async () => {
  const database = await testDatabase()
  const log = createLog(readSettings({ LOG_LEVEL: 'silent' }))
  metrics = await startMetrics({ port: 0, host: '127.0.0.1' }, { db: database.db, log, backlog, zonesInUse })
  app = await testApp({ ANSWER_CACHE_MB: '8' }, undefined, { database, watch: metrics.watch })
})
afterAll(async () => {
  await metrics.stop()
  await app.close()
})

const scrape = async () => (await fetch(metrics.url)).text()
/** The values whose line begins so. */
const valuesOf = (text: string, begins: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(begins))
    .map((line) => Number(line.split(' ').at(-1)))

test('an operator reads how many requests each route answered, how, and how fast', async () => {
  await fetch(`${app.url}/api/users`)
  await fetch(`${app.url}/api/users`)
  const text = await scrape()
  const labels = '{method="GET",route="/api/users",status="401"}'
  expect(valuesOf(text, `keyhaven_http_request_seconds_count${labels}`)).toEqual([2])
  expect(valuesOf(text, `keyhaven_http_request_seconds_sum${labels}`)[0]).toBeGreaterThan(0)
})

test('counts kept answers, and the memory that they take', async () => {
  const read = (headers: HeadersInit = {}) => fetch(`${app.url}/api/reviews`, { headers })
  const early = (text: string, status: number) =>
    valuesOf(text, `keyhaven_http_early_answers_total{route="/api/reviews",status="${status}"}`)[0] ?? 0
  await expect
    .poll(async () => {
      const etag = (await read()).headers.get('etag') ?? ''
      await read({ 'if-none-match': etag })
      const text = await scrape()
      return early(text, 200) > 0 && early(text, 304) > 0
    })
    .toBe(true)
  expect(valuesOf(await scrape(), 'keyhaven_answer_cache_bytes')[0]).toBeGreaterThan(0)
})

test('an operator sees the number of open event streams, without ended ones', async () => {
  const open = async () => valuesOf(await scrape(), 'keyhaven_event_streams')
  expect(await open()).toEqual([0])
  const person = await make.user(app)
  const streams = [await readEvents(app.url, person), await readEvents(app.url, person)]
  expect(await open()).toEqual([2])
  for (const { leave } of streams) await leave()
  await expect.poll(open, { timeout: 10_000 }).toEqual([0])
})

test('a name that an admin saves renames no metric', async () => {
  setBrand({ parts: ['Casa', 'Sol'] })
  onTestFinished(() => setBrand({}))
  const text = await scrape()
  expect(text).toMatch(/^keyhaven_event_streams /m)
  expect(text).not.toContain('casasol_')
})

test('a site of another name by the operator’s file has its metrics under that one', async () => {
  setBrand({ parts: ['Casa', ' Sol'] })
  onTestFinished(() => setBrand({}))
  const { db, log } = app.parts
  const { url, stop } = await startMetrics({ port: 0, host: '127.0.0.1' }, { db, log, backlog, zonesInUse })
  const text = await (await fetch(url)).text()
  await stop()
  expect(text).toMatch(/^casa_sol_build_info\{/m)
  expect(text).not.toMatch(/^(?:# \w+ )?keyhaven_/m)
})

test('no e-mail address, and nothing else that a client chooses, becomes a label', async () => {
  await fetch(`${app.url}/api/wishlist/ann@homes.example?secret=1`)
  await Promise.all(Array.from({ length: 30 }, (_, path) => fetch(`${app.url}/api/no-such-${path}`)))
  for (const method of ['PROPFIND', 'MKCOL', 'PURGE']) {
    const connection = rawConnection(app.url)
    await connection.write(`${method} /api/odd HTTP/1.1\r\nhost: keyhaven.test\r\n\r\n`)
    await connection.answer()
  }
  const text = await scrape()
  expect(text).toContain('route="/api/wishlist/:email"')
  expect(text).not.toMatch(/ann@|secret|no-such|PROPFIND|PURGE/)
})

test('an operator sees the backlog of mails, digests, payments and jobs', async () => {
  await app.db.insert(digestEntries).values({ notificationId: v7(), userId: v7() })
  const deal = await acceptedDeal(app)
  await askIntent(app, deal.buyer, { price: deal.price, offerId: deal.offer.id })
  await enqueueMail(app.db, { to: 'ann@homes.example', subject: 'A', body: 'B' })
  await expect.poll(async () => valuesOf(await scrape(), 'keyhaven_mails_waiting')[0], { timeout: 10_000 }).toBe(1)
  expect(valuesOf(await scrape(), 'keyhaven_digest_waiting')).toEqual([1])
  const text = await scrape()
  expect(valuesOf(text, 'keyhaven_payments_open{state="waiting"}')).toEqual([1])
  expect(valuesOf(text, 'keyhaven_payments_open{state="releasing"}')).toEqual([0])
  expect(valuesOf(text, 'keyhaven_jobs{task="sendMail",state="waiting"}')).toEqual([1])
  expect(valuesOf(text, 'keyhaven_database_connections{state="waiting"}')).toEqual([0])
  expect(valuesOf(text, 'nodejs_eventloop_lag_p99_seconds')[0]).toBeGreaterThan(0)
})

test('an operator reads which version runs', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  expect(valuesOf(await scrape(), `keyhaven_build_info{version="${version}",commit="unknown"}`)).toEqual([1])
})

test.each(['deploy/prometheus/alerts.yml', 'deploy/prometheus/alerts.test.yml', 'deploy/grafana/keyhaven.json'])(
  'every metric that %s names is there to be scraped',
  async (file) => {
    await fetch(`${app.url}/api/users`)
    const text = await scrape()
    const names = new Set((await readFile(file, 'utf8')).match(/\b(keyhaven|nodejs|process)_\w+/g))
    expect(names.size).toBeGreaterThan(5)
    const missing = [...names].filter((name) => !new RegExp(`^${name}(\\{| )`, 'm').test(text))
    expect(missing).toEqual([])
  },
)

test('the metrics are on their own port, and only there', async () => {
  expect(await (await fetch(`${app.url}/metrics`)).text()).not.toContain('keyhaven_http')
  expect((await fetch(metrics.url.replace('/metrics', '/'))).status).toBe(404)
  expect((await fetch(metrics.url, { method: 'POST' })).status).toBe(404)
})

test('a port that is taken ends the start with one line', async () => {
  const { port, hostname: host } = new URL(metrics.url)
  const { db, log } = app.parts
  await expect(startMetrics({ port: Number(port), host }, { db, log, backlog, zonesInUse })).rejects.toThrow(
    `METRICS_PORT ${port}`,
  )
})

test('only the backlog is missing in the metrics without the database', async () => {
  const database = await testDatabase()
  const { log } = app.parts
  const { url, stop } = await startMetrics(
    { port: 0, host: '127.0.0.1' },
    { db: database.db, log, backlog, zonesInUse },
  )
  await database.close()
  const text = await (await fetch(url)).text()
  await stop()
  expect(text).toContain('process_cpu_seconds_total')
  expect(valuesOf(text, 'keyhaven_mails_waiting')).toEqual([])
  expect(valuesOf(text, 'keyhaven_digest_waiting')).toEqual([])
  expect(valuesOf(text, 'keyhaven_payments_open')).toEqual([])
})

test('an operator reads the release of the tz data, its age, and the clocks that differ', async () => {
  const text = await scrape()
  expect(text).toMatch(/keyhaven_time_zone_data_info\{release="20\d\d[a-z]"\} 1/)
  expect(valuesOf(text, 'keyhaven_time_zone_data_age_days')[0]).toBeGreaterThanOrEqual(0)
  expect(valuesOf(text, 'keyhaven_clock_differences')).toEqual([0, 0]) // no zone is in use
})
