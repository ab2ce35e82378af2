import { directionOf, readersLanguage } from './language.ts'

export const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** Marks that would end the isolation or change the direction (UAX #9). */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * Isolates a user's text within a plain-text sentence, so that text of the other direction does not reorder the words
 * around it. In HTML, `<bdi>` does this.
 */
export function isolated(text: string): string {
  const plain = text.replace(DIRECTION_MARKS, '')
  return directionOf(readersLanguage()) === 'rtl' || RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain
}
