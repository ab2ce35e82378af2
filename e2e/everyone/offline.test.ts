import { expect, test } from '../support/fixtures.ts'

const OFFLINE = 'You’re offline. This page continues as soon as you’re connected again.'

test.use({ as: 'buyer' })
test.beforeEach(({ expectErrors }) => expectErrors(/INTERNET_DISCONNECTED|dynamically imported/))

test('a screen opened offline shows a message, and opens when the connection is back', async ({ page, context }) => {
  await page.goto('/dashboard/userProfile')
  await expect(page.getByText('Role: User')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Wishlist', exact: true }).click()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(page.getByText('Role: User'), 'what was there stays').toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
})

test('a user who opens another screen in between can still open that screen later', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible() // the server's page has been taken over
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Properties' }).click()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
  await context.setOffline(false)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Properties' }).click()
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('a search that fails offline shows a message, and is repeated when the connection is back', {
  tag: '@all',
}, async ({ page, context }) => {
  await page.goto('/allProperty')
  await expect(page.getByRole('article')).toHaveCount(24)
  await context.setOffline(true)
  await page.getByLabel('Search').fill('cabin montana')
  await expect(page.getByText('The homes could not be loaded.')).toBeVisible()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('article')).toHaveCount(1)
})
