/** @module-tag all */
import { readFile } from 'node:fs/promises'
import { hashPassword } from 'better-auth/crypto'
import { like } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { TestApp } from '../../../../../test/people/access.ts'
import { newEmail, PASSWORD, registered, registrationOf } from '../../../../../test/people/person.ts'
import { visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { rateCounts } from '../../../platform/db/tables/rate-count.ts'
import { type PasswordHashing, passwordHashing } from './password-hashing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ TRUST_PROXY: 'true' }, undefined, { passwords: passwordHashing() })
})
afterAll(() => app.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const signUp = () => visitor(app.url).post('/api/auth/sign-up/email', registrationOf(newEmail()))

/** Starts `many` works; `ended` is the number of ended ones. */
function started(many: number, work: (at: number) => Promise<unknown>) {
  const works = { ended: 0, all: Promise.resolve<unknown>(undefined) }
  works.all = Promise.all(
    Array.from({ length: many }, async (_, at) => {
      const answer = await work(at)
      works.ended++
      return answer
    }),
  )
  onTestFinished(async () => void (await works.all))
  return works
}

test('reads a file while passwords wait to be hashed', async () => {
  const { hash } = passwordHashing({ concurrency: 1 })
  const hashes = started(10, () => hash(PASSWORD))
  await readFile('package.json')
  expect(hashes.ended).toBeLessThan(5)
})

test('a password from elsewhere does not wait for twelve from one address', async () => {
  const { hash, onBehalfOf } = passwordHashing({ concurrency: 1 })
  const crowd = started(12, () => onBehalfOf('192.0.2.1', () => hash(PASSWORD)))
  await onBehalfOf('192.0.2.2', () => hash(PASSWORD))
  expect(crowd.ended).toBeLessThan(4)
})

test('a sign-in or registration uses a turn of the client address from the trusted proxy', async () => {
  const passwords = passwordHashing()
  const addresses: string[] = []
  const onBehalfOf: PasswordHashing['onBehalfOf'] = (address, work) => {
    addresses.push(address)
    return passwords.onBehalfOf(address, work)
  }
  const proxied = await testApp({ TRUST_PROXY: 'true' }, undefined, { passwords: { ...passwords, onBehalfOf } })
  onTestFinished(() => proxied.close())
  const { email } = await registered(proxied.url)
  const credentials = { email, password: PASSWORD }
  await visitor(proxied.url).post('/api/auth/sign-in/email', credentials, from('2001:db8::9'))
  expect(addresses).toEqual(['127.0.0.1', '2001:db8::/64'])
})

test('a registration takes a database connection only once its password is hashed', async () => {
  const watching = new pg.Client({ connectionString: app.databaseUrl })
  await watching.connect()
  onTestFinished(() => watching.end())
  const text = `select from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`
  const crowd = started(8, signUp)
  const held: number[] = []
  while (crowd.ended < 8) held.push((await watching.query(text)).rowCount ?? 0)
  expect(held.toSorted((one, other) => one - other)[Math.floor(held.length / 2)]).toBeLessThan(2)
})

test('a password hashed by an earlier version still works', async () => {
  const { verify } = passwordHashing()
  const hash = await hashPassword(PASSWORD)
  expect(await verify({ hash, password: PASSWORD })).toBe(true)
  expect(await verify({ hash, password: 'Wrong#2026' })).toBe(false)
})

test('an unknown e-mail takes as long as a wrong password, so that the time reveals no account', async () => {
  const { hash, verify, ...others } = passwordHashing()
  let hashed = 0
  const counted = <Given, Result>(work: (given: Given) => Promise<Result>) => {
    return (given: Given) => {
      hashed++
      return work(given)
    }
  }
  const passwords = { ...others, hash: counted(hash), verify: counted(verify) }
  const counting = await testApp({}, undefined, { passwords })
  onTestFinished(() => counting.close())
  const { email } = await registered(counting.url)
  for (const tried of [email, newEmail()]) {
    hashed = 0
    const credentials = { email: tried, password: 'Wrong#2026' }
    expect((await visitor(counting.url).post('/api/auth/sign-in/email', credentials)).status).toBe(401)
    expect(hashed).toBe(1)
  }
})

test('asks users to retry when their turn doesn’t come in time, without counting the attempt', async () => {
  const busy = await testApp({}, undefined, { passwords: passwordHashing({ concurrency: 1, maxWaitMs: 1 }) })
  onTestFinished(() => busy.close())
  const { email } = await registered(busy.url)
  const signInThere = () => visitor(busy.url).post('/api/auth/sign-in/email', { email, password: PASSWORD })
  const signUpThere = () => visitor(busy.url).post('/api/auth/sign-up/email', registrationOf(newEmail()))
  for (const call of [signInThere, signInThere, signUpThere]) {
    const answers = await Promise.all(Array.from({ length: 8 }, call))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) {
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^Too many people are signing in/) })
    }
  }
  for (let at = 0; at < 4; at++) expect((await signInThere()).status).toBe(200)
})

test('an attempt without a turn counts for none of its address’s limits', async () => {
  const busy = await testApp({}, undefined, { passwords: passwordHashing({ concurrency: 1, maxWaitMs: 1 }) })
  onTestFinished(() => busy.close())
  const counted = async (what: string) =>
    (
      await busy.db
        .select()
        .from(rateCounts)
        .where(like(rateCounts.key, `${what}:%`))
    )[0]?.count
  const { email } = await registered(busy.url)
  const post = (path: string, body: unknown) => visitor(busy.url).post(`/api/auth${path}`, body)
  const checked = await Promise.all([
    ...Array.from({ length: 6 }, () => post('/sign-in/email', { email, password: PASSWORD })),
    ...Array.from({ length: 6 }, () => post('/sign-in/email', { email: newEmail(), password: 'Wrong#2026' })),
  ])
  const signUps = await Promise.all(
    Array.from({ length: 12 }, () => post('/sign-up/email', registrationOf(newEmail()))),
  )
  for (const answers of [checked, signUps]) expect(answers.some(({ status }) => status === 503)).toBe(true)
  expect(await counted('password of an address')).toBe(checked.filter(({ status }) => status !== 503).length)
  expect(await counted('sign-up of an address')).toBe(1 + signUps.filter(({ status }) => status !== 503).length)
})
