// Measures whether the app frees its memory after hostile and big pictures: npm run bench -- image-memory

import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { DEMO_PASSWORD } from '#contract/demo'
import { idTokenOf, jwt } from '../test/people/person.ts'
import { upload } from '../test/people/upload.ts'
import { visitor } from '../test/people/visitor.ts'
import { hostileFiles } from '../test/pictures/hostile-files.ts'
import { jpeg, phonePhoto, png, webp } from '../test/pictures/pictures.ts'
import { appProcess, newDataDir } from '../test/server/app-process.ts'

const MAX_RATIO = 1.5
const people = ['admin', 'agent', 'agent2', 'buyer', 'buyer2'].map((name) => `${name}@keyhaven.demo`)
const { dataDir, remove } = await newDataDir()
const app = await appProcess({ DATA_DIR: dataDir })
let peak = 0
const watch = setInterval(() => {
  peak = Math.max(peak, memory())
}, 100)

try {
  const tokens = await Promise.all(people.map(tokenOf))
  const photo = await phonePhoto()
  const hostile = (await hostileFiles()).map(({ bytes }) => bytes)
  const big = await bigPictures(photo)

  const fresh = await settled()
  await sendAll(Array(10).fill(photo), tokens)
  const before = await settled()
  peak = 0
  const started = Date.now()
  const answers = await sendAll([...hostile, ...big], tokens)
  const seconds = Math.round((Date.now() - started) / 1000)
  const after = await settled()

  const times = after / before
  console.log(`${hostile.length} hostile and ${big.length} big pictures in ${seconds} s, answered ${shareOf(answers)}`)
  console.log(
    `memory of the app (MB): fresh ${fresh}, before ${before} (after 10 photographs), peak ${peak}, after ${after}`,
  )
  console.log(
    `after / before = ${times.toFixed(2)} (at most ${MAX_RATIO}); after / fresh = ${(after / fresh).toFixed(2)}`,
  )
  process.exitCode = times <= MAX_RATIO ? 0 : 1
} finally {
  clearInterval(watch)
  await app.end('SIGTERM')
  await remove()
}

/** Fifty pictures near the limits: 12 to 40 megapixels, up to 8 MB, in every format, including the most expensive. */
async function bigPictures(photo: Buffer): Promise<Buffer[]> {
  const kinds = [
    photo,
    await jpeg(8000, 5000),
    await png(8000, 5000),
    await webp(8000, 5000),
    await sharp(photo).png({ progressive: true, palette: true, effort: 1 }).toBuffer(),
    await sharp(photo).resize(5000).jpeg({ progressive: true, quality: 95 }).toBuffer(),
    await sharp(photo).resize(2000).avif({ effort: 0 }).toBuffer(),
  ]
  return Array.from({ length: 50 }, (_, at) => kinds[at % kinds.length] ?? photo)
}

/** Sends four at a time, alternating between users, because each may send 60 a minute. */
async function sendAll(pictures: Buffer[], tokens: string[]): Promise<number[]> {
  const answers: number[] = []
  const waiting = [...pictures.entries()]
  const send = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, bytes] = next
      answers.push((await upload(app.url, tokens[at % tokens.length], new Uint8Array(bytes))).status)
    }
  }
  await Promise.all([send(), send(), send(), send()])
  return answers
}

function shareOf(answers: number[]): string {
  const statuses = [...new Set(answers)].sort((a, b) => a - b)
  return statuses.map((status) => `${status} × ${answers.filter((answer) => answer === status).length}`).join(', ')
}

/** Returns the idle memory in MB. */
async function settled(): Promise<number> {
  await wait(15_000)
  return memory()
}

function memory(): number {
  const processes = execFileSync('ps', ['-eo', 'rss=,pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  const sizes = processes.map((line) => {
    const [size, pid, parent, ...command] = line.trim().split(/\s+/)
    const converts = Number(parent) === app.pid && command.join(' ').includes('converter-process')
    return Number(pid) === app.pid || converts ? Number(size) : 0
  })
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024)
}

async function tokenOf(email: string): Promise<string> {
  const browser = visitor(app.url)
  await browser.post('/api/auth/sign-in/email', { email, password: DEMO_PASSWORD })
  const answer = await jwt(app.url, await idTokenOf(browser), email)
  const { token } = (await answer.json()) as { token: string }
  return token
}
