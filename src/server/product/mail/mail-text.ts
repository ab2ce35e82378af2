import { isolated } from '#contract/isolated'
import { headerText, plainLines } from '../../providers/mail/header-text.ts'

/**
 * Prepares users' text (names, titles, notes) for mails: it can't become a header, a paragraph or a link, nor change
 * the direction of the text next to it (P-143).
 */

export const inLine = (text: string): string => isolated(withoutLinks(headerText(text)))

export const inSubject = (text: string): string => withoutLinks(headerText(text))

export const quoted = (text: string): string => quotedWhole(withoutLinks(text))

/** For mails to the operator, who has to read web addresses as they were typed. */
export const quotedWhole = (text: string): string =>
  plainLines(text)
    .split('\n')
    .map((line) => `> ${line ? isolated(line) : ''}`.trimEnd())
    .join('\n')

/** Adds a space to text that looks like a web address, so that mail programs don't link it. */
const withoutLinks = (text: string): string =>
  text
    .replaceAll(/(?<=[\p{L}\p{N}_-])[.．。｡](?=\p{L})/gu, '. ')
    .replaceAll(/(?<=\p{L}):(?=\S)/gu, ': ')
    .replaceAll(/(?<=\S)@(?=\S)/gu, ' @ ')
