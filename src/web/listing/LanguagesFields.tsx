import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { directionOf, LANGUAGES, type Language, languageName } from '#contract/language'
import { MAX_TITLE_LENGTH } from '#contract/property-reference'
import * as listingFields from '#messages/listingFields'
import * as t from '#messages/listingForm'
import { siteQuery } from '../platform/api/site.queries.ts'
import { Button } from '../ui/Button.tsx'
import { Field, TextArea } from '../ui/form/Field.tsx'
import { FormGroup } from '../ui/form/FormGroup.tsx'
import { Select } from '../ui/form/Select.tsx'
import { RowButton } from './pictures/RowButton.tsx'
import type { ListingInputs } from './property.form.ts'
import type { TypedTranslation, TypedTranslations } from './use-translations.ts'

type Props = {
  form: UseFormReturn<ListingInputs, unknown, ListingInputs>
  translations: TypedTranslations
}

/**
 * The language of a listing's texts, and their translations. Hidden on a site with one language, unless the listing has
 * another language or translations.
 */
export function LanguagesFields({ form, translations }: Props) {
  const { data: site } = useSuspenseQuery(siteQuery)
  const own = useWatch({ control: form.control, name: 'language' })
  const { rows, problems } = translations
  const pressed = useRef<Language>(undefined)
  useEffect(() => {
    const language = pressed.current
    pressed.current = undefined
    if (language) focusOn(language)
  })
  const isOffered = (language: Language) => site.languages.includes(language)
  const isThere = (language: Language) => rows.some((row) => row.language === language)
  if (site.languages.length === 1 && rows.length === 0 && !own) return null
  const change = (language: Language, act: () => void) => {
    pressed.current = language
    act()
  }
  return (
    <FormGroup title={listingFields.translations()}>
      <p className="mb-4 text-sm text-muted">{t.translationsNote()}</p>
      <Controller
        name="language"
        control={form.control}
        render={({ field }) => (
          <Select
            {...field}
            label={listingFields.language()}
            className="sm:max-w-xs"
            error={problems[`translations.${own}`]}
          >
            <option value="">{t.noLanguage()}</option>
            {LANGUAGES.filter((one) => one === own || (isOffered(one) && !isThere(one))).map((language) => (
              <option key={language} value={language}>
                {languageName(language)}
              </option>
            ))}
          </Select>
        )}
      />
      <ul className="mt-5 grid gap-5 empty:hidden">
        {rows.map((row) => (
          <TextsIn
            key={row.language}
            row={row}
            problems={problems}
            set={(values) => translations.set(row.language, values)}
            remove={() => change(row.language, () => translations.remove(row))}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {LANGUAGES.filter((one) => isOffered(one) && one !== own && !isThere(one)).map((language) => (
          <Button
            key={language}
            id={addId(language)}
            variant="quiet"
            compact
            onClick={() => change(language, () => translations.add(language))}
          >
            {t.addTranslation({ language: languageName(language) })}
          </Button>
        ))}
      </div>
    </FormGroup>
  )
}

const addId = (language: Language) => `add-texts-${language}`
const nameOf = (language: Language, text: 'title' | 'description') => `translations.${language}.${text}`

function focusOn(language: Language): void {
  const added = document.getElementsByName(nameOf(language, 'title'))[0] ?? document.getElementById(addId(language))
  added?.focus()
}

type TextsProps = {
  row: TypedTranslation
  problems: Record<string, string>
  set: (values: Partial<TypedTranslation>) => void
  remove: () => void
}

function TextsIn({ row: { language, title, description }, problems, set, remove }: TextsProps) {
  const name = languageName(language)
  const written = { lang: language, dir: directionOf(language) }
  const [ofTitle, ofDescription] = [nameOf(language, 'title'), nameOf(language, 'description')]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3">
      <Field
        {...written}
        name={ofTitle}
        label={t.titleIn({ language: name })}
        value={title}
        maxLength={MAX_TITLE_LENGTH}
        error={problems[ofTitle]}
        onChange={({ target }) => set({ title: target.value })}
      />
      <div className="pt-7">
        <RowButton name={t.removeTranslation({ language: name })} icon="remove" onPress={remove} />
      </div>
      <TextArea
        {...written}
        name={ofDescription}
        label={t.descriptionIn({ language: name })}
        rows={4}
        value={description}
        error={problems[ofDescription]}
        onChange={({ target }) => set({ description: target.value })}
      />
    </li>
  )
}
