/** The limits on how long a connection keeps its caller waiting. PostgreSQL itself enforces the latter two. */
export type TimeLimits = {
  /** For a free connection, or a new one. */
  connectMs: number
  /** For one statement, with the locks that it waits for. */
  statementMs: number
  /** Between two statements of a transaction. */
  idleInTransactionMs: number
}

/** For the work of requests: a page gives up after 15 seconds. */
export const requestLimits: TimeLimits = { connectMs: 10_000, statementMs: 30_000, idleInTransactionMs: 60_000 }

export const LONG_WORK_MS = 30 * 60_000
/** For programs that are nothing but long work. */
export const longWorkLimits: TimeLimits = { ...requestLimits, statementMs: LONG_WORK_MS }

const GRACE_MS = 1_000
/** The longest silence of a connection: PostgreSQL should have ended a statement of `statementMs` by then. 0: no limit. */
export const silenceAfter = (statementMs: number): number => (statementMs === 0 ? 0 : statementMs + GRACE_MS)
