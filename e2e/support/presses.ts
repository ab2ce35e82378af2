import type { Locator, Page } from '@playwright/test'

/**
 * Milliseconds between two presses; 0 is a native double-click. Every change tests one within the half second in which
 * a row ignores presses.
 */
export const gaps: { gap: number; tag: string[] }[] = [
  { gap: 0, tag: ['@all'] },
  { gap: 120, tag: [] },
  { gap: 400, tag: ['@all'] },
  { gap: 800, tag: ['@all'] },
  { gap: 1500, tag: ['@all'] },
]

/** Presses the button, and the same point again after `gap` milliseconds. */
export async function pressTwice(page: Page, button: Locator, gap: number): Promise<void> {
  const { x, y } = await centreOf(button)
  if (gap === 0) return page.mouse.dblclick(x, y)
  await page.mouse.click(x, y)
  await page.waitForTimeout(gap)
  await page.mouse.click(x, y)
}

/**
 * Presses this point in the page as soon as `text` appears: from outside, a slow machine could miss the half second in
 * which a row ignores presses.
 */
export const pressWhenShown = (page: Page, { x, y, text }: { x: number; y: number; text: string }): Promise<void> =>
  page.evaluate(
    (at) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(at.text)) return
          observer.disconnect()
          const there = document.elementFromPoint(at.x, at.y)
          if (there instanceof HTMLElement) there.click()
          resolve()
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    { x, y, text },
  )

export async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.click({ trial: true }) // it is in view, stands still, and nothing covers it
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Returns the boxes of these elements in whole pixels. */
export const placesOf = (elements: Locator): Promise<number[][]> =>
  elements.evaluateAll((all) =>
    all.map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect()
      return [left + window.scrollX, top + window.scrollY, width, height].map(Math.round)
    }),
  )

export function changesOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return sent
}
