import type * as z from 'zod/mini'

/** The first message of each field; `body` for what is wrong with the whole. */
export function errorsByField(issues: z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = Object.create(null) // a field may have the name of what objects inherit
  for (const { path, message } of issues) errors[path.join('.') || 'body'] ??= message
  return errors
}
