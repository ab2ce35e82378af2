import type { Page } from '@playwright/test'

/** Returns the number of A4 sheets. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const counts = [...pdf.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)) // of all, and of parts of the tree
  return Math.max(...counts)
}
