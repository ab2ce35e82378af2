import type { Page } from '@playwright/test'
import { expectAccess, LAYOUT_RULES, violationsOn } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { readIn } from '../support/read-in.ts'
import { openScreen, type Screen, screens } from '../support/screens.ts'

const WIDTHS = [320, 390, 834, 1440, 1920]
const people = new Set(screens.map(({ as }) => as))
/** The server's answer to the page of a missing item. */
const gone = /sharing\/invitations\/read|allProperty\/|agents\/|receipts\/|verify-email|Failed to load resource/

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of ['de', 'ar'])
  for (const as of people)
    test.describe(`${as ? `the demo’s ${as}` : 'a visitor'} in ${language}`, { tag: '@all' }, () => {
      test.use({ as })

      test('reads every screen at every width: nothing is cut or scrolls sideways, and axe finds nothing', async ({
        page,
        baseURL,
        expectErrors,
      }, info) => {
        test.setTimeout(900_000)
        expectErrors(gone)
        await readIn(page, language, baseURL ?? '')
        for (const screen of screens.filter((each) => each.as === as)) {
          await page.setViewportSize({ width: 1440, height: 900 })
          await openScreen(page, screen)
          await expect(page.locator('html'), screen.name).toHaveAttribute('lang', language)
          await expect(page.getByRole('heading', { level: 1 }).first(), screen.name).toBeVisible()
          await expectAccess(page)
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 })
            await expectToFit(page, screen, width)
            if (process.env.SHOTS)
              await page.screenshot({ path: info.outputPath(`${screen.name}-${width}.png`), fullPage: true })
          }
          await page.setViewportSize({ width: 320, height: 640 })
          expect(await violationsOn(page, LAYOUT_RULES), screen.name).toEqual([])
        }
      })
    })

async function expectToFit(page: Page, { name }: Screen, width: number): Promise<void> {
  const { scrolled, scrollWidth, cut } = await page.evaluate(widths)
  expect(scrolled, `${name} at ${width} px scrolls sideways`).toBe(0)
  expect(scrollWidth, `${name} at ${width} px`).toBeLessThanOrEqual(width)
  expect(cut, `${name} at ${width} px: texts of controls that are cut`).toEqual([])
}

/** Returns by how much the page scrolls sideways, and the buttons, labels and headings whose text is wider than they are. */
function widths() {
  const scrolled = Math.max(
    ...[100, -100].map((left) => {
      window.scrollTo({ left, behavior: 'instant' })
      return Math.abs(window.scrollX)
    }),
  )
  const cut = [...document.querySelectorAll('button, a, label, legend, h1, h2, h3, th')]
    .filter((element) => element.checkVisibility() && element.clientWidth > 0)
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && !/truncate|sr-only/.test(element.className))
    .map(({ textContent }) => textContent.trim().slice(0, 80))
    .filter((text) => text !== '')
  return { scrolled, scrollWidth: document.documentElement.scrollWidth, cut }
}
