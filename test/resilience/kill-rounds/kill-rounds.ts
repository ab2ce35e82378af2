import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { demoToken } from '../../people/demo-token.ts'
import { appProcess, newDataDir } from '../../server/app-process.ts'
import { randomFrom } from '../chaos/random.ts'
import { AGENT, agentListings, type WrittenListings, writeListings } from './listings.ts'

const WRITERS = 4
const SHORTEST_MS = 20
const LONGEST_MS = 1500
const KILLED_STARTS = 0.3

type Options = { rounds: number; seed: number; program: string[]; say: (line: string) => void }
type Summary = {
  rounds: number
  sent: number
  answered: number
  unanswered: number
  killedStarts: number
  missing: string[]
}

/**
 * Kills the app at random moments while it writes listings, restarts it, and verifies every acknowledged listing.
 * Throws if a start fails. `program` is how node runs the app.
 */
export async function killRounds({ rounds, seed, program, say }: Options): Promise<Summary> {
  const random = randomFrom(seed)
  const folder = await newDataDir()
  const { dataDir } = folder
  const begin = () => appProcess({ DATA_DIR: dataDir, DEMO: 'true', DATABASE_URL: '' }, program)
  const written: WrittenListings = { answered: new Map(), sent: 0 }
  const summary = { rounds, killedStarts: 0, missing: [] as string[] }
  let app = await begin()
  try {
    const token = await demoToken(app.url, AGENT)
    for (let round = 1; round <= rounds; round++) {
      const writing = Array.from({ length: WRITERS }, () => writeListings({ url: app.url, token }, written))
      const moment = SHORTEST_MS + random.below(LONGEST_MS - SHORTEST_MS)
      await wait(moment)
      await app.end('SIGKILL')
      await Promise.all(writing)
      if (random.chance(KILLED_STARTS))
        summary.killedStarts += await killAtStart(program, dataDir, random.below(LONGEST_MS))
      const startedAt = performance.now()
      app = await begin()
      const startMs = performance.now() - startedAt
      const there = await agentListings({ url: app.url, token })
      const missing = [...written.answered].filter(([id, title]) => there.get(id) !== title)
      summary.missing.push(...missing.map(([id, title]) => `${title} (${id})`))
      const doubled = there.size - new Set(there.values()).size
      if (doubled) summary.missing.push(`${doubled} titles are there twice`)
      say(
        `round ${round}: killed after ${moment.toFixed(0)} ms, started again in ${startMs.toFixed(0)} ms, ` +
          `${written.answered.size} answered, ${missing.length} missing`,
      )
    }
  } finally {
    await app.end('SIGTERM')
    await folder.remove()
  }
  const answered = written.answered.size
  return { ...summary, sent: written.sent, answered, unanswered: written.sent - answered }
}

async function killAtStart(program: string[], dataDir: string, moment: number): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', DEMO: 'true', DATABASE_URL: '' }
  const child = spawn(process.execPath, program, { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  await wait(moment)
  const killed = child.kill('SIGKILL')
  await ended
  return killed ? 1 : 0
}
