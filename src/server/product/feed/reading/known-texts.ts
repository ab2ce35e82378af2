import type { FeedListing } from 'feed-formats'
import { isLanguage, LANGUAGES, type Language, languageName } from '#contract/language'
import { MAX_DESCRIPTION_LENGTH, saidTranslations, type Translation } from '#contract/listing-texts'
import { MAX_TITLE_LENGTH } from '#contract/property-reference'
import { shownNumber } from '#contract/shown-number'
import * as r from '#messages/feedReports'

export function knownTexts(home: FeedListing, warnings: string[]) {
  const language = isLanguage(home.language) ? home.language : undefined
  const given: Record<string, Translation> = {}
  for (const code of LANGUAGES) {
    const { title = '', description = '' } = (code !== language && home.translations?.[code]) || {}
    given[code] = {
      title: cut(title, MAX_TITLE_LENGTH, { name: 'title', language: code }, warnings),
      description: cut(description, MAX_DESCRIPTION_LENGTH, { name: 'description', language: code }, warnings),
    }
  }
  const translations = saidTranslations(given)
  return { language, ...(Object.keys(translations).length > 0 && { translations }) }
}

type CutText = { name: 'title' | 'description' | 'other'; language?: Language }

export function cut(text: string, most: number, { name, language }: CutText, warnings: string[]): string {
  if (text.length <= most) return text
  const shown = { name, most: shownNumber(most) }
  warnings.push(
    language
      ? r.cutTextIn({ ...shown, name: name === 'title' ? name : 'other', language: languageName(language) })
      : r.cutText(shown),
  )
  return `${text.slice(0, most - 1).replace(/(?<!\s)\s+\S*$|\p{Surrogate}$/u, '')}…`
}
