import { BRAND, TAGLINE } from '#contract/brand'
import type { PicturePreload } from '#contract/page/prerendering'

/** What search engines, and those to whom an address is sent, read of a page. */
export type PageHead = {
  /** Without the brand; unset: the site's own. */
  title?: string
  description?: string
  /** Its one address on this site; unset: it has none. */
  path?: string
  /** Search engines are not to list it. */
  isHidden?: boolean
  /** The address of a picture, of this site or another. */
  picture?: string
  /** Structured data (schema.org). */
  data?: object
  /** The picture that is seen first, as the page's `img` names it. */
  preload?: PicturePreload | undefined
}

const DESCRIPTION = 'Browse verified homes, make an offer and buy: every listing is checked before you see it.'
const MAX_DESCRIPTION_LENGTH = 200

/** The elements for a document's head. `origin`: of this site, as in `https://homes.example`. */
export function headOf({ path, isHidden, picture, data, preload, ...named }: PageHead, origin: string): string {
  const title = named.title ? `${named.title} · ${BRAND}` : `${BRAND}: ${TAGLINE}`
  const description = shortened(named.description ?? DESCRIPTION)
  const absolute = (address: string) => (URL.canParse(address, origin) ? new URL(address, origin).href : origin)
  const open: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', BRAND],
    ['og:title', named.title ?? title],
    ['og:description', description],
    ...(path === undefined ? [] : [['og:url', absolute(path)] as [string, string]]),
    ...(picture === undefined ? [] : [['og:image', absolute(picture)] as [string, string]]),
  ]
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    ...(isHidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(path === undefined ? [] : [`<link rel="canonical" href="${escaped(absolute(path))}">`]),
    ...open.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
    ...(picture === undefined ? [] : ['<meta name="twitter:card" content="summary_large_image">']),
    ...(data === undefined ? [] : [`<script type="application/ld+json">${inScript(data)}</script>`]),
    preload === undefined ? '' : preloadOf(preload),
  ].join('')
}

const preloadOf = ({ srcset, sizes, type }: PicturePreload): string =>
  `<link rel="preload" as="image" imagesrcset="${escaped(srcset)}" imagesizes="${escaped(sizes)}"${type ? ` type="${type}"` : ''} fetchpriority="high">`

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= MAX_DESCRIPTION_LENGTH ? line : `${line.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** JSON that ends no script element and begins no comment in one. */
export const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
