import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/held.ts'

const isTakenOver = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.taken === 'over')

/** Browsers round the moments of a painting. */
const CLOCK_MS = 20

/** Keeps the page's scripts back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const letScriptsCome = await holdRequests(page, '**/assets/*.js')
  await page.addInitScript(() =>
    addEventListener('page-ready', () => {
      document.documentElement.dataset.taken = 'over'
    }),
  )
  return letScriptsCome
}

test('a button that is pressed before the scripts are there does its work when they are', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/')
  const pause = page.getByRole('button', { name: 'Pause the moving text' })
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'false')
  letScriptsCome()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
})

test('words that are typed before the scripts are there are searched for when they are', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/')
  await page.getByLabel('Search', { exact: true }).fill('cabin montana')
  letScriptsCome()
  await isTakenOver(page)
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('cabin montana')
  const searched = page.waitForURL(/login/)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await searched
  expect(await page.evaluate(() => window.history.state?.usr?.from)).toBe('/allProperty?q=cabin+montana')
})

test('who types before the scripts are there is offered places when they are', { tag: '@all' }, async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  await field.fill('bo')
  letScriptsCome()
  await expect(page.getByRole('option', { name: /^Boston/ })).toBeVisible()
  await field.press('Escape')
  await expect(page.getByRole('option', { name: /^Boston/ })).toBeHidden()
})

for (const width of [390, 1440])
  test(`a visitor who scrolls before the scripts are there stays where they are, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    const letScriptsCome = await holdScripts(page)
    await page.goto('/')
    const place = () => page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 600)
    await expect.poll(place).toBe(600)
    letScriptsCome()
    await isTakenOver(page)
    await page.getByRole('button', { name: 'Pause the moving text' }).press('Enter') // handled: all effects have run
    expect(await place()).toBe(600)
  })

test('a visitor has the first picture on the screen before the scripts are fetched, or a third of a second has passed', async ({
  page,
}) => {
  await page.goto('/')
  const begun = await page.evaluate(async () => {
    const shown = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('url' in entry && entry.url) resolve(entry.startTime)
      }).observe({ type: 'largest-contentful-paint', buffered: true }),
    )
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name))
    const loaded = document?.loadEventStart ?? Number.NaN
    return { first: Math.min(...scripts.map(({ startTime }) => startTime)), earliest: Math.min(shown, loaded + 300) }
  })
  expect(begun.first).toBeGreaterThan(begun.earliest - CLOCK_MS)
})

test('a visitor whose first picture doesn’t come has the scripts all the same', { tag: '@all' }, async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/)
  await page.route('**/demo/hero-*', (route) => route.abort())
  await page.goto('/')
  const pause = page.getByRole('button', { name: 'Pause the moving text' })
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
})
