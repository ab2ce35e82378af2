import { join } from 'node:path'
import { DEMO_PASSWORD } from '#contract/demo'
import { visitor } from '../../people/visitor.ts'
import { appProcess } from '../../server/app-process.ts'
import { smallDisk } from './small-disk.ts'

const DISK_MB = 300
const statuses = async (url: string) => {
  const signIn = visitor(url).post('/api/auth/sign-in/email', { email: 'buyer@keyhaven.demo', password: DEMO_PASSWORD })
  const [alive, read, write] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/api/reviews`), signIn])
  return `alive ${alive.status}, reading ${read.status}, signing in ${write.status}`
}

export async function fillDisk(say: (line: string) => void): Promise<void> {
  const disk = await smallDisk(DISK_MB)
  try {
    const app = await appProcess({ DATA_DIR: disk.folder, LOG_FILE: join(disk.folder, 'app.log'), LOG_LEVEL: 'info' })
    say(`before: ${await statuses(app.url)}`)
    disk.fill()
    for (let n = 0; n < 3; n++) say(`full: ${await statuses(app.url)}`)
    await disk.free()
    const until = performance.now() + 60_000
    let after = await statuses(app.url)
    while (after.includes('503') && performance.now() < until) after = await statuses(app.url)
    say(`with room again: ${after}`)
    await app.end('SIGTERM')
    say(`asked to stop: ended with ${app.child.exitCode}`)
    if (!/reading 200, signing in 200/.test(after) || app.child.exitCode !== 0) process.exitCode = 1
  } finally {
    await disk.remove()
  }
}
