import { localeOf, readersLanguage } from './language.ts'

/** Keeps formatters, because creating one takes as long as formatting fifty dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats a date in the reader's language; English is British. */
export function formattedDate(date: Date, options: Intl.DateTimeFormatOptions): string {
  const language = readersLanguage()
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : localeOf(language), options)
  formats.set(key, format)
  return format.format(date)
}
