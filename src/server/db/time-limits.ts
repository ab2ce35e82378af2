/** How long a connection may keep its caller waiting. PostgreSQL itself ends what takes longer than the latter two. */
export type TimeLimits = {
  /** For a free connection, or a new one. */
  connectMs: number
  /** For one statement, with the locks that it waits for. */
  statementMs: number
  /** Between two statements of a transaction. */
  idleInTransactionMs: number
  /** For any word on a statement, where the server itself may be unable to end it. */
  silenceMs?: number
}

/** For the work of requests: a page gives up after 15 seconds. */
export const requestLimits: TimeLimits = { connectMs: 10_000, statementMs: 30_000, idleInTransactionMs: 60_000 }

export const LONG_WORK_MS = 30 * 60_000
/** For programs that are nothing but long work. */
export const longWorkLimits: TimeLimits = { ...requestLimits, statementMs: LONG_WORK_MS }
