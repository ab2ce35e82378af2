import type { FeedListing } from 'feed-formats'
import { isLanguage, LANGUAGES, languageName } from '#contract/language'
import { MAX_DESCRIPTION_LENGTH, saidTranslations, type Translation } from '#contract/listing-texts'
import { MAX_TITLE_LENGTH } from '#contract/property-reference'

/** Returns the language and translations of a home, of the languages that a listing can have. */
export function knownTexts(home: FeedListing, warnings: string[]) {
  const language = isLanguage(home.language) ? home.language : undefined
  const given: Record<string, Translation> = {}
  for (const code of LANGUAGES) {
    const { title = '', description = '' } = (code !== language && home.translations?.[code]) || {}
    const name = languageName(code)
    given[code] = {
      title: cut(title, MAX_TITLE_LENGTH, `Title (${name})`, warnings),
      description: cut(description, MAX_DESCRIPTION_LENGTH, `Description (${name})`, warnings),
    }
  }
  const translations = saidTranslations(given)
  return { language, ...(Object.keys(translations).length > 0 && { translations }) }
}

export function cut(text: string, most: number, name: string, warnings: string[]): string {
  if (text.length <= most) return text
  warnings.push(`${name} is cut after ${most.toLocaleString('en')} characters.`)
  return `${text.slice(0, most - 1).replace(/(?<!\s)\s+\S*$|\p{Surrogate}$/u, '')}…`
}
