import { test } from '../support/fixtures.ts'
import { openScreen, screens } from '../support/screens.ts'

const widths = [390, 834, 1440]

for (const screen of screens)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${screen.name}, ${colorScheme}`, () => {
      test.use({ as: screen.as, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

      test('is photographed', async ({ page, expectErrors }, { config }) => {
        expectErrors(/./) // the journeys look for that
        for (const width of widths) {
          await page.setViewportSize({ width, height: width < 800 ? 844 : 900 })
          await openScreen(page, screen)
          await loadPictures(page)
          const name = `${screen.name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`
          await page.screenshot({ path: `${config.metadata.folder}/${name}`, fullPage: true })
        }
      })
    })

/** Pictures below the fold are only fetched near the viewport. */
async function loadPictures(page: Parameters<typeof openScreen>[0]): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    const there = [...document.images].map((image) => image.decode().catch(() => {})) // a broken one is drawn instead
    await Promise.race([Promise.all(there), new Promise((resolve) => setTimeout(resolve, 5000))])
  })
}
