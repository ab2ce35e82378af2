import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startCluster } from './cluster.ts'
import { runFailover } from './failover.ts'
import { execute } from './machine.ts'

// npm run proof -- failover --rounds 10 --seed 7 [--only paused] [--keep-logs FOLDER]; in namespaces that scripts/failover.mjs makes
const text = { type: 'string' } as const
const { values } = parseArgs({ options: { rounds: text, seed: text, only: text, 'keep-logs': text } })
const rounds = Number(values.rounds ?? 10)
const seed = Number(values.seed ?? Date.now() % 100_000)
const { only, 'keep-logs': logs } = values

const folder = await mkdtemp(join(tmpdir(), 'keyhaven-failover-'))
await execute('mount', ['-t', 'tmpfs', '-o', 'size=4g', 'tmpfs', folder])
await chmod(folder, 0o755)
try {
  console.log(`Losing the primary ${rounds} times, seed ${seed}`)
  const cluster = await startCluster(folder)
  const wrong = await runFailover({ cluster, folder, rounds, only, seed, say: (line) => console.log(line) })
  console.log(wrong.length ? `${wrong.length} things are wrong.` : `All ${rounds} rounds are right.`)
  if (wrong.length) process.exitCode = 1
  await cluster.stop()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  if (logs) await cp(folder, logs, { recursive: true, filter: (path) => path === folder || path.endsWith('.log') })
}
await execute('umount', ['--lazy', folder])
await rm(folder, { recursive: true })
process.exit()
