import { OperatorError } from '../../operator-error.ts'
import { isCausedBy, isDatabaseGone } from '../../platform/db/errors.ts'
import { isDiskFailure } from '../../platform/http/failure-refusal.ts'
import { loggedError } from '../../platform/logging/logged-error.ts'
import { Refusal } from '../../refusal.ts'

/**
 * Classes of PostgreSQL's error codes about a statement or the server, not about a row (its manual, appendix A): the state of the
 * transaction, a deadlock, a missing table or right, no resources, a lock that was not free, and actions of an operator or the system.
 */
const NOT_OF_A_ROW = /^(25|40|42|53|55|57|58)/

/** Returns why one row can't be listed; `undefined` for a failure that is not about the row, and ends the import. */
export function rowFailure(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.message
  if (error instanceof OperatorError || isDatabaseGone(error) || isDiskFailure(error)) return undefined
  if (isCausedBy(error, (code) => NOT_OF_A_ROW.test(code))) return undefined
  return `it could not be listed (${shownFailure(error)})`
}

/** Returns the code of the innermost cause, which contains no values of the row: it comes from the system or PostgreSQL. */
export function shownFailure(error: unknown): string {
  let { cause, message } = loggedError(error)
  for (; cause; { cause, message } = cause);
  return message
}

type Writing<Row> = {
  /** Writes rows in one transaction. */
  write: (rows: Row[]) => Promise<void>
  reject: (row: Row, reason: string) => void
  /** Returns why a row failed; undefined for an error that concerns them all, which is thrown. */
  reasonOf?: (error: unknown) => string | undefined
}

/** Writes rows together. Where some fail, they are halved until these are found: each is rejected, and all others are written. */
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
