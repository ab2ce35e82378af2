import { expectAccess } from '../support/axe.ts'
import { expect, test } from '../support/market-app.ts'
import { successToast } from '../support/toast.ts'

test('a buyer narrows the homes in a sheet, takes a wish back and restores it, and saves the search once', {
  tag: '@all',
}, async ({ party }) => {
  const { page } = await party()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/allProperty')
  await expect(page.getByRole('link', { name: /^Details of/ }).first()).toBeVisible()
  await page.mouse.move(200, 600)
  await page.mouse.wheel(0, 3000)
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  await expect(filters).toBeInViewport({ ratio: 1 })
  await filters.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^House/ }).check()
  const done = sheet.getByRole('button', { name: /^Show \d+ homes$/ })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const label of ['Min price', 'Features']) {
      await sheet.getByLabel(label).scrollIntoViewIfNeeded()
      await expect(done).toBeInViewport({ ratio: 1 })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await expectAccess(page)
  await done.click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/allProperty?type=house')
  await expect(filters).toHaveAccessibleDescription('1 filter')

  await page.setViewportSize({ width: 1440, height: 900 })
  const add = page.getByRole('button', { name: /^Add to wishlist: / }).first()
  await add.click()
  const heart = page.getByRole('button', { name: /^Remove from wishlist: / })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(successToast(page, 'Removed')).toBeVisible()
  await expect(heart).toHaveCount(0)
  await expectAccess(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByRole('link', { name: 'Saved', exact: true })).toBeFocused()
  await page.goto('/allProperty?type=house&sort=priceAsc')
  await expect(page.getByRole('link', { name: 'Saved', exact: true })).toBeVisible()
  for (const width of [320, 390, 834, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
