import { localeOf, readersLanguage } from './language.ts'
import { withSeparators } from './separators.ts'

/** Writes a number as the reader's language does: "1,240.5", "1.240,5". English avoids `Intl`, which is slow to start. */
export function shownNumber(value: number): string {
  const language = readersLanguage()
  return language === 'en' ? withSeparators(value) : value.toLocaleString(localeOf(language))
}
