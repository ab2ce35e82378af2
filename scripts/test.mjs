// npm test: what every change must pass, in the order of what fails fastest. npm test -- unit types: only these steps.
// npm run test:all: everything there is. It adds the tests that are tagged `all`, and the steps of the second tier: what takes long, or
// needs programs that few machines have.
import { findOrInstallBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { promtool } from './promtool.mjs'
import { run } from './run.mjs'
import { squawk } from './squawk.mjs'
import { runSteps, staticChecks, tool } from './steps.mjs'

const args = process.argv.slice(2)
const isAll = args.includes('--all')

const done = (work, what) => [() => work().then(() => ({ ok: true })), what]
const proof = (name) => tool('node', 'scripts/proof.mjs', name)

async function inBrowser(options, ...more) {
  const env = { CHROME_PATH: await findOrInstallBrowser() }
  return run('playwright', ['test', ...more], { ...options, env })
}

const firstTier = [
  [{ install: done(install, 'the packages that package-lock.json names') }],
  [
    staticChecks,
    {
      build: done(build, 'the web and the server'),
      browser: [async () => ({ ok: true, output: await findOrInstallBrowser() }), 'a Chromium'],
    },
  ],
  [{ unit: tool('vitest', 'run', ...(isAll ? [] : ['--tags-filter', '!all'])) }],
  [{ e2e: [(options) => inBrowser(options, ...(isAll ? [] : ['--grep-invert', '@all'])), 'playwright test'] }],
]

const secondTier = {
  engines: proof('engines'),
  html: proof('html'),
  fuzz: proof('fuzz'),
  model: proof('model'),
  packages: proof('packages'),
  patterns: proof('patterns'),
  schemas: tool('vitest', 'run', 'packages/feed-formats/src/formats/written-files.test.ts'),
  squawk: [async () => ({ ok: await squawk() }), 'squawk over the migrations'],
  promtool: [async () => ({ ok: await promtool() }), 'promtool over the alert rules'],
  spam: proof('spam'),
  clocks: proof('clocks'),
  'upgrade-locks': proof('upgrade-locks'),
  'ibm-a11y': [
    (options) => inBrowser(options, '--config', 'e2e/ibm-a11y/ibm-a11y.config.ts'),
    'IBM’s accessibility engine on every screen',
  ],
}

const stages = isAll ? [...firstTier, [secondTier]] : firstTier
const chosen = args.filter((arg) => arg !== '--all')
const names = stages.flatMap((lanes) => lanes.flatMap(Object.keys))
const unknown = chosen.filter((name) => !names.includes(name))
if (unknown.length) {
  console.error(`There is no step ${unknown.join(', ')}. The steps are: ${names.join(', ')}.`)
  process.exit(1)
}
const isChosen = ([name]) => !chosen.length || name === 'install' || chosen.includes(name)
const stepsOf = (lane) => Object.fromEntries(Object.entries(lane).filter(isChosen))
await runSteps(stages.map((lanes) => lanes.map(stepsOf)))
