import type { Page } from '@playwright/test'

/** Returns the number of A4 sheets of this page on paper. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return Number(/\/Count (\d+)/.exec(pdf)?.[1])
}
