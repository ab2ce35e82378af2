import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '#contract/demo'
import { visitor } from '../../people/visitor.ts'
import { appProcess } from '../../server/app-process.ts'

const DISK_MB = 300
const statuses = async (url: string) => {
  const signIn = visitor(url).post('/api/auth/sign-in/email', { email: 'buyer@keyhaven.demo', password: DEMO_PASSWORD })
  const [alive, read, write] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/api/reviews`), signIn])
  return `alive ${alive.status}, reading ${read.status}, signing in ${write.status}`
}

/** Runs the app with its own database and its log on a disk that fills up, and has room again. Only root can mount one. */
export async function fillDisk(say: (line: string) => void): Promise<void> {
  const disk = await mkdtemp(join(tmpdir(), 'keyhaven-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', disk])
  await chmod(disk, 0o755)
  try {
    const app = await appProcess({ DATA_DIR: disk, LOG_FILE: join(disk, 'app.log'), LOG_LEVEL: 'info' })
    say(`before: ${await statuses(app.url)}`)
    await writeFile(join(disk, 'filler'), Buffer.alloc(DISK_MB * 1024 * 1024)).catch(() => {}) // until nothing more fits
    for (let n = 0; n < 3; n++) say(`full: ${await statuses(app.url)}`)
    await rm(join(disk, 'filler'))
    const until = performance.now() + 60_000
    let after = await statuses(app.url)
    while (after.includes('503') && performance.now() < until) after = await statuses(app.url)
    say(`with room again: ${after}`)
    await app.end('SIGTERM')
    say(`told to stop: ended with ${app.child.exitCode}`)
    if (!/reading 200, signing in 200/.test(after) || app.child.exitCode !== 0) process.exitCode = 1
  } finally {
    execFileSync('umount', ['-l', disk])
    await rm(disk, { recursive: true, force: true })
  }
}
