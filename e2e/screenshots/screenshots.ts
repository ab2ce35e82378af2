import { test } from '../support/fixtures.ts'
import { eachOpened } from '../support/openers.ts'
import { readIn } from '../support/read-in.ts'
import { openScreen, screens } from '../support/screens.ts'

// Of all screens in other languages, at other widths: LANGUAGES=de,ar WIDTHS=320,1920 npm run screenshots
// Also of dialogs, menus and folds that are open: OPENED=true npm run screenshots
// Of one, as Playwright does: npm run screenshots -- -g compare
const languages = process.env.LANGUAGES?.split(',') ?? ['en']
const widths = process.env.WIDTHS?.split(',').map(Number) ?? [390, 834, 1440]

for (const screen of screens)
  for (const language of languages)
    test.describe(`${screen.name}, ${language}`, () => {
      test.use({ as: screen.as, contextOptions: { reducedMotion: 'reduce' } })

      test('is photographed', async ({ page, baseURL, expectErrors }, { config }) => {
        expectErrors(/./) // the journeys look for that
        await readIn(page, language, baseURL ?? '')
        for (const width of widths) {
          await page.setViewportSize({ width, height: width < 800 ? 844 : 900 })
          await openScreen(page, screen)
          await loadPictures(page)
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            await page.evaluate(endTransitions)
            const name = `${screen.name.replaceAll(' ', '-')}-${language}-${width}-${colorScheme}.png`
            await page.screenshot({ path: `${config.metadata.folder}/${name}`, fullPage: true })
          }
          if (!process.env.OPENED) continue
          await page.emulateMedia({ colorScheme: 'light' })
          await eachOpened(page, async (opener) => {
            const name = `${screen.name}-${opener}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
            await page.screenshot({ path: `${config.metadata.folder}/opened/${name}-${language}-${width}.png` })
          })
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

/** Without it, the colours of the other scheme would still be seen. */
const endTransitions = () => {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}
