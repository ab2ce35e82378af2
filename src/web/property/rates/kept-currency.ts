import { keptTexts } from '../../platform/storage/kept-text.ts'

/** The currency in which this browser's reader also sees prices, under the empty name; none by default. */
export const keptCurrency = keptTexts('other-currency')
