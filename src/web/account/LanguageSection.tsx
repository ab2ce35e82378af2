import { useQuery } from '@tanstack/react-query'
import { isLanguage, LANGUAGE_NAMES, readersLanguage } from '#contract/language'
import * as t from '#messages/account'
import { messageOf } from '../platform/api/api-error.ts'
import { siteQuery } from '../platform/api/site.queries.ts'
import { useChooseLanguage } from '../platform/session/use-choose-language.ts'
import { toast } from '../ui/feedback/toast.ts'
import { Select } from '../ui/form/Select.tsx'

/** The choice of the account's language; renders nothing on a site of one language. */
export function LanguageSection() {
  const languages = useQuery(siteQuery).data?.languages ?? []
  const choose = useChooseLanguage()
  if (languages.length <= 1) return null
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
          if (isLanguage(value)) choose(value).catch((error: unknown) => toast.failure(messageOf(error)))
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </Select>
    </section>
  )
}
