import { expectAccess } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ as: 'buyer', viewport: { width: 390, height: 844 }, hasTouch: true })

test('a sentence said on a phone becomes chips that can be removed one by one', async ({ page }) => {
  await page.goto('/allProperty')
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill('3 bed house under 500k near Bath with a garden, not leasehold')
  await field.press('Enter')
  for (const chip of ['House', '3+ bedrooms', 'Up to $500,000', 'Garden', 'Freehold'])
    await expect(page.getByRole('button', { name: `Remove ${chip}` })).toBeVisible()
  await expect(field).toHaveValue('Bath')
  await expect(page.getByText(/was understood as these filters\.$/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccess(page)
  await page.getByRole('button', { name: 'Remove House' }).click()
  await expect(page.getByRole('button', { name: 'Remove House' })).toHaveCount(0)
  await expect(page).not.toHaveURL(/type=house/)
})
