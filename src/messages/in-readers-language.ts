import { textKeeper } from '#contract/kept-text'
import { type Language, readersLanguage } from '#contract/language'

/** Returns a function that writes the text `name` in the language of the page or mail being rendered. */
export const inReadersLanguage =
  <Values extends unknown[]>(name: string, texts: Record<Language, (...values: Values) => unknown>) =>
  (...values: Values): string => {
    const given = (values[0] ?? {}) as Record<string, string | number> // what an ICU message takes
    return textKeeper()?.({ text: name, values: given }) ?? String(texts[readersLanguage()](...values))
  }
