import type * as z from 'zod/mini'
import { withSeparators } from './separators.ts'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}
const units: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries' }

/**
 * Returns the message for a failed check that declares none: the field's API name and the values it takes. The schema
 * library's own messages, which are for programmers, are never sent.
 */
export function fieldMessage(issue: z.core.$ZodRawIssue): string {
  const field = [...(issue.path ?? [])].reverse().find((part) => typeof part === 'string') ?? 'The body'
  const isMissing = issue.input === undefined
  if (isMissing) return `${field} is required`
  if (issue.code === 'invalid_type') return `${field} must be ${kinds[issue.expected] ?? 'of another kind'}`
  if (issue.code === 'invalid_value') return `${field} must be ${oneOf(issue.values)}`
  if (issue.code === 'too_big') return `${field} can have at most ${sizeOf(issue.maximum, issue.origin)}`
  if (issue.code === 'too_small') return `${field} needs at least ${sizeOf(issue.minimum, issue.origin)}`
  return `${field} is not valid`
}

const sizeOf = (size: number | bigint, origin: string): string =>
  `${withSeparators(Number(size))}${units[origin] ?? ''}`

const oneOf = (values: z.core.util.Primitive[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.slice(0, -1).join(', ')} or ${String(values.at(-1))}`
