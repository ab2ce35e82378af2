import { useQuery } from '@tanstack/react-query'
import { LANGUAGE_NAMES, readersLanguage } from '#contract/language'
import * as t from '#messages/frame'
import { messageOf } from '../platform/api/api-error.ts'
import { siteQuery } from '../platform/api/site.queries.ts'
import { useChooseLanguage } from '../platform/session/use-choose-language.ts'
import { toast } from '../ui/feedback/toast.ts'

/**
 * Links to the page in each of the site's languages; renders nothing with only one. The links also work without
 * scripts.
 */
export function LanguageLinks() {
  const languages = useQuery(siteQuery).data?.languages ?? []
  const current = readersLanguage()
  const choose = useChooseLanguage()
  if (languages.length <= 1) return null
  return (
    <nav aria-label={t.language()}>
      <ul className="flex flex-wrap gap-x-6">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              className={`inline-block py-2 hover:text-brand ${language === current ? 'font-bold' : ''}`}
              onClick={(event) => {
                event.preventDefault()
                choose(language).catch((error: unknown) => toast.failure(messageOf(error)))
              }}
            >
              <bdi>{LANGUAGE_NAMES[language]}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
