import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { answerTheRest, pagesWith, plainPage } from '../support/written-pages.ts'

/** One run of letters, which no browser breaks. */
const unbroken = '\u1100'.repeat(100)
/** Marks on one letter, each higher than the one before. */
const stacked = `Z${'\u0301\u0316'.repeat(30)}algo`
const empty = `Abyss${'\n'.repeat(1900)}below`

type Kind = { line: string; person: string; text: string; seen: RegExp }
const kinds: Record<string, Kind> = {
  'unbroken runs, and texts of 1,900 empty lines': {
    line: unbroken,
    person: '\u1100'.repeat(20),
    text: empty,
    seen: /\u1100{9}|Abyss/,
  },
  'stacked marks': { line: stacked.repeat(2), person: stacked, text: stacked.repeat(30), seen: /algo/ },
}

for (const [kind, written] of Object.entries(kinds))
  for (const { as, path, call, answer } of pagesWith(written))
    test.describe(`as ${as}`, { tag: '@all' }, () => {
      test.use({ as, viewport: { width: 390, height: 844 } })

      test(`${kind} don’t break the layout of ${path}: ${call.source}`, async ({ page }) => {
        await answerTheRest(page, written)
        await page.route(call, (route) => route.fulfill({ json: answer }))
        if (path === '/') await page.route('/', plainPage)
        await page.goto(path)
        await expect(page.getByText(written.seen).first()).toBeVisible()
        for (const summary of await page.locator('summary:has-text("What changed")').all()) await summary.click()
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 844 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
          expect(await textsOutOfPlace(page), `at ${width} px`).toEqual([])
        }
      })
    })

/** Returns texts higher than half a screen or painted outside their box, as marks extend above and below their line. */
const textsOutOfPlace = (page: Page) =>
  page.evaluate(() => {
    const outOfPlace: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue ?? ''
      const element = walker.currentNode.parentElement
      if (!element?.checkVisibility() || !/Abyss|\u0301\u0316|\u1100{9}/.test(text)) continue
      const boxes: Element[] = []
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        if (getComputedStyle(one).overflowY !== 'visible') boxes.push(one)
      const height = Math.min(...[element, ...boxes].map((box) => box.getBoundingClientRect().height))
      if (height > innerHeight / 2) outOfPlace.push(`${height} px: ${element.outerHTML.slice(0, 160)}`)
      if (boxes.length === 0) outOfPlace.push(`paints outside: ${element.outerHTML.slice(0, 160)}`)
    }
    return outOfPlace
  })

test.describe('a long review on the home page', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const [reviews] = pagesWith({ line: 'Cabin', person: 'Ann', text: empty })
  test.beforeEach(async ({ page }) => {
    await page.route(/\/reviews\?limit=3$/, (route) => route.fulfill({ json: reviews?.answer }))
    await page.route('/', plainPage)
    await page.goto('/')
  })
  const below = (page: Page) => page.getByText('Abyss')
  const heightOf = async (page: Page) => (await below(page).boundingBox())?.height ?? 0

  test('is folded, and unfolds and folds by keyboard', async ({ page }) => {
    const showAll = page.getByRole('button', { name: 'Show all', exact: true })
    await expect(showAll).toHaveAttribute('aria-expanded', 'false')
    await expect(showAll).toHaveAccessibleDescription('Ann')
    expect(await heightOf(page)).toBeLessThan(300)
    await showAll.focus()
    await page.keyboard.press('Enter')
    const showLess = page.getByRole('button', { name: 'Show less', exact: true })
    await expect(showLess).toHaveAttribute('aria-expanded', 'true')
    expect(await heightOf(page)).toBeGreaterThan(20_000)
    await page.keyboard.press('Enter')
    await expect(showAll).toBeFocused()
    await expect(showAll).toBeInViewport()
    expect(await heightOf(page)).toBeLessThan(300)
  })

  test('unfolds when the browser’s search finds hidden text, and in print', { tag: '@all' }, async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expect(await heightOf(page)).toBeGreaterThan(20_000)
    await page.emulateMedia({ media: 'screen' })
    expect(await heightOf(page)).toBeLessThan(300)
    await below(page).evaluate((text) => text.scrollTo({ top: text.scrollHeight })) // as the browser does with what it has found
    await expect(page.getByRole('button', { name: 'Show less' })).toHaveCount(1)
    expect(await heightOf(page)).toBeGreaterThan(20_000)
  })
})
