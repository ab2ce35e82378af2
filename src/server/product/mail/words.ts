import { headerText, plainLines } from '../../providers/mail/header-text.ts'

/**
 * Prepares users' text (names, titles, notes) for our mails: it can't become a header, a paragraph or a link, nor
 * change the direction of the text next to it (P-143).
 */

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** Returns a name or a title for use within one of our sentences. */
export const inLine = (text: string): string => isolated(withoutLinks(headerText(text)))

/** Returns the same for a subject, which has no direction marks. */
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

const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text
