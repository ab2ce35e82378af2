/** Letters of scripts that are written from right to left, by their blocks, and the marks that say so. */
export const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** Marks that would end the isolation, or begin another direction (UAX #9). */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * Returns a person's text for use within a sentence of ours, in plain text: what is written from right to left doesn't change the order
 * of the words around it. Within elements, `<bdi>` does the same.
 */
export function isolated(text: string): string {
  const plain = text.replace(DIRECTION_MARKS, '')
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain
}
