import { type Language, readersLanguage } from '#contract/language'

/** Returns a function that writes a text in the language in which this page or mail is made. */
export const inReadersLanguage =
  <Values extends unknown[]>(texts: Record<Language, (...values: Values) => string>) =>
  (...values: Values): string =>
    texts[readersLanguage()](...values)
