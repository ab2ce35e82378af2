import { expectAccess } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ as: 'buyer', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a buyer draws an area with a finger on a phone', { tag: '@all' }, async ({ page }) => {
  await page.goto('/allProperty?view=map')
  const map = page.getByRole('region', { name: 'Map of the homes found' })
  await expect(map.locator('button').first()).toBeVisible()
  await page.getByRole('button', { name: 'Draw an area' }).tap()
  const panel = page.getByRole('region', { name: 'Draw an area' })
  await expect(panel).toBeFocused()
  const box = await map.boundingBox()
  if (!box) throw new Error('the map is not shown')
  for (const [across, down] of [
    [0.3, 0.15],
    [0.8, 0.15],
    [0.55, 0.35],
  ] as const)
    await page.touchscreen.tap(box.x + box.width * across, box.y + box.height * down)
  await expect(panel.getByRole('button', { name: /^Corner / })).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccess(page)
  await panel.getByRole('button', { name: 'Search here' }).tap()
  await expect(page).toHaveURL(/[?&]within=/)
  await expect(page.getByRole('button', { name: 'Remove Drawn area' })).toBeVisible()
})
