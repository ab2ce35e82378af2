import type { PublicAgent } from '#contract/agent'
import { titleWithBrand } from '#contract/brand'
import type { Currency } from '#contract/currency'
import type { Property } from '#contract/property'
import { isPublic } from '#contract/property-visibility'
import { agentHead, homeHead, type ScreenHead, screenHead, shortDescription } from '#contract/screen-head'

export type ScreenInfo = { pathname: string; search: string; name: string | undefined; about: About }
type About = { home?: Property | undefined; currency?: Currency | undefined; agent?: PublicAgent | undefined }

let served: { path: string; search: string; origin: string; languages: string[]; elements: Element[] } | undefined

export function writeHead({ name, ...screen }: ScreenInfo): void {
  const { description, path } = headOf(screen)
  served ??= readHead()
  const isServedElsewhere = path === served.path && path !== screen.pathname // a home at /login
  const search = isServedElsewhere ? served.search : languageOf(screen.search)
  const address = path === undefined ? undefined : served.origin + path + search
  keepElement('meta[name="robots"]', address === undefined, { name: 'robots', content: 'noindex' })
  keepElement('meta[name="description"]', true, { name: 'description', content: shortDescription(description) })
  keepElement('link[rel="canonical"]', address !== undefined, { rel: 'canonical', href: address })
  property('og:title', name ?? titleWithBrand())
  property('og:description', shortDescription(description))
  property('og:url', address)
  for (const element of served.elements)
    if (path === served.path) document.head.append(element)
    else element.remove()
}

const headOf = ({ pathname, search, about: { home, currency, agent } }: Omit<ScreenInfo, 'name'>): ScreenHead => {
  if (home && isPublic(home)) return homeHead(home, currency)
  return agent ? agentHead(agent) : screenHead(pathname, search)
}

function readHead(): NonNullable<typeof served> {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const { origin, pathname, search } = new URL(canonical ?? window.location.origin + window.location.pathname)
  const of = 'meta[property^="og:image"], meta[name="twitter:card"], script[type="application/ld+json"]'
  const alternates = [...document.head.querySelectorAll<HTMLLinkElement>('link[hreflang]')]
  const languages = alternates.map(({ hreflang }) => hreflang)
  return { path: pathname, search, origin, languages, elements: [...alternates, ...document.head.querySelectorAll(of)] }
}

/** Returns the part of the address that names the page's language, one of several of the site. */
function languageOf(search: string): string {
  const tag = new URLSearchParams(search).get('lang')
  return tag && tag === document.documentElement.lang && served?.languages.includes(tag) ? `?lang=${tag}` : ''
}

const property = (name: string, content: string | undefined) =>
  keepElement(`meta[property="${name}"]`, content !== undefined, { property: name, content })

function keepElement(selector: string, isThere: boolean, attributes: Record<string, string | undefined>): void {
  const found = document.head.querySelector(selector)
  if (!isThere) {
    found?.remove()
    return
  }
  const element = found ?? document.createElement(selector.startsWith('link') ? 'link' : 'meta')
  for (const [name, value = ''] of Object.entries(attributes)) element.setAttribute(name, value)
  if (!found) document.head.append(element)
}
