import { brand, brandName, OWN_BRAND, titleWithBrand } from '#contract/brand'
import { type Language, readersLanguage } from '#contract/language'
import type { PicturePreload } from '#contract/prerendering'
import { type ScreenHead, shortDescription } from '#contract/screen-head'
import { brandIcon } from './brand-icon.ts'
import { brandStyle } from './brand-style.ts'

export type PageHead = ScreenHead & {
  picture?: HeadPicture | undefined
  data?: object[]
  preload?: PicturePreload | undefined
  languages?: Language[]
  /** The language that the requested address names: the page is then found at that address. */
  named?: Language | undefined
  /** True if the page's data could not be read in time; the head then leaves open whether the page may be indexed. */
  isUncertain?: boolean
}

/**
 * The picture of a page for previews. `address`: on this site or another. `isSmall`: displayed next to the text, such
 * as a portrait.
 */
export type HeadPicture = { address: string; alt: string; width?: number; height?: number; isSmall?: true }

/** The locales of Open Graph, which names no language without a territory. */
const LOCALES: Record<Language, string> = { en: 'en_US', es: 'es_ES', de: 'de_DE', fr: 'fr_FR', ar: 'ar_AR' }

export function headOf(
  { path, picture, data, preload, isUncertain, languages = [], named, ...texts }: PageHead,
  origin: string,
): string {
  const title = titleWithBrand(texts.title)
  const description = shortDescription(texts.description)
  const address = path && absolute(path, origin)
  const own = address && named ? withLanguage(address, named) : address
  const open: [string, string | number | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', brandName()],
    ['og:locale', LOCALES[readersLanguage()]],
    ...languages
      .filter((language) => language !== readersLanguage())
      .map((language): [string, string] => ['og:locale:alternate', LOCALES[language]]),
    ['og:title', texts.title ?? title],
    ['og:description', description],
    ['og:url', own],
    ['og:image', picture && absolute(picture.address, origin)],
    ['og:image:alt', picture?.alt],
    ['og:image:width', picture?.width],
    ['og:image:height', picture?.height],
  ]
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    ...(own === undefined ? [] : [`<link rel="canonical" href="${escaped(own)}">`]),
    ...(address === undefined ? [] : alternatesOf(address, languages)),
    ...(path === undefined && !isUncertain ? ['<meta name="robots" content="noindex">'] : []),
    ...open.flatMap(([property, content]) =>
      content === undefined ? [] : [`<meta property="${property}" content="${escaped(`${content}`)}">`],
    ),
    ...(picture ? [`<meta name="twitter:card" content="${picture.isSmall ? 'summary' : 'summary_large_image'}">`] : []),
    ...brandElements(),
    ...(data ?? []).map((one) => `<script type="application/ld+json">${inScript(one)}</script>`),
    preload === undefined ? '' : preloadOf(preload),
    brandStyle()?.elements ?? '',
  ].join('')
}

/** Returns the elements that tell the page's scripts and the browser about a brand other than KeyHaven's own. */
function brandElements(): string[] {
  if (brand() === OWN_BRAND) return []
  return [
    `<meta name="brand" content="${escaped(JSON.stringify(brand()))}">`,
    ...['icon', 'apple-touch-icon'].map((rel) => `<link rel="${rel}" href="${escaped(brandIcon())}">`),
  ]
}

function alternatesOf(address: string, languages: Language[]): string[] {
  if (languages.length <= 1) return []
  const alternate = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escaped(href)}">`
  return [
    ...languages.map((language) => alternate(language, withLanguage(address, language))),
    alternate('x-default', address),
  ]
}

const withLanguage = (address: string, language: Language): string => `${address}?lang=${language}`

export const absolute = (address: string, origin: string): string =>
  URL.canParse(address, origin) ? new URL(address, origin).href : origin

const preloadOf = ({ srcset, sizes, type }: PicturePreload): string =>
  `<link rel="preload" as="image" imagesrcset="${escaped(srcset)}" imagesizes="${escaped(sizes)}"${type ? ` type="${type}"` : ''} fetchpriority="high">`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** Returns JSON for a script element, escaped so that it can't end the element or begin a comment. */
export const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
