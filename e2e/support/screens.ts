import type { Page } from '@playwright/test'
import type { screens as addresses } from '../../src/contract/screens.ts'
import { expect } from './fixtures.ts'
import type { DemoName } from './people.ts'

export type Screen = { name: string; path: string; as?: DemoName }

const NO_ID = '0198c1f0-0000-7000-8000-000000000000'
const dashboard = (as: DemoName, ...paths: string[]): Screen[] =>
  paths.map((path) => ({ name: `${as} ${path.replace(/\/.*/, '')}`, path: `/dashboard/${path}`, as }))

type Address = keyof typeof addresses
/** Addresses that only lead on to one of the screens. */
type Passage = 'googleReturn' | 'dashboard' | 'offerOn'

/** Each screen for every role that may see it. `placeholders` resolves parameters after a colon. */
const views: Record<Exclude<Address, Passage>, Screen[]> = {
  home: [
    { name: 'home', path: '/' },
    { name: 'home signed in', path: '/', as: 'agent' },
  ],
  login: [
    { name: 'login', path: '/login' },
    { name: 'login refused', path: '/login?error=account_not_linked' },
  ],
  registration: [{ name: 'registration', path: '/registration' }],
  forgotPassword: [{ name: 'forgot password', path: '/forgotPassword' }],
  resetPassword: [
    { name: 'reset password', path: '/resetPassword#token=x' },
    { name: 'reset password half', path: '/resetPassword' },
  ],
  verifyEmail: [{ name: 'verify email gone', path: '/verifyEmail#token=x' }],
  unsubscribe: [{ name: 'unsubscribe', path: '/unsubscribe/x' }],
  terms: [{ name: 'terms', path: '/terms' }],
  privacy: [{ name: 'privacy', path: '/privacy' }],
  agent: [
    { name: 'agent', path: '/agent/:agent' },
    { name: 'agent gone', path: `/agent/${NO_ID}` },
  ],
  addProperty: [{ name: 'add property', path: '/addProperty', as: 'agent' }],
  allProperty: [
    { name: 'all properties', path: '/allProperty', as: 'buyer' },
    { name: 'all properties map', path: '/allProperty?view=map', as: 'buyer' },
    { name: 'all properties found', path: '/allProperty?q=cabin&sort=priceAsc', as: 'buyer' },
    { name: 'all properties none', path: '/allProperty?q=zeppelin&minPrice=cheap', as: 'buyer' },
  ],
  propertyDetails: [
    { name: 'property details', path: '/propertyDetails/:home', as: 'buyer' },
    { name: 'property pending', path: '/propertyDetails/:pending', as: 'admin' },
    { name: 'property gone', path: `/propertyDetails/${NO_ID}`, as: 'buyer' },
  ],
  compare: [
    { name: 'compare', path: '/compare?ids=:home,:other', as: 'buyer' },
    { name: 'compare most', path: '/compare?ids=:home,:other,:dearest,:cabin', as: 'buyer' },
    { name: 'compare none', path: '/compare?ids=', as: 'buyer' },
    { name: 'compare gone', path: `/compare?ids=:home,${NO_ID}`, as: 'buyer' },
  ],
  adminProfile: dashboard('admin', 'adminProfile'),
  manageProperties: dashboard('admin', 'manageProperties'),
  manageUsers: dashboard('admin', 'manageUsers'),
  manageReviews: dashboard('admin', 'manageReviews'),
  auditTrail: dashboard('admin', 'auditTrail'),
  failedJobs: dashboard('admin', 'failedJobs'),
  site: dashboard('admin', 'site'),
  requestsOnMyHomes: dashboard('admin', 'requestsOnMyHomes'),
  reports: dashboard('admin', 'reports'),
  feeds: [...dashboard('admin', 'feeds'), ...dashboard('agent', 'feeds')],
  agentProfile: dashboard('agent', 'agentProfile'),
  addAgentProperty: dashboard('agent', 'addAgentProperty'),
  soldProperties: [...dashboard('agent', 'soldProperties'), ...dashboard('agent2', 'soldProperties')],
  requestedProperties: dashboard('agent', 'requestedProperties'),
  update: dashboard('agent', 'update/:own'),
  windowCards: [
    ...dashboard('agent', 'windowCards'),
    { name: 'buyer windowCard', path: '/dashboard/windowCards?home=:home', as: 'buyer' },
  ],
  userProfile: [...dashboard('buyer', 'userProfile'), ...dashboard('fraud', 'userProfile')],
  wishlist: dashboard('buyer', 'wishlist'),
  hidden: dashboard('buyer', 'hidden'),
  together: [
    { name: 'buyer together', path: '/dashboard/wishlist/together', as: 'buyer' },
    { name: 'invitation gone', path: '/dashboard/wishlist/together#token=x', as: 'buyer' },
  ],
  propertyBought: dashboard('buyer', 'propertyBought'),
  UserReviews: dashboard('buyer', 'UserReviews'),
  contact: dashboard('buyer', 'contact'),
  savedSearches: dashboard('buyer', 'savedSearches'),
  notifications: dashboard('buyer', 'notifications'),
  makeOffer: [{ name: 'buyer makeOffer', path: '/dashboard/makeOffer/:self/:wish', as: 'buyer' }],
  payment: [{ name: 'buyer payment', path: '/dashboard/propertyBought/payment/:self/:offer', as: 'buyer' }],
  messages: dashboard('buyer', 'messages', 'messages?home=:home', 'messages?offer=:offer'),
  conversation: [{ name: 'buyer conversation', path: '/dashboard/messages/:conversation', as: 'buyer' }],
  security: dashboard('buyer', 'security'),
  viewings: [...dashboard('buyer', 'viewings'), ...dashboard('agent', 'viewings')],
  receipt: [
    { name: 'buyer receipt', path: '/dashboard/receipt/:bought', as: 'buyer' },
    { name: 'receipt gone', path: `/dashboard/receipt/${NO_ID}`, as: 'buyer' },
  ],
}

export const screens: Screen[] = [{ name: 'error page', path: '/no/such/page' }, ...Object.values(views).flat()]

/** Opens the screen and waits until its first content is loaded and nothing moves. */
export async function openScreen(page: Page, { path, as }: Screen): Promise<void> {
  await page.goto(await addressOf(page, path, `${as}@keyhaven.demo`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: /Loading|geladen|Chargement|Cargando|جارٍ/ })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

type Row = { _id: string; agentId?: string; status?: string }

const placeholders: [name: string, list: string, fits: (row: Row) => boolean, field?: 'agentId'][] = [
  [':agent', '/api/allProperty/status?limit=1', ({ agentId }) => agentId !== undefined, 'agentId'],
  [':home', '/api/allProperty/status?limit=1', () => true],
  [':other', '/api/allProperty/status?sort=priceAsc&limit=1', () => true],
  [':dearest', '/api/allProperty/status?sort=priceDesc&limit=1', () => true],
  [':cabin', '/api/allProperty/status?q=cabin&limit=1', () => true],
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
