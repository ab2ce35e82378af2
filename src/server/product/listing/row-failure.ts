import { readersLanguage } from '#contract/language'
import * as r from '#messages/feedReports'
import { OperatorError } from '../../operator-error.ts'
import { isCausedBy, isDatabaseGone } from '../../platform/db/errors.ts'
import { isDiskFailure } from '../../platform/http/failure-refusal.ts'
import { loggedError } from '../../platform/logging/logged-error.ts'
import { Refusal } from '../../refusal.ts'

/**
 * Classes of PostgreSQL error codes that concern a statement or the server, not a row (manual, appendix A): transaction
 * state, deadlock, missing table or privilege, resources, locks, operator and system actions.
 */
const NOT_OF_A_ROW = /^(25|40|42|53|55|57|58)/

export function rowFailure(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.textsIn(readersLanguage()).message
  if (error instanceof OperatorError || isDatabaseGone(error) || isDiskFailure(error)) return undefined
  if (isCausedBy(error, (code) => NOT_OF_A_ROW.test(code))) return undefined
  return r.notListed({ error: shownFailure(error) })
}

/** Returns the message of the innermost cause, which has no values of the row. */
export function shownFailure(error: unknown): string {
  let { cause, message } = loggedError(error)
  for (; cause; { cause, message } = cause);
  return message
}

type Writing<Row> = {
  write: (rows: Row[]) => Promise<void>
  reject: (row: Row, reason: string) => void
  reasonOf?: (error: unknown) => string | undefined
}

/** Writes rows as one batch. If that fails, halves it repeatedly until each failing row is found and rejected. */
export async function writeOrReject<Row>(rows: Row[], writing: Writing<Row>): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const { write, reject, reasonOf = rowFailure } = writing
  try {
    await write(rows)
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    if (rows.length === 1) return reject(first, reason)
    const half = Math.ceil(rows.length / 2)
    await writeOrReject(rows.slice(0, half), writing)
    await writeOrReject(rows.slice(half), writing)
  }
}
