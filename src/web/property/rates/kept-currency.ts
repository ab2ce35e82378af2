import { keptTexts } from '../../platform/storage/kept-text.ts'

/** The additional currency in which this browser's reader sees prices, stored under the empty name; none by default. */
export const keptCurrency = keptTexts('other-currency')
