import { like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startGoogle } from '../../../../../test/people/google-flow.ts'
import { idTokenOf, jwt, newEmail, PASSWORD, registered } from '../../../../../test/people/person.ts'
import { visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { rateCounts } from '../../../platform/db/tables/rate-count.ts'

const app = await testApp({ TRUST_PROXY: 'true' })
beforeEach(() => app.db.delete(rateCounts))
afterAll(() => app.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const signIn = (email: string, password: string, address = '192.0.2.1') =>
  visitor(app.url).post('/api/auth/sign-in/email', { email, password }, from(address))
const times = <T>(many: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, at) => work(at)))
const statuses = (answers: Response[]) => answers.map(({ status }) => status)
const inOrder = (answers: Response[]) => statuses(answers).toSorted((one, other) => one - other)

test('a stranger has ten attempts a minute at one e-mail, in any spelling', async () => {
  const { email } = await registered(app.url)
  const tries = await times(10, (at) => signIn(at % 2 ? email : ` ${email.toUpperCase()}`, 'Wrong#2026'))
  expect(new Set(statuses(tries))).toEqual(new Set([401]))
  const eleventh = await signIn(email, PASSWORD)
  expect(eleventh.status).toBe(429)
  expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(eleventh.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await eleventh.json()).toMatchObject({ message: expect.stringMatching(/^Too many attempts/) })
})

test.each([{ toString: 1 }, ['a'], null, 5])('returns 422 for an e-mail that is %o', async (email) => {
  const answer = await visitor(app.url).post('/api/auth/sign-in/email', { email, password: PASSWORD })
  expect(answer.status).toBe(422)
})

test('counts concurrent attempts', async () => {
  const { email } = await registered(app.url)
  const tries = await times(40, () => signIn(email, 'Wrong#2026'))
  expect(statuses(tries).filter((status) => status === 401)).toHaveLength(10)
  expect(statuses(tries).filter((status) => status === 429)).toHaveLength(30)
})

test('a stranger elsewhere can’t lock a user out', async () => {
  const { email } = await registered(app.url)
  await times(15, () => signIn(email, 'Wrong#2026', '198.51.100.66'))
  expect((await signIn(email, PASSWORD, '192.0.2.50')).status).toBe(200)
})

test('behind the proxy a client can’t choose its address by an own header', async () => {
  const { email } = await registered(app.url)
  const tries = await times(12, (at) => signIn(email, 'Wrong#2026', `192.0.2.${at}, 203.0.113.9`))
  expect(statuses(tries).filter((status) => status === 429)).toHaveLength(2)
})

test.each([
  ['ports', (at: number) => `192.0.2.1:${50_000 + at}`],
  ['ports after IPv6', (at: number) => `[2001:db8::1]:${50_000 + at}`],
  ['words that are no address', (at: number) => `client ${at}`],
])('a proxy that sends other %s with each request doesn’t make each a new client', async (_what, address) => {
  const { email } = await registered(app.url)
  const tries = await times(12, (at) => signIn(email, 'Wrong#2026', address(at)))
  expect(statuses(tries).filter((status) => status === 429)).toHaveLength(2)
})

test('doesn’t count successful sign-ins', async () => {
  const { email } = await registered(app.url)
  const tries = await times(12, () => signIn(email, PASSWORD))
  expect(statuses(tries).filter((status) => status === 200).length).toBeGreaterThanOrEqual(10)
  for (let at = 0; at < 4; at++) expect((await signIn(email, PASSWORD)).status).toBe(200)
})

/** Sets the counts under this name, as if `many` attempts had been made this minute. */
const pretend = (what: string, many: number) =>
  app.db
    .update(rateCounts)
    .set({ count: many })
    .where(like(rateCounts.key, `${what}:%`))

test('limits one address to a hundred attempts a minute over all e-mails', async () => {
  await signIn(newEmail(), 'Wrong#2026')
  await pretend('sign-in of an address', 98)
  const tries = await times(5, () => signIn(newEmail(), 'Wrong#2026'))
  expect(inOrder(tries)).toEqual([401, 401, 429, 429, 429])
})

test('limits one address to three hundred checked passwords a minute, right or wrong', async () => {
  const { email } = await registered(app.url)
  expect((await signIn(email, PASSWORD)).status).toBe(200)
  await pretend('password of an address', 298)
  const answers = [await signIn(email, PASSWORD), await signIn(email, PASSWORD), await signIn(email, PASSWORD)]
  expect(statuses(answers)).toEqual([200, 200, 429])
  expect((await signIn(email, PASSWORD, '198.51.100.67')).status).toBe(200)
})

test('limits a user to sixty tokens a minute, and not others at their address', async () => {
  const { email, browser } = await registered(app.url)
  const idToken = await idTokenOf(browser)
  const answers = await times(61, () => jwt(app.url, idToken, email))
  expect(statuses(answers).filter((status) => status === 200)).toHaveLength(60)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('content-type')).toMatch('application/problem+json')
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused?.json()).toMatchObject({ status: 429, detail: expect.stringMatching(/^Too many attempts/) })
  const other = await registered(app.url)
  expect((await jwt(app.url, await idTokenOf(other.browser), other.email)).status).toBe(200)
})

test('limits one address to six hundred attempts at a token a minute', async () => {
  const knock = () => visitor(app.url).post('/api/jwt', { email: 'a@people.example' }, from('203.0.113.5'))
  await knock()
  await pretend('jwt of an address', 598)
  expect(inOrder(await times(5, knock))).toEqual([401, 401, 429, 429, 429])
})

test('limits one address to three hundred visits of the stand-in for Google a minute, then shows an error page', async () => {
  const browser = visitor(app.url)
  const { pathname, search } = await startGoogle(browser, app.url)
  const open = () => browser.get(pathname + search, from('203.0.113.7'))
  await open()
  await pretend('google page of an address', 298)
  const answers = await times(4, open)
  expect(inOrder(answers)).toEqual([303, 303, 429, 429])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('content-type')).toMatch('text/html')
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused?.text()).toMatch(/Too many attempts/)
  expect((await browser.get(pathname + search, from('203.0.113.8'))).status).toBe(303)
})

test('without a trusted proxy a client can’t choose its address', async () => {
  const direct = await testApp()
  try {
    const tries = await times(12, (at) =>
      visitor(direct.url).post(
        '/api/auth/sign-in/email',
        { email: 'jane@people.example', password: 'Wrong#2026' },
        {
          'x-forwarded-for': `192.0.2.${at}`,
          'x-real-ip': `192.0.2.${at}`,
          'x-keyhaven-client-address': `192.0.2.${at}`,
        },
      ),
    )
    expect(statuses(tries).filter((status) => status === 429)).toHaveLength(2)
  } finally {
    await direct.close()
  }
})
