import type { Page } from '@playwright/test'
import { expectAccess, expectForcedContrast, violationsOn } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { openScreen, screens } from '../support/screens.ts'

for (const screen of screens)
  test.describe(screen.name, () => {
    test.use({ as: screen.as, contextOptions: { reducedMotion: 'reduce' } })

    test('is for everyone: axe finds nothing, by day, by night and in forced colours, and nothing scrolls sideways', async ({
      page,
      expectErrors,
    }) => {
      if (screen.name.endsWith(' gone'))
        expectErrors(/allProperty\/|agents\/|receipts\/|verify-email|Failed to load resource/)
      await openScreen(page, screen)
      await expectAccess(page)
      await expectForcedContrast(page)
      expect(await actionsAlike(page), 'actions that say not of what').toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await violationsOn(page), '320 px').toEqual([])
      expect(await widthOf(page)).toEqual({ scrolled: 0, width: 320 })
      expect(await smallFields(page), 'iOS zooms into fields below 16 px').toEqual([])
    })
  })

const smallFields = (page: Page) =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(({ outerHTML }) => outerHTML),
    )

/** Actions of rows that are called the same, and described the same, but do not do the same. */
const actionsAlike = (page: Page) =>
  page.evaluate(() => {
    const seen = new Map<string, string>()
    const alike: string[] = []
    for (const action of document.querySelectorAll('main :is(tr, article) :is(button, a[href])')) {
      if (!action.checkVisibility()) continue
      const name = action.getAttribute('aria-label') ?? (action.textContent.trim() || action.innerHTML)
      const about = (action.getAttribute('aria-describedby') ?? '').split(' ')
      const key = [name, ...about.map((id) => document.getElementById(id)?.textContent)].join(' | ')
      const does = action.getAttribute('href') ?? `a button, ${seen.size}`
      if (seen.has(key) && seen.get(key) !== does) alike.push(key)
      seen.set(key, does)
    }
    return alike
  })

const widthOf = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ left: 100, behavior: 'instant' })
    return { scrolled: window.scrollX, width: document.documentElement.scrollWidth }
  })
