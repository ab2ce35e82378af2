import * as t from '#messages/heads'
import type { PublicAgent } from './agent.ts'
import { BRAND } from './brand.ts'
import type { Currency } from './currency.ts'
import { isolated } from './isolated.ts'
import type { Property } from './property.ts'
import { screenPath, screens } from './screens.ts'
import { shownPrice } from './shown-price.ts'

/**
 * The title and meta tags of a page. `title`: without the brand. `path`: the canonical address; a page without one
 * isn't indexed.
 */
export type ScreenHead = { title?: string; description: string; path?: string }

const MAX_DESCRIPTION_LENGTH = 200

const publicScreens = new Map<string, Omit<ScreenHead, 'path'>>(
  Object.entries({
    [screens.login]: {
      title: 'Login',
      description: `Log in to ${BRAND} to see every home in full, save homes and make an offer.`,
    },
    [screens.registration]: {
      title: 'Registration',
      description: `Create a ${BRAND} account: save homes, make offers, ask for viewings and buy, all with one account.`,
    },
    [screens.terms]: {
      title: 'Terms',
      description: `What buyers and agents may expect of each other on ${BRAND}: accounts, listings, offers, payments and reviews.`,
    },
    [screens.privacy]: {
      title: 'Privacy',
      description: `What ${BRAND} keeps of people, who sees it, and for how long.`,
    },
  }),
)

const privateTitles = new Map(
  Object.entries({
    agent: 'An agent',
    propertyDetails: 'A home',
    allProperty: 'All Properties',
    addProperty: 'Add Property',
    dashboard: 'Dashboard',
    login: 'Login',
    forgotPassword: 'Forgot your password?',
    resetPassword: 'Choose a new password',
    verifyEmail: 'Confirm your address',
    unsubscribe: 'Unsubscribe',
  }),
)

/** Returns the head that the address alone determines (P-151). `search`: from `?` on. */
export function screenHead(pathname: string, search = ''): ScreenHead {
  const path = withoutEndSlashes(pathname)
  if (path === screens.home) return { description: t.site(), path }
  const known = publicScreens.get(path)
  if (known && !comesBack(search)) return { ...known, path }
  const title = known?.title ?? privateTitles.get(path.split('/')[1] ?? '') ?? 'Page not found'
  return { title, description: known?.description ?? t.site() }
}

const comesBack = (search: string): boolean => /[?&](from|error)=/.test(search)

export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= MAX_DESCRIPTION_LENGTH ? line : `${line.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…`
}

export const homeHead = (home: Home, currency: Currency | undefined): ScreenHead => ({
  title: home.title,
  description: `${shownPrice(home, currency)}, ${isolated(home.location)}. ${home.description}`,
  path: screenPath(screens.propertyDetails, { id: home._id }),
})
type Home = Pick<Property, '_id' | 'title' | 'price' | 'priceKind' | 'location' | 'description'>

export const agentHead = ({ _id, name, homesForSale }: PublicAgent): ScreenHead => ({
  title: name,
  description: `${isolated(name)}, agent at ${BRAND}: ${homesForSale} ${homesForSale === 1 ? 'home' : 'homes'} for sale.`,
  path: screenPath(screens.agent, { id: _id }),
})

function withoutEndSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
