import { type DecimalMark, decimalMarkOf } from 'price-text'

export const readersMark = (): DecimalMark | undefined =>
  typeof navigator === 'undefined' ? undefined : decimalMarkOf(navigator.language) // Node 20 has none
