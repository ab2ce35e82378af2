// Finds a Chromium for the tests in the browser, or installs one.
import { existsSync, readFileSync } from 'node:fs'
import { announce, run } from './run.mjs'

/** The first is Chromium without its windows, which opens a page in a third of the processor's time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @returns {Promise<string>} what to put into CHROME_PATH */
export async function findOrInstallBrowser() {
  const given = process.env.CHROME_PATH
  if (given) return (await works(given)) ?? fail(`CHROME_PATH is ${given}, which does not start.`)
  return (await find()) ?? (await announce('Installing a browser for the tests …', installBrowser))
}

async function find() {
  for (const name of names) {
    const path = await works(name)
    if (path) return path
  }
  return works(await playwrightsOwn())
}

async function installBrowser() {
  if (isRootOnDebian()) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], { quiet: true, timeout: 300_000, env })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const options = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', name, 'fonts-liberation']
      await run('apt-get', options, { quiet: true, timeout: 600_000, env })
      const path = await find()
      if (path) return path
    }
  }
  const args = ['install', '--with-deps', 'chromium']
  const { output } = await run('playwright', args, { quiet: true, timeout: 300_000 })
  return (await find()) ?? fail(`no Chromium could be installed; set CHROME_PATH to one.\n${output}`)
}

/** The full path of a browser that starts: some systems have a placeholder under its name. */
async function works(name) {
  const path = name.includes('/') ? name : (await run('which', [name], { quiet: true })).output.trim()
  if (!existsSync(path)) return undefined
  const { ok } = await run(path, ['--version'], { quiet: true, timeout: 20_000 })
  return ok ? path : undefined
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function fail(line) {
  throw new Error(line)
}
