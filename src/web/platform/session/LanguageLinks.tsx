import { LANGUAGE_NAMES, readersLanguage } from '#contract/language'
import * as t from '#messages/frame'
import { useLanguageChoice } from './use-language-choice.ts'

/**
 * Links to the page in each of the site's languages; renders nothing with only one. The links also work without
 * scripts. A list, no navigation, which login and registration don't have (P-4).
 */
export function LanguageLinks() {
  const current = readersLanguage()
  const choice = useLanguageChoice()
  if (!choice) return null
  return (
    <ul aria-label={t.language()} className="flex flex-wrap gap-x-6">
      {choice.languages.map((language) => (
        <li key={language}>
          <a
            href={`?lang=${language}`}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            className={`inline-block py-2 hover:text-brand ${language === current ? 'font-bold' : ''}`}
            onClick={(event) => {
              event.preventDefault()
              void choice.choose(language)
            }}
          >
            <bdi>{LANGUAGE_NAMES[language]}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}
