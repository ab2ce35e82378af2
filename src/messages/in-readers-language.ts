import { type Language, readersLanguage } from '#contract/language'

/** Returns a function that formats a text in the language of the page or mail that is being rendered. */
export const inReadersLanguage =
  <Values extends unknown[]>(texts: Record<Language, (...values: Values) => unknown>) =>
  (...values: Values): string =>
    String(texts[readersLanguage()](...values))
