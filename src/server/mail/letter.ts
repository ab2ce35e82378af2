import { BRAND } from '#contract/brand'
import type { Mail } from './mail.store.ts'

const END = `\n\n${BRAND}`

/** Adds paragraphs before the end of a letter, or behind any other text. */
export function withParagraphs(body: string, added: string[]): string {
  const isLetter = body.endsWith(END)
  return [isLetter ? body.slice(0, -END.length) : body, ...added, ...(isLetter ? [BRAND] : [])].join('\n\n')
}

/** A mail that greets its reader by name and says one paragraph a line. */
export const letter = (to: { name: string; email: string }, subject: string, lines: string[]): Mail => ({
  to: to.email,
  subject,
  body: [`Hello ${to.name},`, ...lines, BRAND].join('\n\n'),
})
