import { Busy, Refusal } from '../refusal.ts'

const meanwhile = 'Somebody changed this at the same moment. Please look again.'
const refusals: Record<string, () => Refusal> = {
  '40001': () => new Refusal('conflict', meanwhile),
  '40P01': () => new Refusal('conflict', meanwhile),
  '23503': () => new Refusal('conflict', meanwhile), // what it refers to has just gone
  '23505': () => new Refusal('conflict', meanwhile), // somebody else has just made it
  '22021': () => new Refusal('invalid', 'The text has a character that can’t be kept.'),
}

/**
 * The database has no time for us, or is not there: a statement that took too long (57014), a connection that it ended or did not
 * take (57P01 to 57P03, 25P03, 53300), a network that does not lead to it, and what pg says in words alone.
 */
const outages = new Set([
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
])
const outageMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered|was closed).* not queryable)/

/** What a PostgreSQL error means to a person, where a race or their text caused it (codes: its manual, appendix A). */
export function refusalOfDatabase(error: Error): Refusal | undefined {
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? String(cause.code) : ''
  if (outages.has(code) || outageMessages.test(cause.message))
    return new Busy('The server is busy. Please try again in a moment.')
  return refusals[code]?.()
}
