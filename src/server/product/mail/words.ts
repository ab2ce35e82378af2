import { isolated } from '#contract/isolated'
import { headerText, plainLines } from '../../providers/mail/header-text.ts'

/**
 * Prepares users' text (names, titles, notes) for our mails: it can't become a header, a paragraph or a link, nor
 * change the direction of the text next to it (P-143).
 */

/** Returns a name or a title for use within one of our sentences. */
export const inLine = (text: string): string => isolated(withoutLinks(headerText(text)))

/** Returns a whole subject or line, whose parts are isolated already. */
export const inSubject = (text: string): string => withoutLinks(headerText(text))

/** Returns a user's text with each line marked as a quotation. */
export const quoted = (text: string): string =>
  withoutLinks(plainLines(text))
    .split('\n')
    .map((line) => `> ${line ? isolated(line) : ''}`.trimEnd())
    .join('\n')

/** Adds a blank to text that looks like a web address: mail programs then don't make a link of it, and people can still read it. */
const withoutLinks = (text: string): string =>
  text
    .replaceAll(/(?<=[\p{L}\p{N}_-])[.．。｡](?=\p{L})/gu, '. ')
    .replaceAll(/(?<=\p{L}):(?=\S)/gu, ': ')
    .replaceAll(/(?<=\S)@(?=\S)/gu, ' @ ')
