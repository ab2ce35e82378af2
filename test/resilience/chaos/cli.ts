import { parseArgs } from 'node:util'
import { startEmbedded } from '../../../src/server/embedded-postgres/embedded-postgres.ts'
import { newDataDir } from '../../server/app-process.ts'
import { runChaos } from './chaos.ts'

// npm run chaos -- --rounds 200 --seed 7
const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } })
const rounds = Number(values.rounds ?? 10)
const seed = Number(values.seed ?? 1)
const say = (line: string) => console.log(line)

const { dataDir, remove } = await newDataDir()
const database = await startEmbedded(dataDir, () => {})
try {
  const tally = await runChaos({ databaseUrl: database.url, rounds, seed, say })
  say(`All ${rounds} rounds are right (seed ${seed}): ${JSON.stringify(tally, null, 2)}`)
} catch (error) {
  console.error(String(error))
  process.exitCode = 1
} finally {
  await database.stop()
  await remove()
}
