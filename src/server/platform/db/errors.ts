const MAX_CAUSES = 5

export function isCausedBy(error: unknown, isIt: (code: string, message: string) => boolean): boolean {
  let inner = error
  for (let depth = 0; depth < MAX_CAUSES && inner instanceof Error; depth++, inner = inner.cause)
    if (isIt('code' in inner ? String(inner.code) : '', inner.message)) return true
  return false
}

/**
 * PostgreSQL error codes (manual, appendix A) for an unavailable database: connection failure (08), insufficient
 * resources (53), stopping, starting or recovering (57P), read-only standby (25006), ended idle transaction (25P03).
 */
const SQLSTATE = /^(08...|53...|57P0[1-5]|25006|25P03)$/
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/
const WORDS =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/

export const isDatabaseGone = (error: unknown): boolean =>
  isCausedBy(error, (code, message) => SQLSTATE.test(code) || NETWORK.test(code) || WORDS.test(message))

export const isReadOnly = (error: unknown): boolean => isCausedBy(error, (code) => code === '25006')

export const isRecoveryConflict = (error: unknown): boolean => isCausedBy(error, (code) => code === '40001')

export const isTooLong = (error: unknown): boolean => isCausedBy(error, (code) => code === '57014')
