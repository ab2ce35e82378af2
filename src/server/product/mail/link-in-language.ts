import { readersLanguage, siteLanguages } from '#contract/language'

/** Adds the language of a mail to a link that is followed without a session, as the browser may prefer another one. */
export function linkInLanguage(link: string, language = readersLanguage()): string {
  if (siteLanguages().length <= 1) return link
  const address = new URL(link)
  address.searchParams.set('lang', language)
  return address.href
}
