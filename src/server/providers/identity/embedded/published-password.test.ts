import { afterEach, beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD, demoEmails } from '#contract/demo'
import { registrationOf } from '../../../../../test/people/person.ts'
import { visitor } from '../../../../../test/people/visitor.ts'
import { startingPlace } from '../../../../../test/server/startable-app.ts'
import { OperatorError } from '../../../operator-error.ts'
import { identityUsers } from '../../../platform/db/tables/identity.ts'

let place: Awaited<ReturnType<typeof startingPlace>>
beforeEach(async () => {
  place = await startingPlace()
})
afterEach(() => place.leave())

const live = { DEMO: 'false' }
const production = { NODE_ENV: 'production' }
const firebase = { FIREBASE_PROJECT_ID: 'my-homes', FIREBASE_API_KEY: 'AIza-key' }

const ranTheDemo = async (then: (url: string) => Promise<unknown> = async () => {}) => {
  const { url, stop } = await place.started({ DEMO: 'true' })
  await then(url)
  await stop()
}
const signIn = async (url: string, email: string, password = DEMO_PASSWORD) => {
  const browser = visitor(url)
  const { status } = await browser.post('/api/auth/sign-in/email', { email, password })
  return { browser, status }
}
const changePassword = async (url: string, email: string) => {
  const { browser } = await signIn(url, email)
  const change = { currentPassword: DEMO_PASSWORD, newPassword: 'Other#2026' }
  expect((await browser.post('/api/auth/change-password', change)).status).toBe(200)
}

test('an operator who goes live on the demo’s database is refused, with the accounts and what to do', async () => {
  await ranTheDemo()
  for (const on of [live, production]) {
    const refusal = await place.started(on).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(OperatorError)
    for (const email of demoEmails) expect(String(refusal)).toContain(`'${email}'`)
    for (const way of ['DATA_DIR', 'DATABASE_URL', 'delete from identity_user']) expect(String(refusal)).toContain(way)
  }
})

test('the refusal to start names the accounts whose passwords are unchanged', async () => {
  await ranTheDemo((url) => changePassword(url, 'admin@keyhaven.demo'))
  const refusal = String(await place.started(live).catch((error: unknown) => error))
  expect(refusal).toContain('agent@keyhaven.demo')
  expect(refusal).not.toContain('admin@keyhaven.demo')
})

test('starts when every password is changed, and the published one is rejected', async () => {
  await ranTheDemo((url) => Promise.all(demoEmails.map((email) => changePassword(url, email))))
  const { url } = await place.started(production)
  expect((await signIn(url, 'admin@keyhaven.demo')).status).toBe(401)
  expect((await signIn(url, 'admin@keyhaven.demo', 'Other#2026')).status).toBe(200)
})

test('starts when the sign-ins are deleted', { tags: 'all' }, async () => {
  await ranTheDemo()
  await place.db.delete(identityUsers)
  expect((await signIn((await place.started(live)).url, 'admin@keyhaven.demo')).status).toBe(401)
})

test('keeps the demo’s accounts when the operator allows it in production by name', { tags: 'all' }, async () => {
  await ranTheDemo()
  const { url } = await place.started({ ...production, DEMO: 'true', ALLOW_STAND_INS: 'demo' })
  expect((await signIn(url, 'admin@keyhaven.demo')).status).toBe(200)
})

test('starts with Firebase, where those passwords can’t be used', { tags: 'all' }, async () => {
  await ranTheDemo()
  const { url } = await place.started({ ...live, ...firebase })
  expect((await signIn(url, 'admin@keyhaven.demo')).status).toBe(404)
})

test('a stranger who registers under a demo address with that password prevents no later start', {
  tags: 'all',
}, async () => {
  const { url, stop } = await place.started(live)
  const stranger = { ...registrationOf('admin@keyhaven.demo'), password: DEMO_PASSWORD }
  expect((await visitor(url).post('/api/auth/sign-up/email', stranger)).status).toBe(200)
  await stop()
  expect((await place.started(live)).url).toContain('http')
})
