/** @module-tag all */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileFiles, hostileSoldFiles } from '../../feeds/hostile-files.ts'
import { askingAllTheTime, finishedRun, uploadedFeed } from '../../feeds/measured-run.ts'
import { make } from '../../people/make.ts'
import { appProcess, newDataDir } from '../../server/app-process.ts'
import { testDatabase } from '../../server/database.ts'

const SIZE = 1_000_000
const MAX_DELAY_MS = 200
const MAX_SECONDS = 60

const secret = 'a secret of at least thirty-two characters'
let database: Awaited<ReturnType<typeof testDatabase>>
let folder: Awaited<ReturnType<typeof newDataDir>>
let server: Awaited<ReturnType<typeof appProcess>>
const start = () =>
  appProcess({
    DATABASE_URL: database.url,
    DATA_DIR: folder.dataDir,
    APP_SECRET: secret,
    DEMO: 'false',
    LOG_LEVEL: 'silent',
  })

beforeAll(async () => {
  database = await testDatabase()
  folder = await newDataDir()
  server = await start()
})
afterAll(async () => {
  await server.end('SIGKILL')
  await database.close()
  await folder.remove()
})

const files = [
  ...hostileFiles.map((file) => ({ ...file, format: 'auto' as const })),
  ...hostileSoldFiles.map((file) => ({ ...file, format: 'soldPrices' as const })),
]
const cases = files.flatMap((file) => [true, false].map((isTrial) => ({ ...file, isTrial })))

test.each(cases)(
  '$name: others are answered within 200 ms, and the run ends within 60 s (trial: $isTrial)',
  {
    timeout: 180_000,
  },
  async ({ name, content, format, isTrial }) => {
    const app = { url: server.url, db: database.db, parts: { secret } }
    const agent = await make.user(app, { role: format === 'soldPrices' ? 'admin' : 'agent' })
    const feed = await uploadedFeed(app, agent, await content(SIZE), format)
    const stopAsking = askingAllTheTime(server.url)
    const run = await finishedRun(app, agent, feed, { isTrial, limitMs: MAX_SECONDS * 1000 }).catch(() => undefined)
    if (!run) {
      await server.end('SIGKILL')
      server = await start()
    }
    const longest = await stopAsking()
    const said = run?.failure ?? run?.problems[0]?.message
    console.log(
      [
        'CASE',
        name,
        isTrial ? 'trial' : 'run',
        Math.round(longest),
        run ? run.seconds.toFixed(1) : '> 60',
        run?.state,
        JSON.stringify(run?.counts),
        said,
      ].join('\t'),
    )
    expect(run?.state).toMatch(/^(?:done|held|failed)$/)
    expect(longest).toBeLessThan(MAX_DELAY_MS)
    if (run?.state === 'failed' || run?.counts.read === 0) expect(said).toMatch(/\.$/)
  },
)
