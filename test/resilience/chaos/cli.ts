import { parseArgs } from 'node:util'
import { onOwnDatabase } from '../on-own-database.ts'
import { runChaos } from './chaos.ts'

// npm run proof -- chaos --rounds 200 --seed 7
const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } })
const rounds = Number(values.rounds ?? 10)
const seed = Number(values.seed ?? 1)
const say = (line: string) => console.log(line)

try {
  const tally = await onOwnDatabase((databaseUrl) => runChaos({ databaseUrl, rounds, seed, say }))
  say(`All ${rounds} rounds are right (seed ${seed}): ${JSON.stringify(tally, null, 2)}`)
} catch (error) {
  console.error(String(error))
  process.exitCode = 1
}
