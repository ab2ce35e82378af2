import { localeOf, readersLanguage } from './language.ts'
import { withSeparators } from './separators.ts'

/**
 * Formats a number in the reader's language: "1,240.5" or "1.240,5". English avoids `Intl`, whose first use is slow.
 */
export function shownNumber(value: number): string {
  const language = readersLanguage()
  return language === 'en' ? withSeparators(value) : value.toLocaleString(localeOf(language))
}
