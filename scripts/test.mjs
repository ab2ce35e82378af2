// npm test: what every change must pass, in the order of what fails fastest. npm test -- unit types: only these.
// npm run test:all: the same, then the second tier (what takes long, or needs programs that few machines have).
import { findOrInstallBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { promtool } from './promtool.mjs'
import { run } from './run.mjs'
import { squawk } from './squawk.mjs'
import { runSteps, staticChecks, tool } from './steps.mjs'

const done = (work, what) => [() => work().then(() => true), what]

const firstTier = {
  install: done(install, 'the packages that package-lock.json names'),
  ...staticChecks,
  unit: tool('vitest', 'run'),
  build: done(build, 'the web and the server'),
  browser: done(async () => console.log(await findOrInstallBrowser()), 'a Chromium'),
  e2e: [() => inBrowser(), 'playwright test'],
}

async function inBrowser(...args) {
  const env = { CHROME_PATH: await findOrInstallBrowser() }
  return (await run('playwright', ['test', ...args], { env })).ok
}

const proof = (name) => tool('node', 'scripts/proof.mjs', name)

const secondTier = {
  engines: proof('engines'),
  html: proof('html'),
  fuzz: proof('fuzz'),
  model: proof('model'),
  squawk: [squawk, 'squawk over the migrations'],
  promtool: [promtool, 'promtool over the alert rules'],
  spam: proof('spam'),
  'upgrade-locks': proof('upgrade-locks'),
  'ibm-a11y': [
    () => inBrowser('--config', 'e2e/ibm-a11y/ibm-a11y.config.ts'),
    'IBM’s accessibility engine on every screen',
  ],
}

const args = process.argv.slice(2)
const wanted = args.filter((arg) => arg !== '--all')
const steps = args.includes('--all') ? { ...firstTier, ...secondTier } : firstTier
const unknown = wanted.filter((name) => !(name in steps))
if (unknown.length) {
  console.error(`There is no step ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}
const isChosen = ([name]) => !wanted.length || name === 'install' || wanted.includes(name)
await runSteps(Object.fromEntries(Object.entries(steps).filter(isChosen)))
