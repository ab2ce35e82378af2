const MAX_CAUSES = 5

/** Returns whether an error, or what caused it, is the one that is asked for: by its code (empty without one) or its message. */
export function isCausedBy(error: unknown, isIt: (code: string, message: string) => boolean): boolean {
  let inner = error
  for (let depth = 0; depth < MAX_CAUSES && inner instanceof Error; depth++, inner = inner.cause)
    if (isIt('code' in inner ? String(inner.code) : '', inner.message)) return true
  return false
}
