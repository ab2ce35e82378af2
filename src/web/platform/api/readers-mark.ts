import { type DecimalMark, decimalMarkOf } from 'price-text'

/** Returns the decimal mark of the reader's language, a hint for ambiguous numbers. */
export const readersMark = (): DecimalMark | undefined =>
  typeof navigator === 'undefined' ? undefined : decimalMarkOf(navigator.language) // Node 20 has none
