import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { DemoName } from './people.ts'

export type Screen = { name: string; path: string; as?: DemoName }

const NO_ID = '0198c1f0-0000-7000-8000-000000000000'
const dashboard = (as: DemoName, ...paths: string[]): Screen[] =>
  paths.map((path) => ({ name: `${as} ${path.replace(/\/.*/, '')}`, path: `/dashboard/${path}`, as }))

/** All screens for every role that may see them. `placeholders` resolves parameters after a colon. */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'login refused', path: '/login?error=account_not_linked' },
  { name: 'registration', path: '/registration' },
  { name: 'forgot password', path: '/forgotPassword' },
  { name: 'reset password', path: '/resetPassword#token=x' },
  { name: 'verify email gone', path: '/verifyEmail#token=x' },
  { name: 'reset password half', path: '/resetPassword' },
  { name: 'unsubscribe', path: '/unsubscribe/x' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'agent', path: '/agent/:agent' },
  { name: 'agent gone', path: `/agent/${NO_ID}` },
  { name: 'error page', path: '/no/such/page' },
  { name: 'home signed in', path: '/', as: 'agent' },
  { name: 'add property', path: '/addProperty', as: 'agent' },
  { name: 'all properties', path: '/allProperty', as: 'buyer' },
  { name: 'all properties found', path: '/allProperty?q=cabin&sort=priceAsc', as: 'buyer' },
  { name: 'all properties none', path: '/allProperty?q=zeppelin&minPrice=cheap', as: 'buyer' },
  { name: 'property details', path: '/propertyDetails/:home', as: 'buyer' },
  { name: 'property pending', path: '/propertyDetails/:pending', as: 'admin' },
  { name: 'property gone', path: `/propertyDetails/${NO_ID}`, as: 'buyer' },
  ...dashboard(
    'admin',
    'adminProfile',
    'manageProperties',
    'manageUsers',
    'manageReviews',
    'auditTrail',
    'failedJobs',
    'requestsOnMyHomes',
    'reports',
    'feeds',
  ),
  ...dashboard('agent', 'agentProfile', 'addAgentProperty', 'soldProperties', 'requestedProperties', 'feeds'),
  ...dashboard('agent', 'update/:own', 'windowCards'),
  ...dashboard('agent2', 'soldProperties'),
  ...dashboard(
    'buyer',
    'userProfile',
    'wishlist',
    'propertyBought',
    'UserReviews',
    'contact',
    'savedSearches',
    'notifications',
  ),
  { name: 'buyer makeOffer', path: '/dashboard/makeOffer/:self/:wish', as: 'buyer' },
  { name: 'buyer payment', path: '/dashboard/propertyBought/payment/:self/:offer', as: 'buyer' },
  ...dashboard('buyer', 'messages', 'messages?home=:home', 'messages?offer=:offer'),
  { name: 'buyer conversation', path: '/dashboard/messages/:conversation', as: 'buyer' },
  ...dashboard('buyer', 'security', 'viewings'),
  ...dashboard('agent', 'viewings'),
  { name: 'buyer windowCard', path: '/dashboard/windowCards?home=:home', as: 'buyer' },
  { name: 'buyer receipt', path: '/dashboard/receipt/:bought', as: 'buyer' },
  { name: 'receipt gone', path: `/dashboard/receipt/${NO_ID}`, as: 'buyer' },
  ...dashboard('fraud', 'userProfile'),
]

/** Opens the screen and waits until its first content is loaded and nothing moves. */
export async function openScreen(page: Page, { path, as }: Screen): Promise<void> {
  await page.goto(await addressOf(page, path, `${as}@keyhaven.demo`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: /^Loading/ })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

type Row = { _id: string; agentId?: string; status?: string }

const placeholders: [name: string, list: string, fits: (row: Row) => boolean, field?: 'agentId'][] = [
  [':agent', '/api/allProperty/status?limit=1', ({ agentId }) => agentId !== undefined, 'agentId'],
  [':home', '/api/allProperty/status?limit=1', () => true],
  [':pending', '/api/allProperty?status=pending&limit=1', () => true],
  [':conversation', '/api/conversations?limit=1', () => true],
  [':own', '/api/allProperty?email=:self', ({ status }) => status === 'verified'],
  [':wish', '/api/wishlist/:self', () => true],
  [':offer', '/api/offeredProperty/:self', ({ status }) => status === 'accepted'],
  [':bought', '/api/offeredProperty/:self', ({ status }) => status === 'Bought'],
]

async function addressOf(page: Page, path: string, self: string): Promise<string> {
  let address = path.replaceAll(':self', self)
  for (const [name, list, fits, field = '_id'] of placeholders.filter(([name]) => path.includes(name))) {
    const { origins } = await page.context().storageState()
    const token = origins[0]?.localStorage.find((entry) => entry.name === 'access-token')?.value
    const headers = { ...(token && { authorization: `Bearer ${token}` }) }
    const rows: Row[] = await (await page.request.get(list.replace(':self', self), { headers })).json()
    const row = rows.find(fits)
    if (!row) throw new Error(`no row of ${list} can stand for ${name} in ${path}`)
    address = address.replace(name, row[field] ?? '')
  }
  return address
}
