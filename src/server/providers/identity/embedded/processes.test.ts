import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { choose, openChooser, startGoogle } from '../../../../../test/people/google-flow.ts'
import { idTokenOf, jwt, PASSWORD, registered, registrationOf } from '../../../../../test/people/person.ts'
import { type Visitor, visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { cheapPasswords } from '../../../../../test/server/cheap-passwords.ts'
import { buildApp } from '../../../app.ts'
import { accountEvents } from '../../../product/auth/account-events.ts'
import { readSettings } from '../../../settings/settings.ts'
import { embeddedIdentity } from './embedded.ts'

let app: Awaited<ReturnType<typeof testApp>>
const others: { close(): Promise<unknown> }[] = []
beforeAll(async () => {
  app = await testApp({ DEMO: 'true' })
})
afterEach(async () => {
  for (const other of others.splice(0)) await other.close()
})
afterAll(() => app.close())

/** Another process on the same database, as far as one process can simulate two. */
async function another(changes: { secret?: string; settings?: NodeJS.ProcessEnv } = {}): Promise<string> {
  const settings = readSettings({ LOG_LEVEL: 'silent', DEMO: 'true', ...changes.settings })
  const parts = { ...app.parts, settings, secret: changes.secret ?? app.parts.secret }
  const identity = embeddedIdentity({ ...parts, events: accountEvents(parts) }, cheapPasswords())
  const other = await buildApp({ ...parts, identity })
  others.push(other)
  return other.listen({ port: 0, host: '127.0.0.1' })
}

test('a user is signed in at every process', async () => {
  const otherUrl = await another()
  const { email, browser } = await registered(app.url)
  const there = visitor(otherUrl)
  takeCookies(browser, there)
  expect((await jwt(otherUrl, await idTokenOf(there), email)).status).toBe(200)
  expect((await jwt(app.url, await idTokenOf(there), email)).status).toBe(200)
})

test('each step of a Google sign-in may be answered by another process, behind a proxy too', async () => {
  const origin = 'https://homes.example'
  const settings = { PUBLIC_URL: origin }
  const [one, two] = [await another({ settings }), await another({ settings })]
  const [here, there] = [visitor(one, origin), visitor(two, origin)]
  const authorization = await startGoogle(here, origin)
  expect(authorization.origin).toBe(origin)
  const { page } = await openChooser(here, authorization)
  takeCookies(here, there)
  const callback = await choose(there, page, 'Alan Turing')
  expect(callback.origin).toBe(origin)
  takeCookies(there, here)
  const end = await here.get(callback.href)
  expect(end.headers.get('location')).toBe(`${origin}/after`)
  expect(end.headers.getSetCookie().join()).toMatch(/__Secure-keyhaven\.session_token/)
})

function takeCookies(from: Visitor, to: Visitor): void {
  for (const [name, cookie] of from.jar) to.jar.set(name, cookie)
}

test('after a change of the secret users sign in again to the same accounts', async () => {
  const { email, browser } = await registered(app.url)
  const before = await app.parts.identity.identify(await idTokenOf(browser))
  const otherUrl = await another({ secret: 'another secret of more than thirty-two characters' })
  const there = visitor(otherUrl)
  await there.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  const idToken = await idTokenOf(there)
  const now = await app.parts.identity.identify(idToken)
  expect(now).toMatchObject({ issuer: before?.issuer, subject: before?.subject })
  expect((await jwt(otherUrl, idToken, email)).status).toBe(200)
})

test('a database failure returns a request id and not its message', async () => {
  const broken = await testApp()
  try {
    await broken.db.execute(sql`alter table identity_user rename to gone`)
    const answer = await visitor(broken.url).post('/api/auth/sign-up/email', registrationOf('jane@people.example'))
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(text).not.toMatch(/identity_user|select|relation/)
    expect(JSON.parse(text)).toMatchObject({ status: 500, requestId: answer.headers.get('x-request-id') })
  } finally {
    await broken.close()
  }
})
