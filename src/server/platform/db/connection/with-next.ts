import { DrizzleQueryError } from 'drizzle-orm'
import pg, { type PoolClient, type QueryResult } from 'pg'
import { type Connection, Packet, type Statement } from './packet.ts'
import type { Asked, Query } from './wrap-queries.ts'

/**
 * Keeps the `begin` of Drizzle's transactions, and each statement that is marked as late, and sends them in one packet with the next
 * (D-365): a transaction waits less often, and keeps others waiting less long. What fails of a packet fails the statement it was sent with.
 */
export function sendWithNext(client: PoolClient): void {
  const query: Query = (...given) => Reflect.apply(pg.Client.prototype.query, client, given)
  const { parsedStatements } = client.connection as unknown as Connection
  let kept: Statement[] = []

  const ask = (asked: Asked, ...rest: unknown[]): unknown => {
    const isAwaited = typeof rest.at(-1) !== 'function' // a pool hands on single statements with a callback
    if (mayWait(asked) && isAwaited && kept.length < MAX_KEPT) {
      const statement = statementOf(asked, rest[0])
      kept.push({ ...statement, name: statement.name ?? statement.text })
      return Promise.resolve(NOTHING)
    }
    if (kept.length === 0) return query(asked, ...rest)
    const statement = statementOf(asked, rest[0])
    const before = kept
    kept = []
    if (!statement.text.startsWith('rollback')) return send(before, statement)
    return before.some(isBegin) ? Promise.resolve(NOTHING) : query(statement)
  }

  const isPrepared = ({ name }: Statement) => !name || name in parsedStatements

  const send = async (before: Statement[], last: Statement): Promise<unknown> => {
    if ([...before, last].every(isPrepared)) return inOnePacket(before, last)
    for (const statement of before) await alone(statement) // for the first time on this connection
    return query(last)
  }

  const alone = async (statement: Statement) => {
    try {
      const { rows } = (await query(statement)) as QueryResult
      statement.onRows?.(rows)
    } catch (error) {
      throw failureOf(statement, error as Error)
    }
  }

  const inOnePacket = (before: Statement[], last: Statement) =>
    new Promise((resolve, reject) => {
      const packet = new Packet(before, last, (error, result) => {
        if (error) reject(packet.failed ? failureOf(packet.failed, error) : error)
        else resolve(result)
      })
      void query(packet as object as Asked) // pg takes any object that can submit itself
    })

  client.query = ask as typeof client.query // whose many forms come down to one
}

/** Of a transaction that tells many: its packets stay small. */
const MAX_KEPT = 100
const NOTHING: QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }

/** Names the statement that failed: Drizzle names the one that it was sent with. */
const failureOf = ({ text }: Statement, cause: Error) => new DrizzleQueryError(text, [], cause)

/** As Drizzle sends it, which sends nothing as a mere text. */
const isBegin = (asked: Asked): boolean => typeof asked === 'object' && asked.text.startsWith('begin')

const mayWait = (asked: Asked): boolean => isBegin(asked) || (typeof asked === 'object' && asked.isLate === true)

function statementOf(asked: Asked, given: unknown): Statement {
  const statement = typeof asked === 'string' ? { text: asked } : asked
  return Array.isArray(given) ? { ...statement, values: given } : statement
}
