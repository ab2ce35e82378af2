import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { isLanguage, LANGUAGE_COOKIE, type Language } from '#contract/language'

/** Returns the language of a page: of `?lang=`, then of the reader's cookie, then of `Accept-Language`, else the first. */
export type PageLanguage = (url: string, headers: IncomingHttpHeaders) => Language

const IN_ADDRESS = /[?&]lang=([a-z]{2})(?:&|$)/
const IN_COOKIE = new RegExp(String.raw`(?:^|;\s*)${LANGUAGE_COOKIE}=([a-z]{2})(?:;|$)`)

/** `offered`: the site's languages, its own first. */
export function pageLanguage(offered: Language[]): PageLanguage {
  const [own = 'en'] = offered
  if (offered.length <= 1) return () => own
  const accepted = rememberingLast((header) => {
    const [best] = new Negotiator({ headers: { 'accept-language': header } }).languages(offered)
    return isLanguage(best) ? best : own
  })
  return (url, headers) => {
    const named = [IN_ADDRESS.exec(url)?.[1], IN_COOKIE.exec(headers.cookie ?? '')?.[1]]
    const chosen = named.find((tag) => offered.some((language) => language === tag))
    if (isLanguage(chosen)) return chosen
    const header = headers['accept-language']
    return header === undefined ? own : accepted(header)
  }
}

const MAX_REMEMBERED = 500

/** Most visitors share a few headers, and reading one takes as long as sending a kept page. */
function rememberingLast(read: (header: string) => Language): (header: string) => Language {
  const known = new Map<string, Language>()
  return (header) => {
    const language = known.get(header) ?? read(header)
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(header, language)
    return language
  }
}
