import type { Locator, Page } from '@playwright/test'
import { expectAccess } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import type { DemoName } from '../support/people.ts'
import { openScreen } from '../support/screens.ts'

type State = {
  name: string
  path: string
  as?: DemoName
  /** Goes there, and returns what shows it. */
  reach: (page: Page) => Locator | Promise<Locator>
}

const pinCard = (page: Page) => page.getByRole('region').filter({ has: page.getByRole('button', { name: /^Close / }) })

const states: State[] = [
  {
    name: 'the suggestions of the home page',
    path: '/',
    reach: suggest,
  },
  {
    name: 'the suggestions above the list',
    path: '/allProperty',
    as: 'buyer',
    reach: suggest,
  },
  {
    name: 'the filters',
    path: '/allProperty?type=house&feature=Garden&minPrice=200000',
    as: 'buyer',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Filters', exact: true }).click()
      return page.getByRole('region', { name: 'Filters' })
    },
  },
  {
    name: 'a search that found nothing, and what there is without one filter',
    path: '/allProperty?q=cabin&maxPrice=1000',
    as: 'buyer',
    reach: (page) => page.getByRole('button', { name: /without the price limit$/ }),
  },
  {
    name: 'the map with the card of a pin',
    path: '/allProperty?view=map&q=rosehip',
    as: 'buyer',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Rosehip Cottage.*\$/ }).press('Enter')
      await expect(pinCard(page).getByRole('link')).toBeVisible()
      return pinCard(page)
    },
  },
  {
    name: 'the map of a home',
    path: '/propertyDetails/:home',
    as: 'buyer',
    reach: async (page) => {
      await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
      return page.getByRole('region', { name: /^Map of / })
    },
  },
  {
    name: 'the pin of a new listing',
    path: '/addProperty',
    as: 'agent',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Move the pin' }).click()
      return page.getByRole('group', { name: 'Place on the map' }).getByRole('region')
    },
  },
]

for (const { name, path, as, reach } of states)
  test.describe(name, { tag: '@all' }, () => {
    test.use({ as, viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

    test('is accessible on the narrowest phone: axe finds nothing, and nothing scrolls sideways', async ({ page }) => {
      await openScreen(page, { name, path, ...(as && { as }) })
      const sign = await reach(page)
      await expect(sign).toBeVisible()
      await expectAccess(page)
      await expect(sign, 'all the while').toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })

async function suggest(page: Page): Promise<Locator> {
  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  await field.fill('bo')
  await expect(page.getByRole('option', { name: /^Boston/ })).toBeVisible()
  await field.press('ArrowDown')
  return page.getByRole('option', { name: /^Boston/, selected: true })
}
