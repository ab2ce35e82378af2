import * as z from 'zod/mini'
import * as t from '#messages/checks'
import * as f from '#messages/fields'
import { LANGUAGES, type Language } from './language.ts'
import { MAX_TITLE_LENGTH } from './property-reference.ts'
import { emptyOrLine, optionalText, requiredLine, requiredText } from './text.ts'

export const MAX_DESCRIPTION_LENGTH = 5000

export const Title = requiredLine(f.title, MAX_TITLE_LENGTH)
export const Description = requiredText(f.description, MAX_DESCRIPTION_LENGTH)

const NOT_A_LANGUAGE = { error: () => t.notALanguage({ languages: LANGUAGES.join(', ') }) }

export const TextLanguage = z.enum(LANGUAGES, NOT_A_LANGUAGE)

const TranslationInput = z.object({
  title: z.optional(emptyOrLine(f.title, MAX_TITLE_LENGTH)),
  description: z.optional(optionalText(f.description, MAX_DESCRIPTION_LENGTH)),
})

const Translation = z.object({ title: z.optional(z.string()), description: z.optional(z.string()) })
export type Translation = z.infer<typeof Translation>

export const Translations = z.partialRecord(TextLanguage, Translation)
export type Translations = z.infer<typeof Translations>

/** Translations in a request, which replace all of a listing. Empty texts and languages without a text are dropped. */
export const TranslationsInput = z
  .partialRecord(TextLanguage, TranslationInput, NOT_A_LANGUAGE)
  .check(z.overwrite((given) => saidTranslations(given)))

export function saidTranslations(given: Record<string, Translation>): Translations {
  const said: Translations = {}
  for (const language of LANGUAGES) {
    const { title, description } = given[language] ?? {}
    if (title || description) said[language] = { ...(title && { title }), ...(description && { description }) }
  }
  return said
}

export const isTranslatedToItsOwn = (
  language: Language | null | undefined,
  translations: Translations | null | undefined,
): language is Language => Boolean(language && translations?.[language])
