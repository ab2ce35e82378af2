import { expect, test } from './journey.ts'
import { openScreen, screens } from './screens.ts'

for (const screen of screens)
  test.describe(`${screen.name} on a phone of 320 px`, () => {
    test.use({ as: screen.as, viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

    test('does not scroll sideways', async ({ page, expectTrouble }) => {
      if (screen.name === 'property gone') expectTrouble(/allProperty\/|Failed to load resource/)
      await openScreen(page, screen)
      const wide = await page.evaluate(() => {
        window.scrollTo({ left: 100, behavior: 'instant' })
        return { scrolled: window.scrollX, width: document.documentElement.scrollWidth }
      })
      expect(wide).toEqual({ scrolled: 0, width: 320 })
    })
  })
