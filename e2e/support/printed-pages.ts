import type { Page } from '@playwright/test'

/** How many sheets of A4 this page takes on paper. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return Number(/\/Count (\d+)/.exec(pdf)?.[1])
}
