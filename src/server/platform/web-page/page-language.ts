import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { isLanguage, LANGUAGE_COOKIE, type Language } from '#contract/language'
import { boundedMap } from '../memory/bounded-map.ts'

/**
 * Returns the language of a page: that of `?lang=`, of the visitor's cookie, or of `Accept-Language`; otherwise the
 * site's own.
 */
export type PageLanguage = (url: string, headers: IncomingHttpHeaders) => Language

const IN_ADDRESS = /[?&]lang=([a-z]{2})(?:-[a-z\d-]+)?(?:&|$)/i
const IN_COOKIE = new RegExp(String.raw`(?:^|;\s*)${LANGUAGE_COOKIE}=([a-z]{2})(?:;|$)`)

/** The limit of cached headers: most visitors share a few, and parsing one takes as long as sending a cached page. */
const MAX_HEADERS = 500

/** Returns the language that an address names; the site may not have it. */
export const languageInAddress = (url: string): string | undefined => IN_ADDRESS.exec(url)?.[1]?.toLowerCase()

export function pageLanguage(offered: Language[]): PageLanguage {
  const [own = 'en'] = offered
  if (offered.length <= 1) return () => own
  const accepted = boundedMap<string, Language>(MAX_HEADERS)
  const acceptedBy = (header: string): Language => {
    // Compared with `offered`, it would rank en above the de-AT before it, and fr-CA by the quality of fr.
    const wanted = new Negotiator({ headers: { 'accept-language': header } })
    const allowed = wanted.languages(offered) // without those of quality 0
    const ofAny = allowed.includes(own) ? own : allowed[0]
    const ranked = wanted.languages().map((tag) => (tag === '*' ? ofAny : tag.split('-')[0]?.toLowerCase()))
    return ranked.filter(isLanguage).find((language) => offered.includes(language)) ?? own
  }
  return (url, headers) => {
    const named = [languageInAddress(url), IN_COOKIE.exec(headers.cookie ?? '')?.[1]]
    const chosen = named.find((tag) => offered.some((language) => language === tag))
    if (isLanguage(chosen)) return chosen
    const header = headers['accept-language']
    return header === undefined ? own : (accepted.get(header) ?? accepted.add(header, acceptedBy(header)))
  }
}
