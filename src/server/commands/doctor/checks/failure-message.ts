export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  const code = 'code' in error ? String(error.code) : ''
  const inner = cause instanceof Error ? messageOf(cause) : ''
  return [message || code || error.name, inner].filter(Boolean).join(': ').split('\n')[0] ?? ''
}
