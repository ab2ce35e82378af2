import { type DecimalMark, decimalMarkOf } from 'price-text'

/** The decimal mark of the reader's language: a hint at what was typed, where the text alone may mean two numbers. */
export const readersMark = (): DecimalMark | undefined =>
  typeof navigator === 'undefined' ? undefined : decimalMarkOf(navigator.language) // Node 20 has none
