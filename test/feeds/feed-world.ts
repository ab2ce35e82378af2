import { eq } from 'drizzle-orm'
import { type Feed, feedApi, type NewFeed } from '../../src/contract/feed.ts'
import type { FeedRunDetails } from '../../src/contract/feed-run.ts'
import { notifyGone } from '../../src/server/product/feed/notify-gone.ts'
import { feedReader } from '../../src/server/product/feed/reading/feed-reader.ts'
import { enqueueDueFeeds } from '../../src/server/product/feed/run/due-feeds.ts'
import { fetchFeedFile } from '../../src/server/product/feed/run/fetch-feed-file.ts'
import { fetchFeedPictures } from '../../src/server/product/feed/run/fetch-pictures.ts'
import { runFeed } from '../../src/server/product/feed/run/run-feed.ts'
import { backgroundConverter } from '../../src/server/product/image/conversion/converter.ts'
import { documentReader } from '../../src/server/product/image/document/document-reader.ts'
import { properties } from '../../src/server/product/tables/property.ts'
import { callAs } from '../people/access.ts'
import { make, type Person } from '../people/make.ts'
import { testApp } from '../server/app.ts'
import { runDueJobs } from '../server/run-jobs.ts'
import { feedServer } from './feed-server.ts'
import { keptProcesses } from './kept-processes.ts'

/** The built converter starts in a third of the time. */
const builtConverter = new URL('../../dist/test/converter-process.js', import.meta.url)
const builtDocumentReader = new URL('../../dist/test/document-process.js', import.meta.url)
export const builtReader = new URL('../../dist/test/feed-reading-process.js', import.meta.url)

/** An agency's web server, our server with an agent, and its background work, which runs on demand. */
export async function feedWorld(settings: NodeJS.ProcessEnv = {}) {
  const agency = await feedServer()
  const app = await testApp({ DEMO: 'false', FEEDS_ORIGINS: agency.origin, ...settings })
  const agent = await make.user(app, { role: 'agent' })
  const pictures = backgroundConverter({ entry: builtConverter })
  const documents = documentReader({ entry: builtDocumentReader })
  const reading = keptProcesses(builtReader)
  const { settings: read, secret, log, geocoder, images } = app.parts
  const parts = {
    db: app.db,
    log,
    geocoder,
    images,
    secret,
    clock: { now: () => new Date() },
    currency: read.currency,
    quotaBytes: read.uploadQuotaBytes,
    spoolFolder: app.spoolFolder,
    feedsFolder: read.feedsFolder,
    feedsOrigins: read.feedsOrigins,
    converter: pictures,
    documents,
    reader: feedReader({ start: reading.start }),
  }
  const handlers = {
    fetchFeedFile: fetchFeedFile(parts),
    runFeed: runFeed(parts),
    fetchFeedPictures: fetchFeedPictures(parts),
    notifyGone: notifyGone({ db: app.db }),
    enqueueDueFeeds: enqueueDueFeeds({ db: app.db, now: () => new Date() }),
  }
  return {
    app,
    agency,
    agent,
    parts,
    handlers,
    work: (names: (keyof typeof handlers)[] = ['fetchFeedFile', 'runFeed', 'fetchFeedPictures']) =>
      runDueJobs(app.db, Object.fromEntries(names.map((name) => [name, handlers[name]]))),
    close: async () => {
      pictures.stop()
      documents.stop()
      reading.stop()
      await app.close()
      await agency.close()
    },
  }
}
export type FeedWorld = Awaited<ReturnType<typeof feedWorld>>

/** The feed reads `/homes.csv` by default. Returns its id. */
export async function addFeed({ app, agent, agency }: FeedWorld, given: Partial<NewFeed> = {}, by: Person = agent) {
  const address = `${agency.origin}/homes.csv`
  const body = {
    name: 'Stock',
    format: 'auto',
    source: 'address',
    address,
    isWholeStock: true,
    schedule: 'manual',
    ...given,
  } as const
  const { status, body: answer } = await callAs(app, by, feedApi.add, { body })
  if (status !== 201) throw new Error(`the feed was not added: ${JSON.stringify(answer)}`)
  return (answer as { insertedId: string }).insertedId
}

type RunOptions = { isTrial?: boolean; confirms?: string; withPictures?: boolean }

export async function startRun(
  { app, agent }: FeedWorld,
  id: string,
  body: { isTrial?: boolean; confirms?: string } = {},
): Promise<string> {
  const { status, body: answer } = await callAs(app, agent, feedApi.run, { params: { id }, body })
  if (status !== 201) throw new Error(`the feed was not run: ${JSON.stringify(answer)}`)
  return (answer as { insertedId: string }).insertedId
}

export async function runOnce(
  world: FeedWorld,
  id: string,
  { withPictures = false, ...body }: RunOptions = {},
): Promise<FeedRunDetails> {
  const run = await startRun(world, id, body)
  await world.work(['fetchFeedFile', 'runFeed', ...(withPictures ? (['fetchFeedPictures'] as const) : [])])
  return runOf(world, id, run)
}

export const runOf = async ({ app, agent }: FeedWorld, id: string, run: string) =>
  (await callAs(app, agent, feedApi.details, { params: { id, run } })).body as FeedRunDetails

export const feedOf = async ({ app, agent }: FeedWorld, id: string) =>
  (await callAs(app, agent, feedApi.one, { params: { id } })).body as Feed

export async function homesOf({
  app,
  agent,
}: Pick<FeedWorld, 'agent' | 'app'>): Promise<Record<string, typeof properties.$inferSelect>> {
  const rows = await app.db.select().from(properties).where(eq(properties.agentEmail, agent.email))
  return Object.fromEntries(rows.map((row) => [row.sourceId ?? row.id, row]))
}

type Home = {
  id: string
  title?: string
  location?: string
  price?: string
  description?: string
  bedrooms?: number
  propertyImage?: string
  openTimes?: string
}
const columns = ['id', 'title', 'location', 'price', 'description', 'bedrooms', 'propertyImage', 'openTimes'] as const

export const csvOf = (homes: Home[]): string =>
  [
    columns.join(),
    ...homes.map((home) => {
      const row = { title: `Home ${home.id}`, location: 'Bath', price: '250000', description: 'A home.', ...home }
      return columns.map((name) => `"${String(row[name as keyof typeof row] ?? '').replaceAll('"', '""')}"`).join()
    }),
  ].join('\n')
export const manyHomes = (count: number, given: Partial<Home> = {}): Home[] =>
  Array.from({ length: count }, (_, at) => ({ id: `R${at + 1}`, ...given }))
