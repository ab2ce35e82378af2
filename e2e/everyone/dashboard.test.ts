import { expect, test } from '../support/fixtures.ts'
import { type DemoName, demoPerson } from '../support/people.ts'

type Item = [name: string, path: string]
const userItems: Item[] = [
  ['My Profile', 'userProfile'],
  ['Wishlist', 'wishlist'],
  ['Property Bought', 'propertyBought'],
  ['My Reviews', 'UserReviews'],
]
const yours: Item[] = [
  ['Messages', 'messages'],
  ['Viewings', 'viewings'],
  ['Saved searches', 'savedSearches'],
  ['Security', 'security'],
]
const feeds: Item = ['Feeds', 'feeds']
const adminItems: Item[] = [
  ['Requests on my homes', 'requestsOnMyHomes'],
  ['Reports', 'reports'],
  ['Failed jobs', 'failedJobs'],
  ['Audit trail', 'auditTrail'],
  feeds,
]
const menus: { who: DemoName; role: string; addProperty: boolean; items: Item[] }[] = [
  {
    who: 'admin',
    role: 'Admin',
    addProperty: true,
    items: [
      ['Admin Profile', 'adminProfile'],
      ['Manage Properties', 'manageProperties'],
      ['Manage Users', 'manageUsers'],
      ['Manage Reviews', 'manageReviews'],
    ],
  },
  {
    who: 'agent',
    role: 'Agent',
    addProperty: true,
    items: [
      ['Agent Profile', 'agentProfile'],
      ['My Added Properties', 'addAgentProperty'],
      ['My sold Properties', 'soldProperties'],
      ['Requested Properties', 'requestedProperties'],
    ],
  },
  { who: 'buyer', role: 'User', addProperty: false, items: userItems },
  { who: 'fraud', role: 'User', addProperty: false, items: userItems },
]

for (const { who, role, addProperty, items } of menus)
  test.describe(`the demo's ${who}`, { tag: who === 'agent' ? [] : '@all' }, () => {
    test.use({ as: who })
    const { name } = demoPerson(who)

    test('sees photo, name and role on their profile, which /dashboard opens', async ({ page }) => {
      await page.goto('/dashboard')
      await expect(page).toHaveURL(`/dashboard/${items[0]?.[1]}`)
      await expect(page.getByRole('heading', { level: 1, name: items[0]?.[0] })).toBeVisible()
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
      await expect(main.getByText(`Role: ${role}`, { exact: true })).toBeVisible()
      await expect(main.locator('img').first()).toHaveAttribute('src', /^\/demo\/avatar-\d/)
    })

    test('finds exactly their sidebar, and each item opens its page', async ({ page }) => {
      await page.goto('/dashboard')
      const sidebar = page.getByRole('navigation', { name: 'Dashboard' })
      const own = [...items, ...yours, ...(who === 'admin' ? adminItems : []), ...(who === 'agent' ? [feeds] : [])]
      await expect(sidebar.getByRole('link')).toHaveText([...own.map(([item]) => item), 'Home', 'Contact'])
      for (const [item, path] of [...own, ['Contact', 'contact'] as Item]) {
        await sidebar.getByRole('link', { name: item, exact: true }).click()
        const isMessages = item === 'Messages' // the newest conversation may open next to the list
        await expect(page).toHaveURL(isMessages ? /\/dashboard\/messages(\/[\w-]+)?$/ : `/dashboard/${path}`)
        const current = isMessages ? /^(page|true)$/ : 'page'
        await expect(sidebar.getByRole('link', { name: item, exact: true })).toHaveAttribute('aria-current', current)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      }
      await sidebar.getByRole('link', { name: 'Home', exact: true }).click()
      await expect(page).toHaveURL('/')
    })

    test('sees name, Profile and LogOut once in the nav bar, and Add Property by role', async ({ page }) => {
      await page.goto('/')
      const nav = page.getByRole('navigation', { name: 'Main' })
      await expect(nav.getByText(name, { exact: true })).toBeVisible()
      await expect(nav.getByRole('link', { name: 'Profile' })).toHaveCount(1)
      await expect(nav.getByRole('button', { name: 'LogOut' })).toHaveCount(1)
      await expect(nav.getByRole('link', { name: 'Login' })).toHaveCount(0)
      await expect(nav.getByRole('link', { name: 'Add Property' })).toHaveCount(addProperty ? 1 : 0)
      if (!addProperty) return
      await nav.getByRole('link', { name: 'Add Property' }).click()
      await expect(page).toHaveURL('/addProperty')
      await expect(page.getByRole('heading', { level: 1, name: 'Add Property' })).toBeVisible()
    })

    test('gets the error page under an unknown dashboard address', async ({ page }) => {
      await page.goto('/dashboard/no-such-page')
      await expect(page.getByRole('heading', { name: 'OOPS...!! Error page Found.' })).toBeVisible()
    })
  })

test.describe('on a phone', () => {
  test.use({ as: 'admin', viewport: { width: 390, height: 844 } })

  test('all pages of an admin are reached from the end of the strip, without swiping', async ({ page }) => {
    await page.goto('/dashboard')
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    await expect(menu.getByRole('button', { name: 'All pages' })).toBeInViewport({ ratio: 1 })
    await menu.getByRole('button', { name: 'All pages' }).press('Enter')
    await expect(menu.getByRole('button', { name: 'All pages' })).toHaveAttribute('aria-expanded', 'true')
    for (const [name] of [...yours, ...adminItems]) {
      const box = await menu.getByRole('link', { name, exact: true }).boundingBox()
      expect(box?.x, name).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 999), name).toBeLessThanOrEqual(390)
    }
    await menu.getByRole('link', { name: 'Audit trail' }).click()
    await expect(page).toHaveURL('/dashboard/auditTrail')
    await expect(menu.getByRole('button', { name: 'All pages' })).toHaveAttribute('aria-expanded', 'false')
  })
})
