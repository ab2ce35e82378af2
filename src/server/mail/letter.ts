import { BRAND } from '#contract/brand'
import type { Mail } from './mail.store.ts'

/** A mail that greets its reader by name and says one paragraph a line. */
export const letter = (to: { name: string; email: string }, subject: string, lines: string[]): Mail => ({
  to: to.email,
  subject,
  body: [`Hello ${to.name},`, ...lines, BRAND].join('\n\n'),
})
