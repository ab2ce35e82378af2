import { openDatabase } from '../../src/server/platform/db/database.ts'
import { enqueueJob } from '../../src/server/platform/jobs/job.store.ts'
import { offerJobs } from '../../src/server/product/offer/offer.jobs.ts'
import { readSettings } from '../../src/server/settings/settings.ts'
import { provideDatabase } from '../../src/server/start/provide-database.ts'
import { start } from '../../src/server/start/start.ts'
import { letRetriesBeDue } from './run-jobs.ts'

// The app as `main.ts` starts it, with a clock that a test moves: SIGUSR2 sets it a week ahead, when all scheduled jobs are due, and the next one
// right again. Overdue offers are looked for at once, and not when the minute is over.
const WEEK_MS = 7 * 86_400_000
let ahead = 0

const settings = readSettings(process.env)
const database = provideDatabase(settings, console.log)
const running = await start(settings, console.log, { now: () => new Date(Date.now() + ahead), database })
process.on('SIGUSR2', () => {
  ahead = ahead ? 0 : WEEK_MS
  if (ahead) void letJobsBeDue()
})
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)))

async function letJobsBeDue(): Promise<void> {
  const db = openDatabase((await database).url, console.error)
  await letRetriesBeDue(db)
  await enqueueJob(db, offerJobs.enqueueOverdue, {}, { key: 'recurring' }) // the key of its schedule
  await db.$client.end()
}
