import { brandName } from '#contract/brand'
import * as t from '#messages/mails'
import type { Letter } from './mail.store.ts'
import { inLine, inSubject } from './mail-text.ts'

const end = (): string => `\n\n${brandName()}`

export function withParagraphs(body: string, added: string[]): string {
  const isLetter = body.endsWith(end())
  return [isLetter ? body.slice(0, -end().length) : body, ...added, ...(isLetter ? [brandName()] : [])].join('\n\n')
}

/** Returns a line that is a button in HTML. */
export const button = (label: string, address: string): string => t.titled({ subject: label, title: address })

type Reader = { email: string; name?: string | undefined }
type LetterText = { subject: string; lines: string[] }

/**
 * Returns a plain-text mail with a salutation; each of `lines` is a paragraph. `write` runs in the reader's language.
 * `name` is omitted if a stranger may have chosen it.
 */
export const letter = ({ name, email }: Reader, write: () => LetterText): Letter => ({
  to: email,
  write: () => {
    const { subject, lines } = write()
    const salutation = name ? t.hello({ name: inLine(name) }) : t.helloUnnamed()
    return { subject: inSubject(subject), body: [salutation, ...lines, brandName()].join('\n\n') }
  },
})

type Home = { title: string; location: string }

export const homeInLine = ({ title, location }: Home): string =>
  t.homeAt({ title: inLine(title), location: inLine(location) })

export const homeLetter = (
  reader: Reader,
  { title }: Pick<Home, 'title'>,
  subject: () => string,
  lines: () => string[],
) => letter(reader, () => ({ subject: t.titled({ subject: subject(), title: inLine(title) }), lines: lines() }))
