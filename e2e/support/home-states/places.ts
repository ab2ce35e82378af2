import type { Page } from '@playwright/test'
import { expect } from '../market-app.ts'
import { untilQuiet } from '../quiet.ts'
import { seenIn, type VisibleContent } from './seen.ts'
import type { Home, Role } from './stage.ts'

export const places = ['details', 'All Properties', 'Wishlist', 'Property Bought', 'requests', 'own list'] as const
export type Place = (typeof places)[number]

/** The content for each home; a text if the page redirects or isn't available to the role. */
export type Look = VisibleContent | string

const requestsOf: Partial<Record<Role, string>> = {
  agent: '/dashboard/requestedProperties',
  'other agent': '/dashboard/requestedProperties',
  admin: '/dashboard/requestsOnMyHomes',
}
const ownListOf: Partial<Record<Role, string>> = {
  agent: '/dashboard/addAgentProperty',
  'other agent': '/dashboard/addAgentProperty',
  admin: '/dashboard/manageProperties?q=Heron%20House',
}

/** Returns undefined if the role has no such page. */
function addressOf(place: Exclude<Place, 'details'>, role: Role): string | undefined {
  if (place === 'requests') return requestsOf[role]
  if (place === 'own list') return ownListOf[role]
  if (place === 'All Properties') return '/allProperty?q=Heron%20House'
  return place === 'Wishlist' ? '/dashboard/wishlist' : '/dashboard/propertyBought'
}

export async function looksAt(page: Page, role: Role, place: Place, homes: Home[]): Promise<Look[]> {
  if (place === 'details') {
    const looks: Look[] = []
    for (const home of homes) looks.push(await detailsOf(page, home))
    return looks
  }
  const address = addressOf(place, role)
  if (!address) return homes.map(() => 'no such page')
  const away = await open(page, address)
  if (away) return homes.map(() => away)
  return Promise.all(homes.map(({ title }) => seenIn(partOf(page, place, title), title)))
}

async function detailsOf(page: Page, { id, title }: Home): Promise<Look> {
  const away = await open(page, `/propertyDetails/${id}`)
  if (away) return away
  const main = page.getByRole('main')
  const whole = await seenIn(main, title)
  const aside = page.getByRole('complementary', { name: 'Price and agent' })
  if ((await aside.count()) === 0) return whole
  const actions = [main.locator('article > header'), aside, page.getByRole('region', { name: 'Reviews of this home' })]
  const seen = await Promise.all(actions.map((part) => seenIn(part, title)))
  return { words: whole.words, controls: seen.flatMap(({ controls }) => controls) }
}

const partOf = (page: Page, place: Exclude<Place, 'details'>, title: string) => {
  if (place === 'All Properties')
    return page.getByRole('article').filter({ has: page.getByRole('link', { name: `Details of ${title}` }) })
  if (place === 'requests') return page.getByRole('region', { name: title })
  const ownLink = page.getByRole('link', { name: title, exact: true }) // reasons of other rows may name the home, too
  return page.getByRole('article', { name: title }).or(page.getByRole('row').filter({ has: ownLink }))
}

async function open(page: Page, address: string): Promise<string | undefined> {
  await untilQuiet(page, async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('progressbar', { name: /^Loading/ })).toHaveCount(0)
  })
  const { pathname } = new URL(page.url())
  return pathname === new URL(address, page.url()).pathname ? undefined : `leads to ${pathname}`
}
