import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sharedSecret } from '../../../src/server/platform/db/app-secret.store.ts'
import { openDatabase } from '../../../src/server/platform/db/database.ts'
import { make, type Person } from '../../people/make.ts'
import { appProcess, newDataDir } from '../../server/app-process.ts'
import { randomFrom } from '../chaos/random.ts'
import { delays, judge, missedBy, percentile } from './judge.ts'
import { streamReader } from './reader.ts'
import { teller } from './telling.ts'

const CONCURRENCY = 50
const MAX_OPEN_MS = 60_000
const MAX_CATCH_UP_MS = 60_000
const CLICK_GUARD_MS = 3_000

type StreamsOptions = {
  databaseUrl: string
  streams: number
  events: number
  reconnects: number
  seed: number
  say: (line: string) => void
}

export async function runStreams({ databaseUrl, streams, events, reconnects, seed, say }: StreamsOptions) {
  const random = randomFrom(seed)
  const folder = await newDataDir()
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder.dataDir, DEMO: 'true' }
  let app = await appProcess(settings)
  const db = openDatabase(databaseUrl, () => {})
  const secret = await sharedSecret(db, undefined)
  const { told, tell, tellSome } = teller(db, random)
  const following: { person: Person; reader: ReturnType<typeof streamReader> }[] = []
  const readers = () => following.map(({ reader }) => reader)
  const people = () => following.map(({ person }) => person)
  const allOpen = () => Promise.all(readers().map(({ opened }) => opened(MAX_OPEN_MS)))
  const missed = () => following.reduce((sum, one) => sum + missedBy(one, told), 0)

  async function open(count: number): Promise<void> {
    while (following.length < count) {
      const some = Array.from({ length: Math.min(CONCURRENCY, count - following.length) }, () =>
        make.user({ db, parts: { secret } }),
      )
      for (const person of await Promise.all(some))
        following.push({ person, reader: streamReader(person, () => app.url) })
      await allOpen()
    }
    await wait(CLICK_GUARD_MS)
  }
  async function caughtUp(): Promise<number> {
    const begunMs = performance.now()
    while (missed() > 0 && performance.now() - begunMs < MAX_CATCH_UP_MS) await wait(100)
    return Math.round(performance.now() - begunMs)
  }
  async function timed(work: () => Promise<unknown>) {
    const fromMs = performance.now()
    await work()
    const toMs = performance.now()
    await caughtUp()
    const taken = delays(following, told, [fromMs, toMs])
    return {
      heard: taken.length,
      p50Ms: percentile(taken, 0.5),
      p95Ms: percentile(taken, 0.95),
      maxMs: percentile(taken, 1),
    }
  }
  async function breakSome(): Promise<void> {
    for (let n = 0; n < reconnects; n++) {
      readers()[random.whole(streams)]?.breakOff()
      await wait(random.below(100))
    }
  }
  async function killAndStart(): Promise<void> {
    await wait(random.below(1_000))
    await app.end('SIGKILL')
    app = await appProcess(settings)
  }

  try {
    await open(Math.min(CONCURRENCY, streams))
    const fewKB = await residentKB(app.pid)
    await open(streams)
    const manyKB = await residentKB(app.pid)
    const eachKB = Math.round((manyKB - fewKB) / Math.max(1, streams - CONCURRENCY))
    say(`${streams} streams are open: the server takes ${Math.round(manyKB / 1024)} MB, ${eachKB} kB for each of them`)
    const calm = await timed(() => tellSome(people(), events))
    const toAll = await timed(() => tell(people()))
    say(`calm: ${JSON.stringify(calm)}; one event to all: ${JSON.stringify(toAll)}`)
    const breaking = await timed(() => Promise.all([tellSome(people(), events), breakSome()]))
    say(`${reconnects} connections broke: ${JSON.stringify(breaking)}`)
    await Promise.all([tellSome(people(), events), killAndStart()])
    await allOpen()
    const catchUpMs = await caughtUp()
    say(`killed and started again: all had heard everything ${catchUpMs} ms after they were back`)
    return {
      eachKB,
      calm,
      toAll,
      breaking,
      catchUpMs,
      told: told.size,
      repeated: repeatedBy(readers()),
      wrongs: judge(following, told),
    }
  } finally {
    await Promise.all(readers().map(({ leave }) => leave()))
    await app.end('SIGTERM')
    await db.$client.end()
    await folder.remove()
  }
}

const repeatedBy = (readers: ReturnType<typeof streamReader>[]): number =>
  readers.reduce((sum, { figures }) => sum + figures().repeated, 0)

async function residentKB(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])
}
