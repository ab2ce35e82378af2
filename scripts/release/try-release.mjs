// Unpacks a release into an empty folder and starts it there: with no npm, no home and, on Linux as root, no network.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { run } from '../run.mjs'

const START_TIMEOUT_MS = 180_000

/** @returns {Promise<string>} what was tried; throws when it does not run */
export async function tryRelease(tar, title) {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-release-'))
  try {
    await chmod(folder, 0o755) // PostgreSQL's user has to get in
    await run('tar', ['-C', folder, '-xzf', tar])
    const sums = await run('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], { quiet: true, cwd: join(folder, title) })
    if (!sums.ok) throw new Error(`the checksums of the release are wrong: ${sums.output}`)
    const isApart = process.platform === 'linux' && process.getuid?.() === 0
    const inside = [process.execPath, fileURLToPath(import.meta.url), folder, title]
    const apart = ['--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...inside]
    const { ok, output } = isApart
      ? await run('unshare', apart, { quiet: true })
      : await run(inside[0], inside.slice(1), { quiet: true })
    if (!ok) throw new Error(`the release does not run: ${output}`)
    return `It runs without npm${isApart ? ' and without a network' : ''}.`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The part that runs inside of the network without a way out. */
async function startAndAsk(folder, title) {
  const home = join(folder, 'home')
  await mkdir(home)
  const env = {
    HOME: home,
    PATH: join(folder, 'no-programs'),
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
  }
  const program = join(folder, title, 'keyhaven.mjs')
  const child = spawn(process.execPath, [program], { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  try {
    const url = await addressOf(child)
    for (const [path, expected] of [
      ['/readyz', 'ready'],
      ['/', '<html'],
      ['/api/allProperty/status?limit=1', '"_id"'],
    ]) {
      const answer = await fetch(url + path)
      const text = await answer.text()
      if (answer.status !== 200 || !text.includes(expected))
        throw new Error(`${path} answered ${answer.status}: ${text}`)
    }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

function addressOf(child) {
  let printed = ''
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`it did not start: ${printed}`))
    const timer = setTimeout(fail, START_TIMEOUT_MS)
    child.stdout.on('data', (data) => {
      printed += data
      const [, url] = /is open at ([^\s"]+)/.exec(printed) ?? []
      if (url) resolve(url)
    })
    child.once('exit', fail)
    child.once('exit', () => clearTimeout(timer))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await startAndAsk(...process.argv.slice(2))
