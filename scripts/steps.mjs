// Steps that pass or fail; the first that fails ends them.
import { availableParallelism } from 'node:os'
import { run } from './run.mjs'

/** A step that runs one program. */
export const tool = (name, ...args) => [(options) => run(name, args, options), `${name} ${args.join(' ')}`]

/** Each checker works out again what it shares with others, and the other half of the processors has the build or the tests. */
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)))

/** The checks that need neither a database nor a browser, fastest first. */
export const staticChecks = {
  format: tool('biome', 'ci', '.'),
  lint: tool('oxlint', '--type-aware', '--deny-warnings', 'packages', 'src', 'test', 'e2e', 'scripts', 'vite'),
  types: tool('tsc', '--checkers', checkers),
  unused: tool('knip'),
  licences: tool('node', 'scripts/licences.mjs'),
}

/**
 * Runs one stage after the other. The lanes of a stage run side by side, and show what a step printed when it ends.
 * @typedef {[work: (options: { quiet: boolean }) => Promise<{ ok: boolean, output?: string }>, what: string]} Step
 * @param {Record<string, Step>[][]} stages each a list of lanes, each of which has its steps by name
 */
export async function runSteps(stages) {
  let passed = 0
  let failed = 0
  const runLane = async (lane, quiet) => {
    for (const [name, step] of Object.entries(lane)) {
      if (failed) return
      if (await passes(name, step, quiet)) passed++
      else failed++
    }
  }
  for (const stage of stages) {
    const lanes = stage.filter((lane) => Object.keys(lane).length)
    await Promise.all(lanes.map((lane) => runLane(lane, lanes.length > 1)))
    if (failed) break
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  if (failed) process.exit(1)
}

async function passes(name, [work, what], quiet) {
  const title = `\n▶ ${name} (${what.trim()})`
  if (!quiet) console.log(title)
  const begun = Date.now()
  const { ok, output = '' } = await work({ quiet }).catch((error) => ({ ok: false, output: error.message }))
  if (quiet) console.log(title)
  if (output.trim()) console.log(output.trimEnd())
  console.log(`${ok ? '✔ passed' : '✘ failed'}: ${name}, ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return ok
}
