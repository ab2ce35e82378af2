import pg from 'pg'
import type { Recording, Statement, TimesNumber } from './recording.ts'

const POOL_SIZE = 20 // as the app's

/**
 * Sends recorded statements as prepared ones; a transaction keeps its connection. `number` is the one in the request.
 */
export type Replay = (waves: Recording, number?: number) => Promise<void>

export function replayOn(databaseUrl: string): Replay {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE, types: { getTypeParser } })
  return async (waves, number = 0) => {
    let transaction: pg.PoolClient | undefined
    try {
      for (const wave of waves) {
        if (isText(wave, /^begin/i)) transaction = await pool.connect()
        const { query } = transaction
          ? { query: transaction.query.bind(transaction) }
          : { query: pool.query.bind(pool) }
        await Promise.all(wave.map((statement) => query(prepared(statement, number))))
        if (!isText(wave, /^(commit|rollback)/i)) continue
        transaction?.release()
        transaction = undefined
      }
    } finally {
      transaction?.release(true)
    }
  }
}

const isText = ([first]: Statement[], pattern: RegExp): boolean => pattern.test(first?.text ?? '')

const names = new Map<string, string>()

function prepared({ values, ...statement }: Statement, number: number) {
  if (values.length === 0) return statement
  const name = names.get(statement.text) ?? `statement ${names.size}`
  names.set(statement.text, name)
  return {
    ...statement,
    name,
    values: values.map((value) => (isTimesNumber(value) ? value.timesNumber * number : value)),
  }
}

const isTimesNumber = (value: unknown): value is TimesNumber =>
  typeof value === 'object' && value !== null && 'timesNumber' in value

/** Date and time types stay texts, as in the app. */
const moments = new Set([1082, 1114, 1184, 1186])
const asText = (value: string) => value
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (id, format) =>
  moments.has(id) ? asText : pg.types.getTypeParser(id, format)
