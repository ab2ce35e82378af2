import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../../test/people/access.ts'
import { newEmail, PASSWORD, registered } from '../../../../../test/people/person.ts'
import { visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.db.execute(sql`create function lose_connection() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return new; end $$`)
})
afterAll(async () => app.close())
beforeEach(async () => {
  for (const table of ['identity_user', 'identity_session', 'oidc_entry'])
    await app.db.execute(sql`drop trigger if exists lost on ${sql.identifier(table)}`)
})

/** From now on a write to this table loses the connection to the database. */
const losing = (table: string) =>
  app.db.execute(
    sql`create trigger lost before insert on ${sql.identifier(table)} for each row execute function lose_connection()`,
  )
const account = (email: string) => ({ name: 'Ada', image: 'https://x.example/a', email, password: PASSWORD })

test.each(['identity_user', 'identity_session'])(
  'a registration during a database failure at %s returns a message to try again, and then succeeds',
  async (table) => {
    const email = newEmail()
    await losing(table)
    const answer = await visitor(app.url).post('/api/auth/sign-up/email', account(email))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({
      status: 503,
      code: 'unavailable',
      message: expect.stringMatching(/try again/),
    })
    await app.db.execute(sql`drop trigger lost on ${sql.identifier(table)}`)
    expect((await visitor(app.url).post('/api/auth/sign-up/email', account(email))).status).toBe(200)
  },
)

test('a sign-in during a database failure returns a message to try again', async () => {
  const { email } = await registered(app.url)
  await losing('identity_session')
  const answer = await visitor(app.url).post('/api/auth/sign-in/email', { email, password: PASSWORD })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})

test('a Google sign-in during a database failure returns a message to try again', async () => {
  const person = visitor(app.url)
  const begun = await person.post('/api/auth/sign-in/social', { provider: 'google', callbackURL: '/' })
  const { url } = (await begun.json()) as { url: string }
  await losing('oidc_entry')
  const answer = await person.get(url, { accept: 'text/html' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})

test('a database failure asks a signed-in user to try again, and keeps them signed in', async () => {
  const { browser } = await registered(app.url)
  await app.db.execute(sql`alter table identity_session rename to kept`)
  await app.db.execute(sql`create function lost() returns boolean language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return true; end $$`)
  await app.db.execute(sql`create view identity_session as select * from kept where lost()`)
  const answers = [
    await browser.get('/api/auth/get-session'),
    await browser.get('/api/auth/token'),
    await browser.post('/api/auth/update-user', { name: 'Ada' }),
  ]
  await app.db.execute(sql`drop view identity_session`)
  await app.db.execute(sql`alter table kept rename to identity_session`)
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    answers.map(() => [503, '5']),
  )
  expect((await browser.get('/api/auth/token')).status).toBe(200)
})

test('rejects a taken e-mail as taken', async () => {
  const { email } = await registered(app.url)
  expect((await visitor(app.url).post('/api/auth/sign-up/email', account(email))).status).toBe(422)
})
