import type { PublicAgent } from './agent.ts'
import { BRAND } from './brand.ts'
import type { Currency } from './currency.ts'
import { isolated } from './isolated.ts'
import type { Property } from './property.ts'
import { screenPath, screens } from './screens.ts'
import { shownPrice } from './shown-price.ts'

/** The metadata of a screen. `title`: without the brand. `path`: its canonical path; without one, it isn't indexed. */
export type ScreenHead = { title?: string; description: string; path?: string }

const DESCRIPTION = 'Browse verified homes, make an offer and buy: every listing is checked before you see it.'
const MAX_DESCRIPTION_LENGTH = 200

/** The screens that are the same for every visitor. */
const publicScreens = new Map<string, Omit<ScreenHead, 'path'>>(
  Object.entries({
    [screens.home]: { description: DESCRIPTION },
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

/** Screens that depend on who opens them, or on a link in a mail, by the first part of their address. */
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

/** Returns the head of the screen at this address, derived from the address alone (P-151). `search`: from `?` on. */
export function screenHead(pathname: string, search = ''): ScreenHead {
  const path = withoutEndSlashes(pathname)
  const known = publicScreens.get(path)
  if (known && !comesBack(search)) return { ...known, path }
  const title = known?.title ?? privateTitles.get(path.split('/')[1] ?? '') ?? 'Page not found'
  return { title, description: known?.description ?? DESCRIPTION }
}

/** A login on the way to another page, or back from Google with an error, is no page to be found. */
const comesBack = (search: string): boolean => /[?&](from|error)=/.test(search)

/** A description in one line, as long as search engines show. */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= MAX_DESCRIPTION_LENGTH ? line : `${line.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…`
}

/** Returns the head of a public home: its price, its location and the start of its description. */
export const homeHead = (home: Home, currency: Currency | undefined): ScreenHead => ({
  title: home.title,
  description: `${shownPrice(home.price, currency)}, ${isolated(home.location)}. ${home.description}`,
  path: screenPath(screens.propertyDetails, { id: home._id }),
})
type Home = Pick<Property, '_id' | 'title' | 'price' | 'location' | 'description'>

/** Returns the head of an agent's page. */
export const agentHead = ({ _id, name, homesForSale }: PublicAgent): ScreenHead => ({
  title: name,
  description: `${isolated(name)}, agent at ${BRAND}: ${homesForSale} ${homesForSale === 1 ? 'home' : 'homes'} for sale.`,
  path: screenPath(screens.agent, { id: _id }),
})

/** "/login//" → "/login"; the home page's address stays. */
function withoutEndSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
