import { BRAND } from '#contract/brand'
import type { Mail } from './mail.store.ts'
import { inLine, inSubject } from './mail-text.ts'

const END = `\n\n${BRAND}`

export function withParagraphs(body: string, added: string[]): string {
  const isLetter = body.endsWith(END)
  return [isLetter ? body.slice(0, -END.length) : body, ...added, ...(isLetter ? [BRAND] : [])].join('\n\n')
}

type Reader = { email: string; name?: string | undefined }

/**
 * Returns a plain-text mail with a salutation; each of `lines` is a paragraph. `name` is omitted if a stranger may have
 * chosen it.
 */
export const letter = ({ name, email }: Reader, subject: string, lines: string[]): Mail => ({
  to: email,
  subject: inSubject(subject),
  body: [name ? `Hello ${inLine(name)},` : 'Hello,', ...lines, BRAND].join('\n\n'),
})
