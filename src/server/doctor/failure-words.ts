/** Why something failed, in one line. Some errors of the network have no message, but a code, or a reason inside. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  const code = 'code' in error ? String(error.code) : ''
  const inner = cause instanceof Error ? wordsOf(cause) : ''
  return [message || code || error.name, inner].filter(Boolean).join(': ').split('\n')[0] ?? ''
}
