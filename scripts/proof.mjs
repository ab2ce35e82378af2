// npm run fuzz -- --calls 10000 --seed 7 · npm run model -- --sequences 1000 --seed 7: one proof at a size of one's own, with its figures.
import { parseArgs } from 'node:util'
import { run } from './run.mjs'

const [proof, ...args] = process.argv.slice(2)
const sizes = { fuzz: { option: 'calls', size: '10000' }, model: { option: 'sequences', size: '1000' } }
const { option, size } = sizes[proof] ?? {}
if (!option) throw new Error('which proof? fuzz or model')
const text = { type: 'string' }
const { values } = parseArgs({ args, options: { [option]: text, seed: text } })
const env = {
  [`${proof}_${option}`.toUpperCase()]: values[option] ?? size,
  [`${proof}_SEED`.toUpperCase()]: values.seed ?? `${Date.now() % 1_000_000}`,
}
const { ok } = await run('vitest', ['run', `test/resilience/${proof}.test.ts`], { env })
process.exitCode = ok ? 0 : 1
