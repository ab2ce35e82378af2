import { textKeeper } from './kept-text.ts'

export const LANGUAGES = ['en', 'es', 'de', 'fr', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** The cookie that stores a visitor's choice of language; without it, `Accept-Language` decides. */
export const LANGUAGE_COOKIE = 'language'

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  ar: 'العربية',
}

export const isLanguage = (tag: unknown): tag is Language => LANGUAGES.some((language) => language === tag)

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

export const languageName = (language: Language): string =>
  textKeeper()?.({ language }) ??
  new Intl.DisplayNames(localeOf(readersLanguage()), { type: 'language' }).of(language) ??
  language

/**
 * Returns the locale of a language for `Intl`. For Arabic, it names digits and calendar, in which engines differ, and
 * the clock of 24 hours, by which times of day are written in all languages.
 */
export const localeOf = (language: Language): string =>
  language === 'ar' ? 'ar-u-ca-gregory-hc-h23-nu-latn' : language

let ofSite: readonly Language[] = LANGUAGES

/** Returns the languages that the operator chose. Server only. */
export const siteLanguages = (): readonly Language[] => ofSite

/** Returns the site's own language, its first: that of people and listings without one. Server only. */
export const siteLanguage = (): Language => ofSite[0] ?? 'en'

export function setSiteLanguages(languages: readonly Language[]): void {
  ofSite = languages
}

let current: Language | undefined

/**
 * Returns the current language of texts: in a browser the document's, on the server the one set by `inLanguage`,
 * English by default.
 */
export function readersLanguage(): Language {
  if (current) return current
  const tag = globalThis.document?.documentElement.lang
  return isLanguage(tag) ? tag : 'en'
}

/**
 * Runs `make`, whose texts are then in this language. `make` must be synchronous: after an `await`, another request's
 * language may be set.
 */
export function inLanguage<Made>(language: Language, make: () => Made): Made {
  const before = current
  current = language
  try {
    return make()
  } finally {
    current = before
  }
}
