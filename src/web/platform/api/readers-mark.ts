import { type DecimalMark, decimalMarkOf } from 'price-text'
import { localeOf, readersLanguage } from '#contract/language'

/** Returns the decimal mark of the page's language, in which its fields write numbers. */
export const readersMark = (): DecimalMark | undefined => decimalMarkOf(localeOf(readersLanguage()))
