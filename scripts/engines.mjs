// npm run proof -- engines: the main jobs in Chromium, Firefox and WebKit. npm run proof -- engines playwright-firefox: only in this one.
import { existsSync, readFileSync } from 'node:fs'
import { build } from './build.mjs'
import { run } from './run.mjs'

const debians = ['chromium', 'chromium-oldest', 'firefox-esr', 'webkitgtk']
const programs = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** Debian's browsers, installed where root may; elsewhere those that Playwright has fetched. */
export async function inEngines(names = []) {
  await build()
  const chosen = names.length ? names : await findOrInstall()
  return (await run('tsx', ['e2e/engines/cli.ts', ...chosen])).ok
}

async function findOrInstall() {
  if (programs.every(existsSync)) return debians
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  if (process.getuid?.() !== 0 || !isDebian) return ['chromium', 'playwright-firefox', 'playwright-webkit']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { quiet: true, timeout: 300_000, env })
  const options = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends']
  await run('apt-get', [...options, ...packages], { quiet: true, timeout: 600_000, env })
  return debians
}
