import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { answerTheRest, pagesWith, plainPage } from '../support/written-pages.ts'

const written = { line: 'شقة مفروشة 3 غرف', person: 'ליאת כהן 7', text: 'שלום 12' }

for (const { as, path, call, answer } of pagesWith(written))
  test.describe(`as ${as}`, { tag: '@all' }, () => {
    test.use({ as })

    test(`right-to-left texts don’t turn ours on ${path}: ${call.source}`, async ({ page }) => {
      await answerTheRest(page, written)
      await page.route(call, (route) => route.fulfill({ json: answer }))
      if (path === '/') await page.route('/', plainPage)
      await page.goto(path)
      await expect(page.getByText(/[\u0590-\u08FF]/).first()).toBeVisible()
      expect(await mixedTexts(page)).toEqual([])
    })
  })

/** Returns the texts, names and titles in which the order of our words depends on a person's, as nothing isolates the two. */
const mixedTexts = (page: Page) =>
  page.evaluate(() => {
    const isMixed = (text: string) => {
      const rest = text.replace(/\u2068[^\u2069]*\u2069/g, '')
      return /[\u0590-\u08FF]/.test(rest) && /[A-Za-z]/.test(rest)
    }
    const isIsolated = (element: Element) => {
      const { display, unicodeBidi } = getComputedStyle(element)
      return display !== 'inline' || unicodeBidi !== 'normal'
    }
    const textOf = (node: Node): string =>
      [...node.childNodes]
        .map((child) => {
          if (child.nodeType === Node.TEXT_NODE) return child.nodeValue ?? ''
          return child instanceof Element && !isIsolated(child) ? textOf(child) : ' '
        })
        .join('')
    const elements = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility())
    const attributes = elements.flatMap((one) =>
      ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'].map((name) => one.getAttribute(name) ?? ''),
    )
    return [document.title, ...attributes, ...elements.filter(isIsolated).map(textOf)].filter(isMixed)
  })
