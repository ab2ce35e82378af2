import { setTimeout as wait } from 'node:timers/promises'
import type { Person } from '../../people/make.ts'
import { newDataDir } from '../../server/app-process.ts'
import { dealWrongs, moneyUnderWay } from '../chaos/books.ts'
import { randomFrom } from '../chaos/random.ts'
import { openWorld, SECRET } from '../chaos/stage.ts'
import { judge, missedBy } from '../streams/judge.ts'
import { type StreamReader, streamReader } from '../streams/reader.ts'
import { teller } from '../streams/telling.ts'
import { behindHaproxy, type Cluster } from './behind-haproxy.ts'
import { castOfCalls, castOfRows } from './cast.ts'
import { startLoad } from './load.ts'

const MAX_OPEN_MS = 60_000
const MAX_CATCH_UP_MS = 60_000

type RestartOptions = {
  databaseUrl: string
  streams: number
  restarts: number
  seed: number
  say: (line: string) => void
  program?: string[]
}

/** Restarts servers in turn while people read, write, buy and follow events through HAProxy: no request may fail. */
export async function restartInTurn({ databaseUrl, streams, restarts, seed, say, program }: RestartOptions) {
  const world = openWorld(databaseUrl)
  const { db } = world
  const { dataDir, remove } = await newDataDir()
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, APP_SECRET: SECRET, DEMO: 'true' }
  const cluster = await behindHaproxy(settings, program)
  const following: { person: Person; reader: StreamReader }[] = []
  const wrongs: string[] = []
  let isOver = false
  try {
    const cast = await (program ? castOfCalls : castOfRows)({ world, server: cluster, followers: streams, seed })
    for (const person of cast.followers) following.push({ person, reader: streamReader(person, () => cluster.url) })
    await Promise.all(following.map(({ reader }) => reader.opened(MAX_OPEN_MS)))
    const { told, tellSome } = teller(db, randomFrom(seed))
    const telling = (async () => {
      while (!isOver && streams > 0)
        await tellSome(
          following.map(({ person }) => person),
          10,
        )
    })()
    const load = startLoad({ world, server: cluster, cast, seed })
    const tookMs: number[] = []
    for (let n = 0; n < restarts; n++)
      for (const member of cluster.members) tookMs.push(await restart(cluster, member, wrongs, say))
    isOver = true
    await Promise.all([load.stop(), telling])
    const since = performance.now()
    const isQuiet = async () =>
      following.every((one) => missedBy(one, told) === 0) && (await moneyUnderWay(db)).length === 0
    while (!(await isQuiet()) && performance.now() - since < MAX_CATCH_UP_MS) await wait(100)
    const brokenStreams = following.reduce((sum, { reader }) => sum + reader.figures().broken, 0)
    const haproxy = await cluster.haproxy.figures()
    wrongs.push(
      ...load.failures,
      ...(await load.listings.lost()),
      ...(await dealWrongs(db)),
      ...judge(following, told),
      ...(brokenStreams ? [`${brokenStreams} streams broke off`] : []),
      ...(haproxy.with5xx + haproxy.broken ? cluster.haproxy.failed() : []),
    )
    const slowestMs = Math.round(load.done.slowestMs)
    return {
      restarts: tookMs.length,
      ...load.done,
      slowestMs,
      listings: load.listings.count(),
      failed: load.failures.length,
      events: told.size,
      streams,
      brokenStreams,
      repeated: following.reduce((sum, { reader }) => sum + reader.figures().repeated, 0),
      haproxy,
      wrongs,
    }
  } finally {
    isOver = true
    await Promise.all(following.map(({ reader }) => reader.leave()))
    await cluster.clear()
    await db.$client.end()
    await remove()
  }
}

type Member = Cluster['members'][number]

async function restart(
  { haproxy }: Cluster,
  member: Member,
  wrongs: string[],
  say: RestartOptions['say'],
): Promise<number> {
  const since = performance.now()
  const code = await member.end('SIGTERM')
  if (code !== 0) wrongs.push(`${member.name} ended with ${code}`)
  const stoppedMs = performance.now() - since
  await member.start()
  await haproxy.untilUp(member)
  const tookMs = performance.now() - since
  say(
    `${member.name}: stopped after ${(stoppedMs / 1000).toFixed(1)} s, in use again after ${(tookMs / 1000).toFixed(1)} s`,
  )
  return tookMs
}
