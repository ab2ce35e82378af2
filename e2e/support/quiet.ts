import { expect, type Page, type Request } from '@playwright/test'

const QUIET_MS = 500

/** Waits until the page has no open requests after `act`. The event stream does not count, unlike for `networkidle`. */
export async function untilQuiet(page: Page, act: () => Promise<unknown>): Promise<void> {
  const underway = new Set<Request>()
  let sinceMs = performance.now()
  const begin = (request: Request) => {
    if (!request.url().endsWith('/api/events')) underway.add(request)
  }
  const end = (request: Request) => {
    underway.delete(request)
    sinceMs = performance.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  try {
    await act()
    const isQuiet = () => underway.size === 0 && performance.now() - sinceMs > QUIET_MS
    await expect.poll(isQuiet, { intervals: [100], timeout: 15_000 }).toBe(true)
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}
