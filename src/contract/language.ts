/** The languages of the product, by their BCP 47 tags. */
export const LANGUAGES = ['en', 'es', 'de', 'fr', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** The cookie of a visitor's choice; without one, the browser's languages decide. */
export const LANGUAGE_COOKIE = 'language'

/** As each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  ar: 'العربية',
}

export const isLanguage = (tag: unknown): tag is Language => LANGUAGES.some((language) => language === tag)

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

let current: Language | undefined

/** Returns the language of texts that are made now: in a browser the document's, on the server that of `inLanguage`. */
export function readersLanguage(): Language {
  if (current) return current
  const tag = globalThis.document?.documentElement.lang
  return isLanguage(tag) ? tag : 'en'
}

/** Makes texts in a language. `make` is synchronous: after an `await` the language would be another's. */
export function inLanguage<Made>(language: Language, make: () => Made): Made {
  const before = current
  current = language
  try {
    return make()
  } finally {
    current = before
  }
}
