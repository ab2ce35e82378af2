import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { brandKey } from '#contract/brand'
import type { Language } from '#contract/language'
import { Refusal } from '../../refusal.ts'
import type { PageLanguage } from './page-language.ts'

/**
 * Returns the origin of the web page: PUBLIC_URL, or the requested host (HTTP 1.0 may omit it). A page on another site
 * can't choose it, because browsers send the real host.
 */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl?: string): string {
  if (publicUrl) return new URL(publicUrl).origin // as browsers format it: in lower case, without the default port
  const typed = `${protocol}://${host || 'localhost'}`
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  if (!url || url.href !== `${url.origin}/`) throw new Refusal('malformed', 'The Host header is not a host.')
  return url.origin
}

type PageKeySettings = { publicUrl?: string | undefined; languages: Language[] }
type KeyedPage = { path: string; origin: string; language: Language }

/**
 * Returns the cache key of a page. It includes the language if there are several, and the origin if PUBLIC_URL is not
 * set. Paths have no spaces, so no host can imitate another page's key.
 */
export const pageKey = ({ path, origin, language }: KeyedPage, { publicUrl, languages }: PageKeySettings): string =>
  [path, brandKey(), ...(languages.length > 1 ? ['in', language] : []), ...(publicUrl ? [] : ['of', origin])]
    .filter(Boolean)
    .join(' ')

/**
 * Returns a function that computes the cache key of a raw request, before Fastify handles it; `undefined` behind a
 * proxy without PUBLIC_URL, whose headers determine the origin.
 */
export function pageKeyOf(
  settings: PageKeySettings,
  languageOf: PageLanguage,
): (request: IncomingMessage) => string | undefined {
  return ({ url = '', headers }) => {
    const isProxied = headers['x-forwarded-host'] !== undefined || headers['x-forwarded-proto'] !== undefined
    if (isProxied && !settings.publicUrl) return undefined
    const origin = `http://${headers.host}` // cached only for a lower-case host, as browsers send it
    return pageKey({ path: url, origin, language: languageOf(url, headers) }, settings)
  }
}
