import { textKeeper } from './kept-text.ts'
import { localeOf, readersLanguage } from './language.ts'
import { withSeparators } from './separators.ts'

/**
 * Formats a number in the reader's language: "1,240.5" or "1.240,5", with at most `decimals`. Without `decimals`,
 * English avoids `Intl`, whose first use is slow.
 */
export function shownNumber(value: number, decimals?: number): string {
  const kept = textKeeper()?.({ number: value, decimals })
  if (kept !== undefined) return kept
  const language = readersLanguage()
  if (decimals === undefined && language === 'en') return withSeparators(value)
  return value.toLocaleString(localeOf(language), { maximumFractionDigits: decimals })
}
