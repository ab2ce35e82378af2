import { parseArgs } from 'node:util'
import { newDataDir } from '../../server/app-process.ts'
import { runChaos } from '../chaos/chaos.ts'
import { openWorld, SECRET } from '../chaos/stage.ts'
import { onOwnDatabase } from '../on-own-database.ts'
import { behindHaproxy, killable, SERVERS } from './behind-haproxy.ts'
import { earlierVersion } from './earlier-version.ts'
import { haproxyVersion } from './haproxy.ts'
import { holdEverywhere } from './hold.ts'
import { keepGoing } from './keep-going.ts'
import { restartInTurn } from './rolling-restart.ts'

// npm run proof -- cluster --rounds 200 --restarts 3 --streams 60 --acts 20 --seed 7: each part on a database of its own; 0 leaves a part out
// npm run proof -- cluster --upgrade-from v0.1.0 --streams 12: servers of that commit, or of the release in that folder, are upgraded in turn, and nothing else
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { rounds: text, restarts: text, streams: text, acts: text, seed: text, 'upgrade-from': text },
})
const seed = Number(values.seed ?? 1)
const rounds = Number(values.rounds ?? 50)
const restarts = Number(values.restarts ?? 3)
const streams = Number(values.streams ?? 60)
const times = Number(values.acts ?? 20)
const say = (line: string) => console.log(line)

type Found = { wrongs: string[] } & Record<string, unknown>
const earlier = values['upgrade-from']
const parts: [name: string, size: number, run: (databaseUrl: string) => Promise<Found>][] = [
  ['What one server has answered holds on all', times, hold],
  [
    'Servers are restarted in turn',
    restarts,
    (databaseUrl) => restartInTurn({ databaseUrl, streams, restarts, seed, say }),
  ],
  ['Servers are killed between the steps of payments', rounds, chaos],
]

const version = await haproxyVersion().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
say(`${SERVERS} servers behind ${version}`)
if (earlier === undefined) for (const [name, size, run] of parts) if (size > 0) await tryPart(name, run)
if (earlier !== undefined) await tryPart(`Servers of ${earlier} are upgraded in turn`, upgrade(earlier))

async function tryPart(name: string, run: (databaseUrl: string) => Promise<Found>): Promise<void> {
  say(`${name} (seed ${seed})`)
  try {
    const { wrongs, ...figures } = await onOwnDatabase(run)
    say(JSON.stringify(figures, null, 2))
    for (const wrong of wrongs.slice(0, 40)) console.error(wrong)
    say(wrongs.length ? `${wrongs.length} things are wrong.` : 'All is right.')
    if (wrongs.length) process.exitCode = 1
  } catch (error) {
    console.error(String(error))
    process.exitCode = 1
  }
}

function upgrade(from: string) {
  return async (databaseUrl: string): Promise<Found> => {
    const { program, remove } = await earlierVersion(from)
    try {
      return await restartInTurn({ databaseUrl, streams, restarts: 1, seed, say, program })
    } finally {
      await remove()
    }
  }
}

async function hold(databaseUrl: string): Promise<Found> {
  const { dataDir, remove } = await newDataDir()
  const world = openWorld(databaseUrl)
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, APP_SECRET: SECRET, DEMO: 'true' }
  const { members, clear } = await behindHaproxy(settings)
  try {
    return { ...(await holdEverywhere(world, members, times)) }
  } finally {
    await clear()
    await world.db.$client.end()
    await remove()
  }
}

/** Lists and reads during payments: no answered listing may be lost or duplicated. */
async function chaos(databaseUrl: string): Promise<Found> {
  const world = openWorld(databaseUrl)
  let people: Awaited<ReturnType<typeof keepGoing>> | undefined
  const launch = async (settings: NodeJS.ProcessEnv) => {
    const cluster = await behindHaproxy(settings)
    people = await keepGoing(world, cluster)
    return killable(cluster)
  }
  try {
    const tally = await runChaos({ databaseUrl, rounds, seed, say, launch })
    await people?.stop()
    const wrongs = (await people?.lost()) ?? []
    return { ...tally, answered: people?.answered, unanswered: people?.unanswered, wrongs }
  } finally {
    await people?.stop()
    await world.db.$client.end()
  }
}
