import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hostileFiles } from '../../feeds/hostile-files.ts'
import { askingAllTheTime, finishedRun, uploadedFeed } from '../../feeds/measured-run.ts'
import { demoToken } from '../../people/demo-token.ts'
import type { Person } from '../../people/make.ts'
import { appProcess, newDataDir } from '../../server/app-process.ts'

// npm run proof -- attacks: others are answered within 200 ms whatever an anonymous search, a saved search or a file of a feed holds, and
// the run of such a file ends within 60 s with a sentence. `--program` measures another build, `--only` some of the attacks,
// `--sizes` files of other bytes, and `--limit` is how many seconds a run may take.
const { values } = parseArgs({
  options: {
    program: { type: 'string', default: 'dist/server/main.js' },
    only: { type: 'string', default: '' },
    limit: { type: 'string', default: '60' },
    sizes: { type: 'string', default: '20000,200000,1000000' },
  },
})
const MAX_DELAY_MS = 200
const MAX_SECONDS = Number(values.limit)
const TIMES = 10 // of each call
const WARM_UP = 100 // a process that has just started answers slowly

const SIZES = values.sizes.split(',').map(Number)

const files = [
  'BLM: a header of empty lines',
  'CSV: a long number with a letter behind it',
  'CSV: columns without an end',
  'CSV: one quoted cell of many lines',
  'Kyero: features without an end',
  'RESO: lists nested deeply and closed',
  'RESO: features in lists of lists',
  'RESO: features without an end',
]
/** No number, which a reader may see at its end alone. */
const DIGITS = `${'1'.repeat(39_999)}x`
const calls: [name: string, path: string, body?: object][] = [
  ['14,000 digits in GET /allProperty/status?beds=', `/allProperty/status?limit=1&beds=${DIGITS.slice(-14_000)}`],
  [
    '14,000 digits in GET /allProperty/status?minPrice=',
    `/allProperty/status?limit=1&minPrice=${DIGITS.slice(-14_000)}`,
  ],
  ['40,000 digits in POST /savedSearches', '/savedSearches', { name: 'A', query: { beds: DIGITS } }],
]

type Result = { name: string; delayMs: number; seconds?: number | undefined; said?: string | undefined }
const results: Result[] = []
let server = await start()

console.log('| attack | others wait at most | it ends after | with |\n| --- | --- | --- | --- |')
try {
  for (const [name, path, body] of calls) if (name.includes(values.only)) report(await called(name, path, body))
  for (const name of files.filter((one) => one.includes(values.only))) {
    for (const size of SIZES) report(await read(name, size))
    await restart() // the limit of files an hour is reached
  }
} finally {
  await server.end('SIGTERM')
  await server.remove()
}
const failed = results.filter(({ delayMs, seconds }) => delayMs > MAX_DELAY_MS || seconds === undefined)
console.log(`\n${results.length} attacks, ${failed.length} of which keep others waiting, or do not end`)
process.exit(failed.length > 0 ? 1 : 0)

/** Starts the demo on data of its own. */
async function start() {
  const { dataDir, remove } = await newDataDir()
  const started = await appProcess({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' }, [values.program])
  const buyer = await demoToken(started.url, 'buyer@keyhaven.demo')
  const agent = await demoToken(started.url, 'agent@keyhaven.demo')
  for (let at = 0; at < WARM_UP; at++) await (await fetch(`${started.url}/api/allProperty/status?limit=1`)).text()
  return { ...started, remove, buyer, agent }
}

async function restart(): Promise<void> {
  await server.end('SIGTERM')
  await server.remove()
  server = await start()
}

function report(result: Result): void {
  results.push(result)
  const { name, delayMs, seconds, said } = result
  const end = seconds === undefined ? `not within ${MAX_SECONDS} s` : `${seconds.toFixed(1)} s`
  console.log(`| ${name} | ${Math.round(delayMs)} ms | ${end} | ${said ?? ''} |`)
}

/** Sends a call some times, one after the other. */
async function called(name: string, path: string, body?: object): Promise<Result> {
  const headers = {
    authorization: `Bearer ${server.buyer}`,
    'content-type': 'application/json',
  }
  const stop = await askingOthers()
  const begun = performance.now()
  let said = ''
  for (let at = 0; at < TIMES; at++) {
    const answer = await fetch(`${server.url}/api${path}`, {
      ...(body && { method: 'POST', headers, body: JSON.stringify(body) }),
    })
    said = `${answer.status} ${((await answer.json()) as { detail?: string }).detail ?? ''}`
  }
  const seconds = (performance.now() - begun) / 1000 / TIMES
  return { name, delayMs: await stop(), seconds, said }
}

/** Tries a file as the feed of an agent. A server that does not end it is started again. */
async function read(name: string, size: number): Promise<Result> {
  const file = hostileFiles.find((one) => one.name === name)
  if (!file) throw new Error(`there is no file "${name}"`)
  const app = { url: server.url, parts: { secret: '' } } as Parameters<typeof uploadedFeed>[0]
  const agent = { token: server.agent } as Person
  const feed = await uploadedFeed(app, agent, await file.content(size))
  const stop = await askingOthers()
  const run = await finishedRun(app, agent, feed, { isTrial: true, limitMs: MAX_SECONDS * 1000 }).catch(() => undefined)
  if (!run) await server.end('SIGKILL')
  const delayMs = await stop()
  if (!run) await restart() // it would run the feed again
  const said = run && (run.failure ?? run.problems[0]?.message ?? `${run.state}, ${run.counts.read} read`)
  return { name: `${name}, ${size / 1000} kB`, delayMs, seconds: run?.seconds, said }
}

async function askingOthers() {
  const stop = askingAllTheTime(server.url)
  await wait(200)
  return stop
}
