import pg from 'pg'
import type { Recording, Statement, TimesNumber } from './recording.ts'

const POOL_SIZE = 20 // as the app's

/**
 * Sends recorded statements as prepared ones, those of a wave without waiting for one another's answers; a transaction
 * keeps its connection from the wave that begins it to the one that ends it. `number` is the one in the request.
 */
export type Replay = (waves: Recording, number?: number) => Promise<void>

export function replayOn(databaseUrl: string): Replay {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE, pipeline: true, types: { getTypeParser } })
  return async (waves, number = 0) => {
    let transaction: pg.PoolClient | undefined
    try {
      for (const wave of waves) {
        if (has(wave, /^begin/i)) transaction ??= await pool.connect()
        const { query } = transaction
          ? { query: transaction.query.bind(transaction) }
          : { query: pool.query.bind(pool) }
        await Promise.all(wave.map((statement) => query(prepared(statement, number))))
        if (!has(wave, /^(commit|rollback)/i)) continue
        transaction?.release()
        transaction = undefined
      }
    } finally {
      transaction?.release(true)
    }
  }
}

const has = (wave: Statement[], pattern: RegExp): boolean => wave.some(({ text }) => pattern.test(text))

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
