import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { openScreen, type Screen } from '../support/screens.ts'
import { successToast } from '../support/toast.ts'

const groundOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)

/** The colour that this person has chosen for selections. */
const highlight = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'))
    probe.style.cssText = 'forced-color-adjust: none; background-color: Highlight'
    const colour = getComputedStyle(probe).backgroundColor
    probe.remove()
    return colour
  })

test.describe('in forced colours', () => {
  test.use({ as: 'admin', contextOptions: { forcedColors: 'active' } })

  test('only the current item of nav bar and sidebar is marked', async ({ page }) => {
    await page.goto('/dashboard/manageProperties')
    const marked = await highlight(page)
    for (const [nav, current, other] of [
      ['Main', 'Dashboard', 'All Properties'],
      ['Dashboard', 'Manage Properties', 'Manage Users'],
    ] as const) {
      const item = (name: string) => page.getByRole('navigation', { name: nav }).getByRole('link', { name })
      expect(await groundOf(item(current)), current).toBe(marked)
      expect(await groundOf(item(other)), other).not.toBe(marked)
    }
  })

  test('a filter that is set is marked', { tag: '@all' }, async ({ page }) => {
    await page.goto('/dashboard/auditTrail')
    const edge = () => page.getByLabel('Kind').evaluate((each) => getComputedStyle(each).borderTopColor)
    const marked = await highlight(page)
    expect(await edge()).not.toBe(marked)
    await page.getByLabel('Kind').selectOption('property')
    await expect.poll(edge).toBe(marked)
  })
})

test.describe('on paper', () => {
  test.use({ as: 'buyer' })
  const printed: Screen[] = [
    { name: 'home', path: '/' },
    { name: 'details', path: '/propertyDetails/:home', as: 'buyer' },
    { name: 'wishlist', path: '/dashboard/wishlist', as: 'buyer' },
  ]
  for (const screen of printed)
    test(`${screen.name} prints no controls`, { tag: '@all' }, async ({ page }) => {
      await openScreen(page, screen)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const role of ['navigation', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0)
      await expect(page.locator('button:visible:not(.map-tag)')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Make offer' })).toHaveCount(0)
    })

  test('a map is printed with its pins, on one sheet', { tag: '@all' }, async ({ page }) => {
    await page.goto('/allProperty?view=map')
    const pins = page.locator('.map-tag')
    await expect(pins).not.toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    for (const pin of await pins.all()) await expect(pin).toBeVisible()
    expect(await page.locator('.leaflet-container').evaluate((map) => getComputedStyle(map).breakInside)).toBe('avoid')
  })

  test('a page of the dashboard is printed over the whole width, without the sidebar', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/dashboard/wishlist')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.setViewportSize({ width: 1100, height: 800 })
    await page.emulateMedia({ media: 'print' })
    const { width = 0 } = (await page.getByRole('article').first().boundingBox()) ?? {}
    expect(width).toBeGreaterThan(900)
  })

  test('the name below a review is printed, a toast is not', { tag: '@all' }, async ({ page }) => {
    await page.goto('/')
    const card = page.getByRole('region', { name: 'Latest Reviews' }).getByRole('article').first()
    await expect(card).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(card.locator('footer')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.route('**/api/contact', (route) => route.fulfill({ json: { sent: true } }))
    await page.goto('/dashboard/contact')
    await page.getByLabel('Subject').fill('Paper')
    await page.getByLabel('Message').fill('Is it printed?')
    await page.getByRole('button', { name: 'Send' }).click()
    const toast = successToast(page, 'Email Send successfully')
    await toast.hover() // it stays
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Email Send successfully')).toBeHidden()
  })
})
