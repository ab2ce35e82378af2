import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { untilQuiet } from '../support/quiet.ts'
import type { Screen } from '../support/screens.ts'

/** Measured: 0, but for a few pixels of the nav bar (0.0003 at most), whose letters are wider where their font comes after the first paint. */
const MAX_SHIFT = 0.0005

type Shift = { value: number; what: string[] }

/** Records every shift of the layout that no press or key brought about, from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const what = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''))
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

const quiet: (Screen & { until: string })[] = [
  { name: 'home', path: '/', until: 'Latest Reviews' },
  { name: 'home signed in', path: '/', as: 'agent', until: 'Latest Reviews' },
  { name: 'all properties', path: '/allProperty', as: 'buyer', until: 'All Properties' },
  { name: 'messages', path: '/dashboard/messages', as: 'buyer', until: 'Messages' },
  { name: 'manage properties', path: '/dashboard/manageProperties', as: 'admin', until: 'Manage Properties' },
  { name: 'manage users', path: '/dashboard/manageUsers', as: 'admin', until: 'Manage Users' },
]
const atEveryChange = ['all properties']

for (const { name, path, as, until } of quiet)
  test.describe(name, { tag: atEveryChange.includes(name) ? [] : '@all' }, () => {
    test.use({ as })

    test('nothing moves while it loads, at three widths', async ({ page }) => {
      const shifts = await watchShifts(page)
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await untilQuiet(page, async () => {
          await page.goto(path)
          await expect(page.getByRole('heading', { name: until, exact: true })).toBeVisible()
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        })
        const seen = await shifts()
        const sum = seen.reduce((total, { value }) => total + value, 0)
        expect(sum, `at ${width} px: ${JSON.stringify(seen)}`).toBeLessThan(MAX_SHIFT)
        await page.goto('about:blank') // or the next width would move what is there
      }
    })
  })
