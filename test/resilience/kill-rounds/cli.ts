import { parseArgs } from 'node:util'
import { killRounds } from './kill-rounds.ts'

// npm run proof -- kill-rounds --rounds 30 --seed 7 (after a build: it is the built app that is killed)
const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } })
const rounds = Number(values.rounds ?? 30)
const seed = Number(values.seed ?? Date.now() % 100_000)
const say = (line: string) => console.log(line)

say(`Killing the app ${rounds} times, seed ${seed}`)
const summary = await killRounds({ rounds, seed, program: ['dist/server/main.js'], say })
say(JSON.stringify(summary, null, 2))
if (summary.missing.length) process.exitCode = 1
say(
  summary.missing.length
    ? 'Answered listings are missing.'
    : 'Every answered listing is there, and the app started each time.',
)
