import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

test.use({ as: 'buyer' })

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })
const field = (page: Page, label: string) => page.getByRole('search').getByLabel(label, { exact: true })

/** Lowest and highest amount of each home on the page, in dollars. */
async function prices(page: Page): Promise<[low: number, high: number][]> {
  const lines = await page
    .getByRole('article')
    .getByText(/^Price Range: \$/)
    .allTextContents()
  return lines.map((line) => {
    const amounts = [...line.matchAll(/\d[\d,]*/g)].map(([text]) => Number(text.replaceAll(',', '')))
    return [Math.min(...amounts), Math.max(...amounts)]
  })
}

const isRising = (amounts: number[]) => amounts.every((amount, at) => at === 0 || amount >= (amounts[at - 1] ?? amount))

test('a buyer sees all homes under the heading and banner, 24 at first', async ({ page }) => {
  const response = page.waitForResponse(/allProperty\/status\?limit=24$/)
  await page.goto('/allProperty')
  const total = Number((await response).headers()['x-total-count'])
  await expect(page.getByRole('heading', { level: 1, name: 'All Properties', exact: true })).toBeVisible()
  await expect(page.getByText('Unlock Your Dream Home', { exact: true })).toBeVisible()
  await expect(page.getByText(`${total} homes`, { exact: true })).toBeVisible()
  await expect(titles(page)).toHaveCount(24)
  const first = await titles(page).allTextContents()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(titles(page)).toHaveCount(total)
  expect((await titles(page).allTextContents()).slice(0, 24)).toEqual(first)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test('a search matches every word in any case, and its address can be shared', async ({ page, context }) => {
  await page.goto('/allProperty')
  await field(page, 'Search').fill('CABIN montana')
  await expect(page).toHaveURL('/allProperty?q=CABIN+montana')
  await expect(titles(page)).toHaveText(['Tamarack Cabin on Its Own Jetty'])
  await expect(page.getByText('1 home', { exact: true })).toBeVisible()
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(field(shared, 'Search')).toHaveValue('CABIN montana')
  await expect(titles(shared)).toHaveText(['Tamarack Cabin on Its Own Jetty'])
  await field(page, 'Search').fill('')
  await expect(page).toHaveURL('/allProperty')
  await expect(titles(page)).toHaveCount(24)
})

test('a buyer opens a home right after typing, and returns to the search', async ({ page }) => {
  await page.route('**/PropertyDetailsPage*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto('/allProperty')
  const cabin = 'Tamarack Cabin on Its Own Jetty'
  await expect(page.getByRole('link', { name: `Details of ${cabin}` })).toBeVisible()
  await field(page, 'Search').fill('cabin montana')
  await page.getByRole('link', { name: `Details of ${cabin}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: cabin })).toBeVisible()
  await page.goBack()
  await expect(field(page, 'Search')).toHaveValue('cabin montana')
})

test('a buyer filters by price: every home shown overlaps the range', { tag: '@all' }, async ({ page }) => {
  await page.goto('/allProperty')
  await field(page, 'Min price').fill('$400,000')
  await field(page, 'Max price').fill('500000')
  await expect(page).toHaveURL(/minPrice=.*maxPrice=500000/)
  await expect(titles(page)).not.toHaveCount(24)
  const outside = async () => (await prices(page)).filter(([low, high]) => low > 500_000 || high < 400_000)
  await expect.poll(outside).toEqual([]) // what was found for the lower limit alone stays until the answer for both is there
  expect((await prices(page)).length).toBeGreaterThan(0)
})

test('a buyer sorts by price, and Back undoes it', { tag: '@all' }, async ({ page }) => {
  await page.goto('/allProperty')
  await field(page, 'Sort by').selectOption('Price, lowest first')
  await expect(page).toHaveURL('/allProperty?sort=priceAsc')
  await expect.poll(async () => isRising((await prices(page)).map(([low]) => low))).toBe(true)
  await field(page, 'Sort by').selectOption('Price, highest first')
  await expect(page).toHaveURL('/allProperty?sort=priceDesc')
  await expect.poll(async () => isRising((await prices(page)).map(([, high]) => -high))).toBe(true)
  await page.goBack()
  await expect(field(page, 'Sort by')).toHaveValue('priceAsc')
  await page.goBack()
  await expect(page).toHaveURL('/allProperty')
  await expect(field(page, 'Sort by')).toHaveValue('newest')
})

test('a search without a match shows a message and a way on', { tag: '@all' }, async ({ page }) => {
  await page.goto('/allProperty?q=zeppelin')
  await expect(page.getByText('No home matches this search.')).toBeVisible()
  await page.getByRole('link', { name: 'Show every home' }).click()
  await expect(titles(page)).toHaveCount(24)
  await expect(page.locator('main :focus'), 'the focus stays there').toHaveCount(1)
  await expect(field(page, 'Search')).toHaveValue('')
})

test('shows an error at the field of an unreadable price', { tag: '@all' }, async ({ page }) => {
  await page.goto('/allProperty?minPrice=cheap')
  await expect(field(page, 'Min price')).toHaveAccessibleDescription(
    'Min price must be an amount, such as 250,000 or 500k',
  )
  await field(page, 'Min price').fill('500000')
  await field(page, 'Max price').fill('400000')
  await expect(field(page, 'Max price')).toHaveAccessibleDescription('Max price is below Min price')
})

test('shows an error and retries when the list can’t be loaded', { tag: '@all' }, async ({ page, expectErrors }) => {
  expectErrors(/allProperty\/status|Failed to load resource/)
  await page.route('**/api/allProperty/status?*', (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.goto('/allProperty')
  await expect(page.getByText('The homes could not be loaded.')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/allProperty/status?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(titles(page)).toHaveCount(24)
  await expect(page.locator('main :focus'), 'the focus stays there').toHaveCount(1)
})
