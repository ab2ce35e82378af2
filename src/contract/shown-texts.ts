import { type Language, readersLanguage } from './language.ts'
import type { Translations } from './listing-texts.ts'

type Texts = {
  title: string
  description?: string
  language?: Language | null | undefined
  translations?: Translations | null | undefined
}
/** `language`: that of the text if it isn't the reader's; absent if it is, or if it is unknown. */
export type ShownText = { text: string; language?: Language }

function shownText(home: Texts, field: 'title' | 'description', reader: Language): ShownText {
  const { language, translations } = home
  const translated = translations?.[reader]?.[field]
  if (translated) return { text: translated }
  return { text: home[field] ?? '', ...(language && language !== reader && { language }) }
}

export const shownTitle = (home: Texts, reader = readersLanguage()): ShownText => shownText(home, 'title', reader)

export const shownDescription = (home: Texts, reader = readersLanguage()): ShownText =>
  shownText(home, 'description', reader)

/** Returns the title as text alone, for labels and places that name a home. */
export const titleOf = (home: Texts, reader = readersLanguage()): string => shownTitle(home, reader).text
