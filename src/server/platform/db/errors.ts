const MAX_CAUSES = 5

/** Returns whether an error, or what caused it, is the one that `isIt` finds: by its code (empty without one) or its message. */
export function isCausedBy(error: unknown, isIt: (code: string, message: string) => boolean): boolean {
  let inner = error
  for (let depth = 0; depth < MAX_CAUSES && inner instanceof Error; depth++, inner = inner.cause)
    if (isIt('code' in inner ? String(inner.code) : '', inner.message)) return true
  return false
}

/**
 * Codes of PostgreSQL (its manual, appendix A): the connection failed (08), no resources are left (53), it was ended, or there is
 * none to be had while the server starts, recovers or stops (57P), it takes no writes, as a standby does (25006), or a
 * transaction stood still for too long (25P03).
 */
const SQLSTATE = /^(08...|53...|57P0[1-5]|25006|25P03)$/
/** Codes of Node, on the way to it. */
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/
/** Messages of pg and its pool that come without a code. */
const WORDS =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/

/** Returns whether an error, or what caused it, means that the database is gone or takes no work for now. */
export const isDatabaseGone = (error: unknown): boolean =>
  isCausedBy(error, (code, message) => SQLSTATE.test(code) || NETWORK.test(code) || WORDS.test(message))

/** Returns whether a server refused a write, or a lock, as it is a standby. */
export const isReadOnly = (error: unknown): boolean => isCausedBy(error, (code) => code === '25006')

/** Returns whether a replica gave up a read, because it could not replay the log next to it. */
export const isRecoveryConflict = (error: unknown): boolean => isCausedBy(error, (code) => code === '40001')

/** Returns whether PostgreSQL ended a statement that took longer than it may. */
export const isTooLong = (error: unknown): boolean => isCausedBy(error, (code) => code === '57014')
