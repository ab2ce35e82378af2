// The effect of attacks on other users: npm run bench -- attack [--app FOLDER] [--only WORD]
// FOLDER: another built checkout, to compare with. All traffic stays on this machine.
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { visitor } from '../test/people/visitor.ts'
import { appProcess, newDataDir } from '../test/server/app-process.ts'
import { accountsAt, from } from './attacks/accounts.ts'
import type { Account, Attack, Target } from './attacks/attack.ts'
import { bigPictures, flatPictures } from './attacks/pictures.ts'
import { searches } from './attacks/searches.ts'
import { signIns } from './attacks/sign-ins.ts'
import { signUps } from './attacks/sign-ups.ts'
import { silentBodies } from './attacks/silent-bodies.ts'
import { slowUploads, slowUploadsOfMany } from './attacks/slow-uploads.ts'
import { wholeLists } from './attacks/whole-lists.ts'
import { bystand } from './bystander.ts'
import { addHomes } from './many-homes.ts'
import { type Paths, plainReads, readUntil, type Times } from './reads.ts'
import { quantile } from './report/quantile.ts'

const attacks = [
  signIns,
  signUps,
  slowUploads,
  slowUploadsOfMany,
  flatPictures,
  bigPictures,
  searches,
  wholeLists,
  silentBodies,
]

const MAX_TIMES_SLOWER = 5
const REST_MS = 4_000
const HOMES = 20_000
const ATTACKER = '192.0.2.1'
const OTHER = '198.51.100.2'

const { values: options } = parseArgs({ options: { app: { type: 'string', default: '.' }, only: { type: 'string' } } })
const folder = await newDataDir()
const program = [resolve(options.app, 'dist/server/main.js')]
const app = await appProcess(
  { DATA_DIR: folder.dataDir, DEMO: 'true', DATABASE_URL: '', TRUST_PROXY: 'true', LOG_LEVEL: 'silent' },
  program,
)
try {
  const { url } = app
  await addHomes(folder.dataDir, HOMES)
  const accounts = await accountsAt(url, ATTACKER)
  const [other, ...theirs] = accounts
  if (!other) throw new Error('no registration succeeded')
  const target: Target = { url, accounts: theirs, address: ATTACKER, browser: () => visitor(url, url, from(ATTACKER)) }
  const paths = await plainReads(url)
  for (const attack of attacks)
    if (!options.only || attack.name.includes(options.only)) await measure(attack, target, other, paths)
} finally {
  await app.end('SIGTERM')
  await folder.remove()
}

async function measure(attack: Attack, target: Target, other: Account, paths: Paths) {
  const { url } = target
  const restUntil = performance.now() + REST_MS
  const atRest = await readUntil(url, paths, () => performance.now() > restUntil)
  let isOver = false
  const attacking = attack.run(target).finally(() => {
    isOver = true
  })
  const isReady = watchReadiness(url, () => isOver)
  const [times, own, outcome] = await Promise.all([
    readUntil(url, paths, () => isOver),
    wait(500).then(() => bystand(url, other, OTHER)),
    attacking,
  ])
  const unready = await isReady
  const slower = Object.keys(paths).map((name) => ({
    name,
    median: ratio(times, atRest, name, 0.5),
    p95: ratio(times, atRest, name, 0.95),
  }))
  const reads = slower.map(({ name, median, p95 }) => `${name} ${median.toFixed(1)} (p95 ${p95.toFixed(1)})`).join(', ')
  console.log(`\n${attack.name}: ${outcome}`)
  console.log(`  others’ reads at rest: ${inMilliseconds(atRest)}; now times as long: ${reads}`)
  console.log(`  /readyz ${unready === 0 ? 'was 200 throughout' : `was not 200 ${unready} times`}`)
  console.log(
    `  another person: ${Object.entries(own)
      .map((pair) => pair.join(' '))
      .join(', ')}`,
  )
  if (unready > 0 || slower.some(({ median }) => median > MAX_TIMES_SLOWER)) process.exitCode = 1
}

/** Counts the responses of `/readyz` that were not 200, at four requests a second. */
async function watchReadiness(url: string, isOver: () => boolean): Promise<number> {
  let failures = 0
  do {
    const signal = AbortSignal.timeout(5_000)
    const status = await fetch(`${url}/readyz`, { signal }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status !== 200) failures++
    await wait(250)
  } while (!isOver())
  return failures
}

function ratio(times: Times, atRest: Times, name: string, share: number): number {
  return quantile(times[name] ?? [], share) / quantile(atRest[name] ?? [], share)
}

function inMilliseconds(times: Times): string {
  return Object.entries(times)
    .map(([name, each]) => `${name} ${quantile(each, 0.5).toFixed(1)} ms`)
    .join(', ')
}
