import { useState } from 'react'
import { fieldMessage } from '#contract/field-message'
import { type Language, languageName } from '#contract/language'
import { saidTranslations, type Translations, TranslationsInput } from '#contract/listing-texts'
import * as t from '#messages/listingForm'
import { toast } from '../ui/feedback/toast.ts'

export type TypedTranslation = { language: Language; title: string; description: string }
export type TypedTranslations = ReturnType<typeof useTranslations>

export const typedTranslations = (translations: Translations = {}): TypedTranslation[] =>
  Object.entries(translations).map(([language, { title = '', description = '' }]) => ({
    language: language as Language, // the keys of translations
    title,
    description,
  }))

const asSent = (rows: TypedTranslation[]): Translations =>
  saidTranslations(
    Object.fromEntries(
      rows.map(({ language, title, description }) => [
        language,
        { title: title.trim(), description: description.trim() },
      ]),
    ),
  )

export function useTranslations(before: Translations | undefined, shown: TypedTranslation[] | undefined) {
  const [rows, setRows] = useState(() => shown ?? typedTranslations(before))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const show = (found: Record<string, string>) => {
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) document.getElementsByName(first)[0]?.focus()
  }
  const without = (language: Language) => (now: TypedTranslation[]) => now.filter((row) => row.language !== language)
  return {
    rows,
    problems,
    add: (language: Language) => setRows((now) => [...now, { language, title: '', description: '' }]),
    set: (language: Language, values: Partial<TypedTranslation>) =>
      setRows((now) => now.map((row) => (row.language === language ? { ...row, ...values } : row))),
    remove: (removed: TypedTranslation) => {
      setRows(without(removed.language))
      if (!removed.title.trim() && !removed.description.trim()) return
      toast.success(t.translationRemoved({ language: languageName(removed.language) }), {
        undo: () => setRows((now) => [...without(removed.language)(now), removed]),
      })
    },
    isChanged: () => JSON.stringify(asSent(rows)) !== JSON.stringify(saidTranslations(before ?? {})),
    ready: (): Translations | undefined => {
      const read = TranslationsInput.safeParse(asSent(rows), { error: fieldMessage })
      const issues = read.error?.issues ?? []
      show(Object.fromEntries(issues.map(({ path, message }) => [`translations.${path.join('.')}`, message])))
      return read.data
    },
    showErrors: (errors: Record<string, string>) =>
      show(Object.fromEntries(Object.entries(errors).filter(([name]) => name.startsWith('translations')))),
  }
}
