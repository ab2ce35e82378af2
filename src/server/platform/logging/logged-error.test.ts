/** @module-tag all */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { loggedError } from './logged-error.ts'

const SECRET = 'planted-secret'
const shownOf = (error: unknown) => JSON.stringify(loggedError(error))
const caught = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('a failed query is logged with its text and its cause, and without its parameters', () => {
  const query = 'insert into "identity_session" values ($1)'
  const error = loggedError(
    new DrizzleQueryError(query, [SECRET, `${SECRET}\n    at ${SECRET}:1:1`], new Error('no such column')),
  )
  expect(error).toMatchObject({
    type: 'DrizzleQueryError',
    message: `Failed query: ${query}`,
    cause: { type: 'Error', message: 'no such column' },
  })
  expect(error.stack).toContain('logged-error.test.ts')
  expect(JSON.stringify(error)).not.toContain(SECRET)
})

test.each([
  [
    'a unique key',
    `insert into app_user (id, email, name) select gen_random_uuid(), '${SECRET}', 'A' from generate_series(1, 2)`,
    '23505',
  ],
  ['a check', `insert into app_user (id, email, name) values (gen_random_uuid(), upper('${SECRET}'), 'A')`, '23514'],
  ['a value of another kind', `select '${SECRET}'::uuid`, '22P02'],
  ['JSON', `select '${SECRET}'::jsonb`, '22P02'],
  ['a duplicate in a function', `do $$ begin perform '${SECRET}'::int; end $$`, '22P02'],
])('logs PostgreSQL’s message about %s without the value', async (_what, query, code) => {
  const { db, close } = await testDatabase()
  const error = await db.$client.query(query).catch((failure: unknown) => failure)
  await close()
  expect(loggedError(error)).toMatchObject({ type: 'DatabaseError', code, routine: expect.any(String) })
  expect(shownOf(error).toLowerCase()).not.toContain(SECRET)
})

test.each<[string, unknown]>([
  ['e-mail addresses', new Error(`550 no such person <${SECRET}@people.example>, ${SECRET}@people.example: gone`)],
  ['a password in an address', new Error(`postgres://user:${SECRET}@localhost/db is not there`)],
  ['a text that is no JSON', caught(() => JSON.parse(`{"a": ${SECRET}}`))],
  ['fields that we don’t know', Object.assign(new Error('no'), { detail: SECRET, raw: { client_secret: SECRET } })],
  [
    'causes without end',
    Array(50)
      .fill(0)
      .reduce((cause) => new Error('no', { cause }), new Error(SECRET)),
  ],
  ['what is no error', { password: SECRET }],
])('%s are not logged', (_what, error) => {
  expect(shownOf(error)).not.toContain(SECRET)
})

test('the log shows an operator code, constraint, status and place of an error', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  })
  const shown = loggedError(new Error('the database is away', { cause: error }))
  expect(shown).toMatchObject({ cause: { code: 'ECONNREFUSED', syscall: 'connect', message: error.message } })
  expect(shown.stack?.split('\n')[0]).toMatch(/^ {4}at .*logged-error\.test\.ts:\d+:\d+/)
})

test('an uncaught failure ends the process, and is printed without parameters', async () => {
  const program = ['dist/test/crashing-process.js', SECRET]
  const failure: unknown = await promisify(execFile)(process.execPath, program).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/unexpected failure[\s\S]*the table is broken/),
  })
  expect((failure as { stderr: string }).stderr).not.toContain(SECRET)
})

test.each(['ECONNRESET', '57P01', '57014'])(
  'an uncaught failure of the database (%s) is printed, and the process goes on',
  async (code) => {
    const program = ['dist/test/crashing-process.js', SECRET, code]
    const { stdout, stderr } = await promisify(execFile)(process.execPath, program)
    expect(stdout).toContain('went on')
    expect(stderr).toContain('the table is broken')
    expect(stderr).not.toContain(SECRET)
  },
)
