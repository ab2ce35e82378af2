import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { longestTaskOf, type TraceEvent } from './traced-tasks.ts'

export const CARDS = 1_000
export const MAX_TASK_MS = 100
const SLOWED = 4
/** Interruptions only lengthen a task, so the best round counts. */
const ROUNDS = 5
const CLICK_GUARD_MS = 600
const PICTURE = 'public/demo/home-12-living-room.webp'

/** `find` locates the target before the clock starts, because a search by role through 1,000 cards takes page time. */
type Act = {
  name: string
  prepare?: (page: Page) => Promise<void>
  find: (page: Page) => Locator
  run: (found: Element) => void | Promise<void>
}
/** The longest task in milliseconds of the throttled processor: the best round, and every round. */
export type LongestTask = { name: string; ms: number; rounds: number[] }

const acts: Act[] = [
  { name: 'scrolling through them', find: (page) => page.locator('main'), run: scroll },
  { name: 'opening the filters', find: (page) => button(page, 'Filters'), run: press },
  { name: 'closing the filters', find: (page) => button(page, 'Filters'), run: press },
  { name: 'wishing', find: (page) => page.locator('main button[aria-label^="Add to wishlist"]').first(), run: press },
  { name: 'appending a page', find: (page) => button(page, 'Show more'), run: press },
  { name: 'coming back to them', prepare: openHome, find: (page) => page.locator('main'), run: () => history.back() },
]

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })

/**
 * Measures the longest tasks of a page with 1,000 cards, on a processor throttled four times. Counts processor time, so
 * that other programs do not affect the result.
 */
export async function longestTasks(
  url: string,
  launch: Parameters<typeof chromium.launch>[0],
  signIn: (page: Page) => Promise<void>,
) {
  const browser = await chromium.launch(launch)
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 } })
    await page.route('https://pictures.example/**', (route) => route.fulfill({ path: PICTURE }))
    await signIn(page)
    await page.goto(`${url}/allProperty`)
    await showMany(page)
    const found: LongestTask[] = []
    for (const act of acts) found.push({ name: act.name, ms: 0, rounds: [] })
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, act] of acts.entries()) {
        const cards = await page.locator('main article').count()
        found[index]?.rounds.push(await longestTask(browser, page, act))
        await areShown(page, cards)
      }
    return found.map((one) => ({ ...one, ms: Math.min(...one.rounds) }))
  } finally {
    await browser.close()
  }
}

const CARDS_PER_PAGE = 24

async function showMany(page: Page): Promise<void> {
  for (let cards = CARDS_PER_PAGE; ; cards += CARDS_PER_PAGE) {
    await areShown(page, cards)
    if (cards >= CARDS) return
    await button(page, 'Show more').dispatchEvent('click')
  }
}

const areShown = (page: Page, cards: number) =>
  page.waitForFunction((count) => document.querySelectorAll('main article').length >= count, cards, { timeout: 60_000 })

async function openHome(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }))
  const cards = page.locator('main article')
  await cards
    .nth(Math.floor((await cards.count()) / 2))
    .getByRole('link', { name: /^Details of/ })
    .dispatchEvent('click')
  await page.waitForURL(/propertyDetails/)
  await page.getByRole('complementary', { name: 'Price and agent' }).waitFor()
}

function press(found: Element) {
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

async function scroll() {
  for (let step = 0; step < 30; step++) {
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))
  }
}

async function longestTask(browser: Browser, page: Page, act: Act): Promise<number> {
  await act.prepare?.(page)
  const found = await act.find(page).elementHandle()
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await found?.evaluate(act.run)
  await page.waitForTimeout(CLICK_GUARD_MS * SLOWED)
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await client.detach()
  return longestTaskOf(traceEvents)
}
