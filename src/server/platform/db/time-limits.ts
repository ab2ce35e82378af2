export type TimeLimits = {
  connectMs: number
  statementMs: number
  idleInTransactionMs: number
}

/** Time limits for requests in milliseconds. The web page gives up after 15 seconds. */
export const requestLimits: TimeLimits = { connectMs: 10_000, statementMs: 30_000, idleInTransactionMs: 60_000 }

export const LONG_WORK_MS = 30 * 60_000
export const longWorkLimits: TimeLimits = { ...requestLimits, statementMs: LONG_WORK_MS }

const GRACE_MS = 1_000
/**
 * Returns the milliseconds without a response after which a connection is closed; PostgreSQL should have ended the
 * statement by then. 0: no limit.
 */
export const silenceAfter = (statementMs: number): number => (statementMs === 0 ? 0 : statementMs + GRACE_MS)
