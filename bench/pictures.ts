// The cost of an upload compared with sharp alone, and the effect of ten on readers: npm run bench -- pictures
import { fork } from 'node:child_process'
import { once } from 'node:events'
import sharp from 'sharp'
import { DEMO_PASSWORD } from '#contract/demo'
import { idTokenOf, jwt } from '../test/people/person.ts'
import { upload } from '../test/people/upload.ts'
import { visitor } from '../test/people/visitor.ts'
import { phonePhoto } from '../test/pictures/pictures.ts'
import { appProcess, newDataDir } from '../test/server/app-process.ts'
import { median } from './compare/median.ts'
import { plainReads, readUntil } from './reads.ts'
import { figures } from './report/figures.ts'
import { quantile } from './report/quantile.ts'

const ROUNDS = 5
const UPLOADS = 10
const REST_MS = 10_000
const MAX_TIMES_SHARP = 3
const MAX_TIMES_READ = 5
const MAX_CARD_BYTES = 40_000

const { tell, write } = figures()
const folder = await newDataDir()
const app = await appProcess({ DATA_DIR: folder.dataDir, DEMO: 'true', DATABASE_URL: '', LOG_LEVEL: 'silent' })
const alone = fork(new URL('rivals/sharp-alone.ts', import.meta.url))
try {
  const photo = await phonePhoto()
  const { width, height } = await sharp(photo).metadata()
  const megapixels = (width * height) / 1e6
  const tokens = await Promise.all(['agent', 'agent2', 'buyer', 'buyer2'].map(tokenOf))
  const ratios: number[] = []
  for (let round = -1; round < ROUNDS; round++) {
    const bare = await sharpAlone(photo)
    const ours = await timed(() => send(photo, tokens[0]))
    if (round >= 0) ratios.push(ours / bare) // the first warms up
  }
  const timesSharp = median(ratios)
  tell({
    what: 'an upload',
    value: `${timesSharp.toFixed(2)} times sharp alone`,
    target: `≤ ${MAX_TIMES_SHARP} times`,
    isMet: timesSharp <= MAX_TIMES_SHARP,
  })

  const paths = await plainReads(app.url)
  const restUntil = performance.now() + REST_MS
  const atRest = await readUntil(app.url, paths, () => performance.now() > restUntil)
  let isOver = false
  const sending = Promise.all(Array.from({ length: UPLOADS }, (_, at) => send(photo, tokens[at % tokens.length])))
  void sending.finally(() => {
    isOver = true
  })
  const during = await readUntil(app.url, paths, () => isOver)
  await sending
  for (const name of Object.keys(paths)) {
    const times = quantile(during[name] ?? [], 0.99) / quantile(atRest[name] ?? [], 0.99)
    tell({
      what: `p99 of ${name} during ${UPLOADS} uploads`,
      value: `${times.toFixed(1)} times that at rest`,
      target: `≤ ${MAX_TIMES_READ} times`,
      isMet: times <= MAX_TIMES_READ,
    })
  }

  const kept = await send(photo, tokens[1])
  for (const format of ['avif', 'webp']) {
    const card = kept.replace('.webp', `-400.${format}`)
    const bytes = (await (await fetch(new URL(card, app.url))).arrayBuffer()).byteLength
    tell({
      what: `its card of 400 px, as ${format === 'avif' ? 'AVIF' : 'WebP'}`,
      value: `${(bytes / 1000).toFixed(1)} kB`,
      target: `≤ ${MAX_CARD_BYTES / 1000} kB`,
      isMet: bytes <= MAX_CARD_BYTES,
    })
  }
  write({
    title: 'Pictures',
    command: 'npm run bench -- pictures',
    how: [
      `A photograph of ${megapixels} megapixels (${(photo.length / 1e6).toFixed(1)} MB), compared with sharp’s own decoding and encoding of the same outputs; ten concurrent ones are of four people.`,
    ],
  })
} finally {
  alone.disconnect()
  await app.end('SIGTERM')
  await folder.remove()
}

/** Returns the milliseconds that sharp takes for the same outputs in its own process. */
async function sharpAlone(photo: Buffer): Promise<number> {
  alone.send(photo.toString('base64'))
  const [ms] = await once(alone, 'message')
  return Number(ms)
}

async function send(photo: Buffer, token: string | undefined): Promise<string> {
  const { status, address } = await upload(app.url, token, new Uint8Array(photo))
  if (status !== 200) throw new Error(`the upload was answered ${status}`)
  return address
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

async function tokenOf(name: string): Promise<string> {
  const email = `${name}@keyhaven.demo`
  const browser = visitor(app.url)
  await browser.post('/api/auth/sign-in/email', { email, password: DEMO_PASSWORD })
  const { token } = (await (await jwt(app.url, await idTokenOf(browser), email)).json()) as { token: string }
  return token
}
