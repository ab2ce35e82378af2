import type { Locator } from '@playwright/test'
import { expectAccess } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

test.describe('a buyer with a keyboard', () => {
  test.use({ as: 'buyer' })

  test('finds homes on the map, opens one, and searches the visible area', async ({ page }) => {
    await page.goto('/allProperty')
    await page.getByRole('button', { name: 'Map', exact: true }).press('Enter')
    await expect(page).toHaveURL('/allProperty?view=map')
    const map = page.getByRole('region', { name: 'Map of the homes found' })
    const pins = map.locator('button')
    await expect(pins.first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Details of / }).first()).toBeVisible() // the list is next to it
    await expectAccess(page)

    const several = pins.filter({ hasText: /^\d+$/ }).first()
    await several.focus()
    const nearer = page.waitForResponse(/clusters\?/)
    await page.keyboard.press('Enter')
    await nearer

    const asked = page.waitForResponse(/clusters\?/)
    await map.focus()
    await page.keyboard.press('ArrowLeft')
    await asked
    await page.getByRole('button', { name: 'Search this area' }).press('Enter')
    await expect(page).toHaveURL(/bbox=-?\d/)
    await page.getByRole('button', { name: 'Search everywhere' }).press('Enter')
    await expect(page).toHaveURL('/allProperty?view=map')

    await page.goto('/allProperty?view=map&q=Ocra')
    const one = pins.filter({ hasText: '$' }).first()
    await one.press('Enter')
    const card = page.getByRole('region').filter({ has: page.getByRole('button', { name: /^Close / }) })
    await expect(card).toBeFocused()
    await card.getByRole('link').first().press('Enter')
    await expect(page).toHaveURL(/\/propertyDetails\//)
    await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('region', { name: /^Map of / })).toBeVisible()
  })

  test('finds a town on a map without tiles, whose names and pins stay apart', { tag: '@all' }, async ({ page }) => {
    const opened = page.waitForResponse(/clusters\?.*zoom=(9|10|11)\b/)
    await page.goto('/allProperty?view=map&q=Manchester')
    await opened
    const map = page.getByRole('region', { name: 'Map of the homes found' })
    await expect(map.getByText('Manchester', { exact: true })).toBeVisible()
    await expect.poll(() => map.locator('.map-name').count()).toBeGreaterThanOrEqual(3)
    await expect(map.getByRole('button', { name: '2 homes in one place' })).toBeInViewport()
    for (const step of ['Zoom in', ...Array<string>(7).fill('Zoom out')]) {
      await page.getByRole('button', { name: step }).click()
      await expect.poll(() => overlaps(map)).toEqual([])
      await expect(map.locator('button').first()).toBeInViewport()
    }
    await expectAccess(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccess(page)

    await page.getByRole('checkbox', { name: 'List follows map' }).check()
    await map.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/bbox=-?\d/)
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden()
  })

  test('sees the list when the map can’t be loaded', { tag: '@all' }, async ({ page, expectErrors }) => {
    expectErrors(/MapFigure/, /ERR_FAILED/)
    await page.route(/MapFigure-.*\.js/, (route) => route.abort())
    await page.goto('/allProperty?view=map')
    await expect(page.getByText('The map could not be loaded. The list has every home.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Details of / }).first()).toBeVisible()
    await page.unroute(/MapFigure-.*\.js/)
  })
})

/** The names and tags on the map that cover one another. */
const overlaps = (map: Locator) =>
  map.evaluate((element) => {
    const shown = [...element.querySelectorAll('.map-name, .map-tag')].map((one) => ({
      text: one.textContent,
      box: one.getBoundingClientRect(),
    }))
    return shown.flatMap((one, at) =>
      shown
        .slice(at + 1)
        .filter(
          ({ box }) =>
            one.box.left < box.right &&
            box.left < one.box.right &&
            one.box.top < box.bottom &&
            box.top < one.box.bottom,
        )
        .map((other) => `${one.text} on ${other.text}`),
    )
  })
