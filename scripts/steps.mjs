// Steps that pass or fail, one after the other; the first that fails ends them.
import { run } from './run.mjs'

/** A step that runs one program. */
export const tool = (name, ...args) => [async () => (await run(name, args)).ok, `${name} ${args.join(' ')}`]

/** What needs neither a database nor a browser, the fastest first. */
export const staticChecks = {
  format: tool('biome', 'ci', '.'),
  lint: tool('oxlint', '--type-aware', '--deny-warnings', 'src', 'test', 'e2e', 'scripts', 'vite'),
  types: tool('tsc'),
  unused: tool('knip'),
  licences: tool('node', 'scripts/licences.mjs'),
}

async function passes(name, [work, what]) {
  console.log(`\n▶ ${name} (${what.trim()})`)
  const begun = Date.now()
  const ok = await work().catch((error) => console.error(error.message))
  console.log(`${ok ? '✔ passed' : '✘ failed'}: ${name}, ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return ok
}

/** @param {Record<string, [work: () => Promise<boolean>, what: string]>} steps by name */
export async function runSteps(steps) {
  let passed = 0
  for (const [name, step] of Object.entries(steps)) {
    if (await passes(name, step)) {
      passed++
      continue
    }
    console.log(`\n${passed} passed, 1 failed`)
    process.exit(1)
  }
  console.log(`\n${passed} passed, 0 failed`)
}
