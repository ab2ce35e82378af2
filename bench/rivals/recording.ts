import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import {
  type Query,
  type Statement as Sent,
  wrapQueries,
} from '../../src/server/platform/db/connection/wrap-queries.ts'

/** A value that is a multiple of the number in the request. */
export type TimesNumber = { timesNumber: number }
/** `rowMode: 'array'` returns rows as lists, which the driver parses faster than objects. */
export type Statement = { text: string; values: unknown[]; rowMode?: 'array' }
/** The statements of a request in order; those sent concurrently are grouped. */
export type Recording = Statement[][]

type Open = { waves: Recording; underWay: number }

const recordings = new AsyncLocalStorage<Open>()

/** Records the statements that `work` sends through a pool prepared by `recordStatements`. */
export async function recorded<Result>(work: () => Promise<Result>): Promise<{ waves: Recording; result: Result }> {
  const open: Open = { waves: [], underWay: 0 }
  return { result: await recordings.run(open, work), waves: open.waves }
}

export const recordStatements = (pool: pg.Pool): void => wrapQueries(pool, recording)

function recording(query: Query): Query {
  return (sent, ...rest) => {
    const open = recordings.getStore()
    if (!open) return query(sent, ...rest)
    if (open.underWay++ === 0) open.waves.push([])
    open.waves.at(-1)?.push(statementOf(sent, rest[0]))
    return query(sent, ...rest).finally(() => void open.underWay--)
  }
}

function statementOf(sent: Sent, given: unknown): Statement {
  const { text, values, rowMode } = typeof sent === 'string' ? { text: sent } : sent
  return { text, values: Array.isArray(given) ? given : (values ?? []), ...(rowMode && { rowMode }) }
}

export const isSameShape = (one: Recording, other: Recording): boolean => textsOf(one) === textsOf(other)
const textsOf = (recording: Recording) => JSON.stringify(recording.map((wave) => wave.map(({ text }) => text)))

/** Expresses the differences between two recordings as multiples of their request numbers. */
export function byNumber(one: Recording, other: Recording, [n, m]: [number, number]): Recording {
  return one.map((wave, at) =>
    wave.map((statement, place) => ({
      ...statement,
      values: statement.values.map((value, index): unknown => {
        const second = other[at]?.[place]?.values[index]
        if (value === second || JSON.stringify(value) === JSON.stringify(second)) return value
        const timesNumber = Number(value) / n
        if (timesNumber === Number(second) / m) return { timesNumber }
        throw new Error(`no multiple of ${n} and ${m}: ${String(value)} and ${String(second)} in ${statement.text}`)
      }),
    })),
  )
}
