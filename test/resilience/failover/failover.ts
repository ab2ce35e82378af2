import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { appProcess } from '../../server/app-process.ts'
import { underWay, wrongs } from '../chaos/books.ts'
import { type Random, randomFrom } from '../chaos/random.ts'
import { endLeases, openWorld, settingsFor } from '../chaos/stage.ts'
import { counted, isSuccess, isWrong, watchAnswers } from './answers.ts'
import { type Cluster, until } from './cluster.ts'
import { type Fault, faults } from './faults.ts'
import { type Load, lost, madeUnanswered, makeCast, nothingKept, startLoad } from './load.ts'

const MAX_FAILOVER_MS = 120_000
const MAX_WRITING_MS = 60_000
const MAX_QUIET_MS = 120_000
const AFTER_MS = 3_000
/** Milliseconds from a new primary's name in etcd to the first successful write. */
const MAX_UNTIL_WRITES_MS = 2_000

type FailoverOptions = {
  cluster: Cluster
  folder: string
  rounds: number
  only?: string
  seed: number
  say: (line: string) => void
}
type Stage = { cluster: Cluster; load: Load; watch: ReturnType<typeof watchAnswers>; outbox: string; written: number[] }

export async function runFailover({ cluster, folder, rounds, only, seed, say }: FailoverOptions): Promise<string[]> {
  const random = randomFrom(seed)
  const dataDir = join(folder, 'app')
  const settings = { ...settingsFor(cluster.url, dataDir), LOG_LEVEL: 'silent' }
  const apps = [await appProcess(settings), await appProcess(settings)]
  const world = openWorld(cluster.url)
  const watch = watchAnswers()
  watch.of(apps.map(({ url }) => url))
  const written: number[] = []
  const onWritten = () => void written.push(performance.now())
  const load: Load = { world, servers: apps, random, kept: nothingKept(), cast: await makeCast(world), onWritten }
  const stage = { cluster, load, watch, outbox: join(dataDir, 'outbox'), written }
  const all = Object.keys(faults).filter((what) => only === undefined || what === only)
  const found: string[] = []
  try {
    for (let round = 1; round <= rounds; round++) {
      const what = all[(round - 1) % all.length] ?? ''
      const { figures, wrong } = await playRound(stage, faults[what] as Fault, random) // a name of that table
      say(`round ${round}, ${what}: ${figures.join('; ')}`)
      for (const one of wrong) say(`  WRONG: ${one}`)
      found.push(...wrong)
    }
    const { reviews, listings, bought } = load.kept
    say(`Answered and there: ${reviews.size} reviews, ${listings.size} listings, ${bought.size} purchases.`)
    return found
  } finally {
    watch.stop()
    for (const app of apps) await app.end('SIGTERM')
    await world.db.$client.end()
  }
}

async function playRound(stage: Stage, fault: Fault, random: Random) {
  const { cluster, load, watch, written } = stage
  const { db } = load.world
  watch.answers.length = 0
  const old = cluster.primary()
  await Promise.all(cluster.nodes.map(({ newLog }) => newLog()))
  const stopLoad = await startLoad(load)
  await sleep(2_000 + random.below(2_000))
  const struckMs = performance.now()
  let isOver = false
  const striking = fault.strike(old, () => isOver)
  const next = await cluster.leaders.after(old.name, MAX_FAILOVER_MS)
  await until('writes go on', MAX_WRITING_MS, async () => (written.at(-1) ?? 0) > next.atMs)
  const firstMs = written.find((atMs) => atMs > next.atMs) ?? Number.NaN
  await sleep(AFTER_MS)
  isOver = true
  await striking
  const healedMs = performance.now()
  await fault.heal(old)
  await cluster.untilWhole()
  const rejoinedMs = performance.now()
  await sleep(AFTER_MS)
  await stopLoad()
  await untilQuiet(db)
  const untilWritesMs = firstMs - next.atMs
  const wrong = [
    ...(await lost(db, load.kept)),
    ...(await wrongs(db, stage.outbox)),
    ...watch.answers.filter(isWrong).map(({ call, status, error }) => `${call} was answered ${status} ${error ?? ''}`),
    ...(untilWritesMs <= MAX_UNTIL_WRITES_MS ? [] : [`writes took ${untilWritesMs.toFixed(0)} ms`]),
  ]
  const slowestMs = Math.max(...watch.answers.map(({ tookMs }) => tookMs))
  const figures = [
    `${old.name} to ${next.name} ${seconds(next.atMs - struckMs)} after it`,
    `writes ${seconds(untilWritesMs)} after that (none for ${seconds(longestGap(written.filter((atMs) => atMs > struckMs - 1_000)))})`,
    `back ${seconds(rejoinedMs - healedMs)} after it was healed, ${rejoinedBy(await old.newLog())}`,
    `${watch.answers.length} answers (${counted(watch.answers, ({ status }) => String(status))}), slowest ${seconds(slowestMs)}`,
    `4xx: ${
      counted(
        watch.answers.filter(({ status }) => status >= 400 && status < 500),
        ({ call, status }) => `${call} ${status}`,
      ) || 'none'
    }`,
    `${written.filter((atMs) => atMs > struckMs).length} writes since`,
    `of ${load.kept.unknown.size} without success so far ${await madeUnanswered(db, load.kept)} were made`,
  ]
  if (watch.answers.filter(isSuccess).length === 0) wrong.push('nothing was written')
  return { figures, wrong }
}

const longestGap = (times: number[]): number => Math.max(...times.map((atMs, at) => atMs - (times[at - 1] ?? atMs)))

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function rejoinedBy(log: string): string {
  if (/replica has been created|bootstrapped from leader|bootstrap from leader/.test(log)) return 'copied from scratch'
  return /running pg_rewind/.test(log) ? 'by pg_rewind' : 'without pg_rewind'
}

async function untilQuiet(db: Load['world']['db']): Promise<void> {
  await endLeases(db)
  let open: string[] = []
  await until('everything is finished', MAX_QUIET_MS, async () => {
    open = await underWay(db)
    return open.length === 0
  }).catch((error) => {
    throw new Error(`${error.message}: ${open.join('; ')}`)
  })
}
