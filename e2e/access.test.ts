import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from './journey.ts'
import { openScreen, screens } from './screens.ts'

for (const screen of screens)
  test.describe(screen.name, () => {
    test.use({ as: screen.as, contextOptions: { reducedMotion: 'reduce' } })

    test('is for everyone: axe finds nothing, by day and by night, and nothing scrolls sideways', async ({
      page,
      expectTrouble,
    }) => {
      if (screen.name === 'property gone') expectTrouble(/allProperty\/|Failed to load resource/)
      await openScreen(page, screen)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violationsOn(page), colorScheme).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await violationsOn(page), '320 px').toEqual([])
      expect(await widthOf(page)).toEqual({ scrolled: 0, width: 320 })
    })
  })

async function violationsOn(page: Page) {
  await page.evaluate(rest)
  const { violations } = await new AxeBuilder({ page, axeSource: axe.source }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => [id, html, failureSummary]))
}

/** Colours fade when the scheme changes; they are judged when they have come to rest. */
async function rest() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(fading.map(({ finished }) => finished))
}

const widthOf = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ left: 100, behavior: 'instant' })
    return { scrolled: window.scrollX, width: document.documentElement.scrollWidth }
  })
