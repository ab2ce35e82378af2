/** @module-tag all */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DEMO_PASSWORD } from '#contract/demo'
import { openDatabase } from '../../src/server/platform/db/database.ts'
import type { Server } from '../people/deal.ts'
import { make, type Person } from '../people/make.ts'
import { newEmail, PASSWORD } from '../people/person.ts'
import { visitor } from '../people/visitor.ts'
import { appProcess, newDataDir } from '../server/app-process.ts'
import { postmasterOf } from '../server/postmaster.ts'

const secret = 'a secret of at least thirty-two characters'

/** The app on its own database, and a person who is signed in. */
async function running() {
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  const app = await appProcess({ DATA_DIR: dataDir, APP_SECRET: secret, LOG_LEVEL: 'silent', RECONCILE_SECONDS: '0.1' })
  onTestFinished(() => app.end('SIGTERM'))
  const { password, port } = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'))
  const db = openDatabase(`postgres://keyhaven:${password}@127.0.0.1:${port}/keyhaven`, () => {})
  const person = await make.user({ db, parts: { secret } })
  await db.$client.end()
  return { url: app.url, dataDir, person }
}

const review = { propertyTitle: 'A', agentName: 'B', reviewTime: '10:11:12', reviewDescription: 'Good' }
const reviewed = ({ url }: Server, { token }: Person) =>
  fetch(`${url}/api/reviews`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(review),
  })

/** People's calls during the outage: each kind with the statuses that it may have in addition to 503. */
const doings: Record<string, { may: number[]; ask: (app: Server, person: Person) => Promise<Response> }> = {
  'writing a review': { may: [201], ask: reviewed },
  'reading homes': { may: [200], ask: ({ url }) => fetch(`${url}/api/allProperty/status`) },
  registering: {
    may: [200],
    ask: ({ url }) => {
      const account = { name: 'Ada', image: 'https://x.example/a', email: newEmail(), password: PASSWORD }
      return visitor(url).post('/api/auth/sign-up/email', account)
    },
  },
  'signing in': {
    may: [200],
    ask: ({ url }) =>
      visitor(url).post('/api/auth/sign-in/email', { email: 'buyer@keyhaven.demo', password: DEMO_PASSWORD }),
  },
  'going to Google': {
    may: [200, 303],
    ask: async ({ url }) => {
      const person = visitor(url)
      const begun = await person.post('/api/auth/sign-in/social', { provider: 'google', callbackURL: '/' })
      if (!begun.ok) return begun
      return person.get(new URL(((await begun.json()) as { url: string }).url).href)
    },
  },
  'paying with a card': {
    may: [404],
    ask: async ({ url }) => fetch(`${url}/demo-stripe/v1/payment_intents/pi_1/confirm`, paying),
  },
  'being ready': { may: [200], ask: ({ url }) => fetch(`${url}/readyz`) },
}
const paying = { method: 'POST', body: new URLSearchParams({ key: 'pk_test_demo_cards' }) }

type ObservedAnswer = { what: string; status: number; retryAfter: string | null }

/** Does all of it again and again, until stopped; returns the answers. */
async function people(app: Server, person: Person, isOver: () => boolean): Promise<ObservedAnswer[]> {
  const seen: ObservedAnswer[] = []
  const repeat = async ([what, { ask }]: [string, (typeof doings)[string]]) => {
    while (!isOver()) {
      const { status, headers } = await ask(app, person)
      seen.push({ what, status, retryAfter: headers.get('retry-after') })
    }
  }
  const all = Object.entries(doings)
  await Promise.all([...all, ...all].map(repeat))
  return seen
}

const unexpected = (seen: ObservedAnswer[]) =>
  seen.filter(({ what, status, retryAfter }) =>
    status === 503 ? retryAfter !== '5' : !doings[what]?.may.includes(status),
  )

test(
  'while the database is killed, every answer is success or 503, and then the app serves again',
  {
    timeout: 120_000,
  },
  () => expectToGoOn('SIGKILL'),
)

test.each<[string, NodeJS.Signals]>([
  ['crashes with all its sessions', 'SIGQUIT'],
  ['is shut down', 'SIGINT'],
])(
  'while the database %s, every answer is success or 503, and then the app serves again',
  { tags: 'all', timeout: 120_000 },
  (_how, signal) => expectToGoOn(signal),
)

async function expectToGoOn(signal: NodeJS.Signals): Promise<void> {
  const { dataDir, person, ...app } = await running()
  let over = false
  const seen = people(app, person, () => over)
  await expect.poll(async () => (await reviewed(app, person)).status).toBe(201)
  process.kill(await postmasterOf(dataDir), signal)
  await expect.poll(async () => (await reviewed(app, person)).status, { timeout: 20_000 }).toBe(503)
  await expect.poll(async () => (await reviewed(app, person)).status, { timeout: 30_000 }).toBe(201)
  over = true
  const answers = await seen
  expect(unexpected(answers)).toEqual([])
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
}
