import type { Page } from '@playwright/test'
import { expectAccess, expectForcedContrast, LAYOUT_RULES, violationsOn } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { openScreen, type Screen, screens } from '../support/screens.ts'

/** Judged in full at every change; the others are so in the second tier. */
const judgedInFull = ['home', 'agent addAgentProperty', 'admin manageProperties']
/** The people whose screens are checked at 320 px at every change; undefined is a visitor. */
const narrowAtEveryChange: Screen['as'][] = [undefined]
/** The server's answer to the page of a missing item. */
const gone = /sharing\/invitations\/read|allProperty\/|agents\/|receipts\/|verify-email|Failed to load resource/

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const as of new Set(screens.map((screen) => screen.as)))
  test.describe(as ? `the demo’s ${as}` : 'a visitor', { tag: narrowAtEveryChange.includes(as) ? [] : '@all' }, () => {
    test.use({ as, viewport: { width: 320, height: 640 } })

    test('can use every screen at 320 px: nothing scrolls sideways, and axe’s rules of layout find nothing', async ({
      page,
      expectErrors,
    }) => {
      test.setTimeout(180_000)
      expectErrors(gone)
      for (const screen of screens.filter((each) => each.as === as)) {
        await openScreen(page, screen)
        await expectToFit(page, screen)
        expect(await violationsOn(page, LAYOUT_RULES), screen.name).toEqual([])
      }
    })
  })

for (const screen of screens)
  test.describe(screen.name, { tag: judgedInFull.includes(screen.name) ? [] : '@all' }, () => {
    test.use({ as: screen.as })

    test('is accessible: axe finds nothing in light, in dark, in forced colours and at 320 px', async ({
      page,
      expectErrors,
    }) => {
      if (screen.name.endsWith(' gone')) expectErrors(gone)
      await openScreen(page, screen)
      await expectAccess(page)
      await expectForcedContrast(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await violationsOn(page), '320 px').toEqual([])
    })
  })

async function expectToFit(page: Page, { name }: Screen): Promise<void> {
  expect(await widthOf(page), name).toEqual({ scrolled: 0, width: 320 })
  expect(await smallFields(page), `${name}: iOS zooms into fields below 16 px`).toEqual([])
  expect(await actionsAlike(page), `${name}: actions of one name that do different things`).toEqual([])
}

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
