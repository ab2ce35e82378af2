import type { Page } from '@playwright/test'
import { expectAccess } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { printedPages } from '../support/printed-pages.ts'

test.use({ as: 'buyer', contextOptions: { reducedMotion: 'reduce' } })

/** Chooses the four dearest homes on their cards: those of other journeys, which come and go, are newer and cheaper. */
async function chooseFour(page: Page): Promise<void> {
  await page.goto('/allProperty?sort=priceDesc')
  for (const index of [0, 1, 2, 3])
    await page
      .getByRole('article')
      .nth(index)
      .getByRole('button', { name: /^Compare: / })
      .click()
  await expect(page.getByRole('region', { name: 'Homes to compare' })).toContainText('4 of 4 homes')
}

test('a buyer compares four homes that they chose on their cards, on paper on one page', async ({ page }) => {
  await chooseFour(page)
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compare homes' })).toBeVisible()
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(4)
  await expect(page.getByRole('rowheader', { name: /^Bedrooms/ })).toBeVisible()
  await expectAccess(page)
  await page.emulateMedia({ media: 'print' })
  expect(await printedPages(page)).toBe(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('two homes are in sight, and titles and rows are swiped together', { tag: '@all' }, async ({ page }) => {
    await chooseFour(page)
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    const heads = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
    await expect(heads).toHaveCount(4)
    const shown = async () =>
      await heads.evaluateAll((all) =>
        all.map((head) => {
          const { left, right } = head.getBoundingClientRect()
          return left >= 0 && right <= window.innerWidth
        }),
      )
    expect(await shown()).toEqual([true, true, false, false])
    await page.locator('tbody').evaluate((body) => body.scrollTo({ left: body.scrollWidth }))
    await expect.poll(shown).toEqual([false, false, true, true])
    const name = page
      .getByRole('rowheader', { name: /^Asking price/ })
      .locator('span')
      .first()
    await expect(name).toBeInViewport()
    await page.mouse.wheel(0, 900)
    await expect(heads.nth(2)).toBeInViewport()
  })
})
