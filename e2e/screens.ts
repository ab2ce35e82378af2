import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import type { DemoName } from './people.ts'

export type Screen = { name: string; path: string; as?: DemoName }

const NO_ID = '0198c1f0-0000-7000-8000-000000000000'
const dashboard = (as: DemoName, ...paths: string[]): Screen[] =>
  paths.map((path) => ({ name: `${as} ${path.replace(/\/.*/, '')}`, path: `/dashboard/${path}`, as }))

/** Every screen there is, as everyone who may see it. `:home` stands for the newest home, `:self` for one's own e-mail. */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'login refused', path: '/login?error=account_not_linked' },
  { name: 'registration', path: '/registration' },
  { name: 'error page', path: '/no/such/page' },
  { name: 'home signed in', path: '/', as: 'agent' },
  { name: 'add property', path: '/addProperty', as: 'agent' },
  { name: 'all properties', path: '/allProperty', as: 'buyer' },
  { name: 'all properties found', path: '/allProperty?q=cabin&sort=priceAsc', as: 'buyer' },
  { name: 'all properties none', path: '/allProperty?q=zeppelin&minPrice=cheap', as: 'buyer' },
  { name: 'property details', path: '/propertyDetails/:home', as: 'buyer' },
  { name: 'property gone', path: `/propertyDetails/${NO_ID}`, as: 'buyer' },
  ...dashboard('admin', 'adminProfile', 'manageProperties', 'manageUsers', 'manageReviews'),
  ...dashboard('agent', 'agentProfile', 'addAgentProperty', 'soldProperties', 'requestedProperties'),
  ...dashboard('agent', 'update/:home'),
  ...dashboard('buyer', 'userProfile', 'wishlist', 'propertyBought', 'UserReviews', 'contact'),
  { name: 'buyer makeOffer', path: `/dashboard/makeOffer/:self/${NO_ID}`, as: 'buyer' },
  { name: 'buyer payment', path: `/dashboard/propertyBought/payment/:self/${NO_ID}`, as: 'buyer' },
  ...dashboard('fraud', 'userProfile'),
]

/** Opens the screen and waits until everything that it shows at first is there and stands still. */
export async function openScreen(page: Page, { path, as }: Screen): Promise<void> {
  const answer = await page.request.get('/api/allProperty/status?limit=1')
  const [home] = await answer.json()
  await page.goto(path.replace(':home', home._id).replace(':self', `${as}@keyhaven.demo`))
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByText('This home is not here'))).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}
