import { openDatabase } from '../../src/server/platform/db/database.ts'
import { feedReader } from '../../src/server/product/feed/reading/feed-reader.ts'
import { type RunFeedDependencies, runFeed } from '../../src/server/product/feed/run/run-feed.ts'
import { gazetteer } from '../../src/server/providers/geocoder/gazetteer.ts'
import { readSettings } from '../../src/server/settings/settings.ts'

// One run of a feed in a process of its own, which a test kills: it says `ready`, and then works on the run that it is sent.
const { currency, databaseUrl, feedsFolder, feedsOrigins } = readSettings(process.env)
const [spoolFolder = ''] = process.argv.slice(2)
const parts: RunFeedDependencies = {
  db: openDatabase(databaseUrl ?? '', () => {}),
  log: { debug() {}, info() {}, warn() {}, error() {} } as unknown as RunFeedDependencies['log'],
  geocoder: gazetteer(),
  clock: { now: () => new Date() },
  secret: 'of the test',
  currency,
  feedsFolder,
  feedsOrigins,
  spoolFolder,
  reader: feedReader(),
}
await parts.db.$client.query('select')
process.stdout.write('ready\n')
process.stdin.once('data', async (data) => {
  await runFeed(parts)({ runId: data.toString().trim() }, { stopping: new AbortController().signal })
  process.exit()
})
