// npm test: every check there is, in the order of what fails fastest. npm test -- unit types: only these.
import { findOrInstallBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

const tool = (name, ...args) => [async () => (await run(name, args)).ok, `${name} ${args.join(' ')}`]
const done = (work, what) => [() => work().then(() => true), what]

const steps = {
  install: done(install, 'the packages that package-lock.json names'),
  format: tool('biome', 'ci', '.'),
  lint: tool('oxlint', '--type-aware', '--deny-warnings', 'src', 'test', 'e2e', 'scripts'),
  types: tool('tsc'),
  unused: tool('knip'),
  unit: tool('vitest', 'run'),
  build: done(build, 'the web and the server'),
  browser: done(async () => console.log(await findOrInstallBrowser()), 'a Chromium'),
  e2e: [inBrowser, 'playwright test'],
}

async function inBrowser() {
  const env = { CHROME_PATH: await findOrInstallBrowser() }
  return (await run('playwright', ['test'], { env })).ok
}

async function passes(name, [work, what]) {
  console.log(`\n▶ ${name} (${what.trim()})`)
  const begun = Date.now()
  const ok = await work().catch((error) => console.error(error.message))
  console.log(`${ok ? '✔ passed' : '✘ failed'}: ${name}, ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return ok
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in steps))
if (unknown.length) {
  console.error(`There is no step ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}
const chosen = Object.entries(steps).filter(([name]) => !wanted.length || name === 'install' || wanted.includes(name))
let passed = 0
for (const [name, step] of chosen) {
  if (await passes(name, step)) {
    passed++
    continue
  }
  console.log(`\n${passed} passed, 1 failed`)
  process.exit(1)
}
console.log(`\n${passed} passed, 0 failed`)
