import type { Page } from '@playwright/test'
import { expectAccess, LAYOUT_RULES, violationsOn } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { eachOpened } from '../support/openers.ts'
import { brokenWords, joinedTexts, turnedTexts, widths } from '../support/page-faults.ts'
import { readIn } from '../support/read-in.ts'
import { openScreen, type Screen, screens } from '../support/screens.ts'

const WIDTHS = [320, 390, 834, 1440, 1920]
const people = new Set(screens.map(({ as }) => as))
/** The server's answer to the page of a missing item. */
const gone = /sharing\/invitations\/read|allProperty\/|agents\/|receipts\/|verify-email|Failed to load resource/

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of ['de', 'fr', 'es', 'ar'])
  for (const as of people)
    test.describe(`${as ? `the demo’s ${as}` : 'a visitor'} in ${language}`, { tag: '@all' }, () => {
      test.use({ as })

      test('reads every screen at every width: nothing is cut or scrolls sideways, and axe finds nothing', async ({
        page,
        baseURL,
        expectErrors,
      }) => {
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
          }
          await page.setViewportSize({ width: 320, height: 640 })
          await eachOpened(page, (name) => expectToFit(page, { ...screen, name: `${screen.name}, ${name}` }, 320))
          expect(await violationsOn(page, LAYOUT_RULES), screen.name).toEqual([])
        }
      })
    })

async function expectToFit(page: Page, { name }: Screen, width: number): Promise<void> {
  const { scrolled, scrollWidth, cut } = await page.evaluate(widths)
  expect(await page.evaluate(brokenWords), `${name} at ${width} px: words that are broken without a hyphen`).toEqual([])
  expect(await page.evaluate(turnedTexts), `${name} at ${width} px: texts of the other direction`).toEqual([])
  expect(await page.evaluate(joinedTexts), `${name} at ${width} px: words that are joined`).toEqual([])
  expect(scrolled, `${name} at ${width} px scrolls sideways`).toBe(0)
  expect(scrollWidth, `${name} at ${width} px`).toBeLessThanOrEqual(width)
  expect(cut, `${name} at ${width} px: texts of controls that are cut`).toEqual([])
}
