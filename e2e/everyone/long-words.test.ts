import { expect, test } from '../support/fixtures.ts'
import { answerTheRest, pagesWith, plainPage } from '../support/written-pages.ts'

const link = `https://tours.example/${'0123456789'.repeat(9)}`
const written = { line: link, text: link, person: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) }

const pages = pagesWith(written)

for (const as of new Set(pages.map((page) => page.as)))
  test.describe(`as ${as}`, { tag: '@all' }, () => {
    test.use({ as, viewport: { width: 320, height: 800 } })

    test('long words scroll no page sideways', async ({ page }) => {
      test.setTimeout(120_000)
      await answerTheRest(page, written)
      for (const { path, call, answer } of pages.filter((each) => each.as === as)) {
        // For the rest of the test: an open page asks again when it hears of a change, and the server has none of these rows.
        await page.route(call, (route) => route.fulfill({ json: answer }))
        if (path === '/') await page.route('/', plainPage)
        await page.goto(path)
        await expect(page.getByText(/0123456789|wolfeschlegel/i).first()).toBeVisible()
        for (const width of [320, 390, 700]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width)
        }
      }
    })
  })
