import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const OPENERS =
  ':is(header, main) :is([aria-haspopup=dialog], [aria-expanded=false]:not([role=combobox]), summary):not([aria-disabled=true])'

/**
 * Opens each dialog, menu and fold of the page in turn, and closes it again. Of those with the same name, as in the
 * rows of a list, only the first.
 */
export async function eachOpened(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const [place, name] of (await page.evaluate(numberOpeners, OPENERS)).entries()) {
    const opener = page.locator(`[data-opener="${place}"]`)
    if (!(await opener.isVisible())) continue
    await opener.click()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    await look(name)
    await page.keyboard.press('Escape')
    const isOpen = await opener.evaluate((one) =>
      one instanceof HTMLElement && one.tagName === 'SUMMARY'
        ? one.closest('details')?.open
        : one.ariaExpanded === 'true',
    )
    if (isOpen) await opener.click()
  }
}

function numberOpeners(openers: string): string[] {
  const named = new Map<string, Element>()
  for (const one of document.querySelectorAll(openers)) {
    const name = (one.ariaLabel ?? one.textContent).trim().slice(0, 30)
    if (one.checkVisibility() && !named.has(name)) named.set(name, one)
  }
  return [...named].map(([name, one], place) => {
    one.setAttribute('data-opener', String(place))
    return name
  })
}
