import { isLanguage, LANGUAGE_NAMES, readersLanguage } from '#contract/language'
import * as t from '#messages/account'
import { useLanguageChoice } from '../platform/session/use-language-choice.ts'
import { Select } from '../ui/form/Select.tsx'

export function LanguageSection() {
  const choice = useLanguageChoice()
  if (!choice) return null
  return (
    <section aria-labelledby="language" className="mt-12 max-w-xl border-t border-line pt-8">
      <h2 id="language" className="title-card">
        {t.languageTitle()}
      </h2>
      <p className="mt-2 mb-5 text-muted">{t.languageText()}</p>
      <Select
        label={t.language()}
        value={readersLanguage()}
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) void choice.choose(value)
        }}
      >
        {choice.languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </Select>
    </section>
  )
}
