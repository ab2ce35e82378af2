// Checks and tries the alert rules of deploy/prometheus with Prometheus's own tool.
import { join } from 'node:path'
import { root, run } from './run.mjs'

const folder = join(root, 'deploy/prometheus')
const isThere = async () => (await run('promtool', ['--version'], { quiet: true })).ok

async function findOrInstall() {
  if (await isThere()) return
  const mayInstall = process.getuid?.() === 0 && (await run('apt-get', ['--version'], { quiet: true })).ok
  if (!mayInstall) throw new Error('promtool is not here: install Prometheus (Debian: apt-get install prometheus).')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', 'prometheus'], {
    env,
  })
  if (!(await isThere())) throw new Error('promtool could not be installed: see above.')
}

/** @returns {Promise<boolean>} whether the rules are right, and fire when they should */
export async function promtool() {
  await findOrInstall()
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])
    if (!(await run('promtool', args, { cwd: folder })).ok) return false
  return true
}
