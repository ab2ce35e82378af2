import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isDatabaseGone } from './errors.ts'

const coded = (code: string) => Object.assign(new Error('it failed'), { code })

const sqlStates = '08000 08003 08006 08P01 53000 53100 53200 53300 53400 57P01 57P02 57P03 57P04 57P05 25006 25P03'
const networkCodes = 'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN'

test.each([...sqlStates.split(' '), ...networkCodes.split(' ')])(
  '%s means that the database is gone, also as the cause of a failed query',
  (code) => {
    expect(isDatabaseGone(coded(code))).toBe(true)
    expect(isDatabaseGone(new DrizzleQueryError('select 1', [], coded(code)))).toBe(true)
    expect(isDatabaseGone(new Error('no', { cause: new Error('no', { cause: coded(code) }) }))).toBe(true)
  },
)

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('pg’s message “%s” counts as a lost database, too', (message) => {
  expect(isDatabaseGone(new DrizzleQueryError('select 1', [], new Error(message)))).toBe(true)
})

test.each<[string, unknown]>([
  ['a table that is not there', coded('42P01')],
  ['a duplicate', coded('23505')],
  ['a deadlock', coded('40P01')],
  ['a query that was cancelled', coded('57014')],
  ['a bug', new TypeError('x is not a function')],
  ['what is no error', { code: '57P01' }],
  ['nothing', undefined],
])('%s does not count as a lost database', (_what, error) => expect(isDatabaseGone(error)).toBe(false))

test('circular causes end', () => {
  const error = new Error('round')
  error.cause = error
  expect(isDatabaseGone(error)).toBe(false)
})
