import * as heads from '#messages/heads'
import * as t from '#messages/screenHeads'
import type { PublicAgent } from './agent.ts'
import { brandInText } from './brand.ts'
import type { Currency } from './currency.ts'
import { isolated } from './isolated.ts'
import type { Property } from './property.ts'
import { screenPath, screens } from './screens.ts'
import { shownPrice } from './shown-price.ts'
import { shownDescription, titleOf } from './shown-texts.ts'
import { shownTotal } from './shown-total.ts'

/**
 * The title and meta tags of a page. `title`: without the brand. `path`: the canonical address; a page without one
 * isn't indexed.
 */
export type ScreenHead = { title?: string; description: string; path?: string }

const MAX_DESCRIPTION_LENGTH = 200

type Texts = { title: () => string; description: () => string }

const withBrand = (write: (values: { brand: string }) => string) => () => write({ brand: brandInText() })

const publicScreens = new Map<string, Texts>(
  Object.entries({
    [screens.login]: { title: t.login, description: withBrand(t.loginText) },
    [screens.registration]: { title: t.registration, description: withBrand(t.registrationText) },
    [screens.terms]: { title: t.terms, description: withBrand(t.termsText) },
    [screens.privacy]: { title: t.privacy, description: withBrand(t.privacyText) },
  }),
)

const privateTitles = new Map<string, () => string>(
  Object.entries({
    agent: t.agent,
    propertyDetails: t.aHome,
    compare: t.compare,
    allProperty: t.allProperties,
    addProperty: t.addProperty,
    dashboard: t.dashboard,
    login: t.login,
    forgotPassword: t.forgotPassword,
    resetPassword: t.newPassword,
    verifyEmail: t.verifyEmail,
    unsubscribe: t.unsubscribe,
  }),
)

/** Returns the head that the address alone determines (P-151). `search`: from `?` on. */
export function screenHead(pathname: string, search = ''): ScreenHead {
  const path = withoutEndSlashes(pathname)
  if (path === screens.home) return { description: heads.site(), path }
  const known = publicScreens.get(path)
  if (known && !comesBack(search)) return { title: known.title(), description: known.description(), path }
  const title = known?.title ?? privateTitles.get(path.split('/')[1] ?? '') ?? t.notFound
  return { title: title(), description: known?.description() ?? heads.site() }
}

const comesBack = (search: string): boolean => /[?&](from|error)=/.test(search)

export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= MAX_DESCRIPTION_LENGTH ? line : `${line.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…`
}

export const homeHead = (home: Home, currency: Currency | undefined): ScreenHead => ({
  title: titleOf(home),
  description: t.homeText({
    price: shownPrice(home, currency),
    location: isolated(home.location),
    description: shownDescription(home).text,
  }),
  path: screenPath(screens.propertyDetails, { id: home._id }),
})
type Home = Pick<Property, '_id' | 'title' | 'price' | 'priceKind' | 'location' | 'description' | 'translations'>

export const agentHead = ({ _id, name, homesForSale }: PublicAgent): ScreenHead => ({
  title: name,
  description: t.agentText({
    name: isolated(name),
    brand: brandInText(),
    count: Number.parseInt(`${homesForSale}`, 10),
    shown: shownTotal(homesForSale),
  }),
  path: screenPath(screens.agent, { id: _id }),
})

function withoutEndSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
