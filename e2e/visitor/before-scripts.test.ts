import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/held.ts'
import { logIn } from '../support/sign-in-steps.ts'

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

test('a button pressed before the scripts have loaded acts afterwards', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/')
  const pause = page.getByRole('button', { name: 'Pause the moving text' })
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'false')
  letScriptsCome()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
})

test('a language chosen before the scripts have loaded is kept by the account', { tag: '@all' }, async ({
  page,
  person,
}) => {
  await page.goto('/login')
  await logIn(page, person)
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible()
  const letScriptsCome = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  letScriptsCome()
  const inGerman = page.getByRole('button', { name: 'Abmelden' })
  await expect(inGerman).toBeVisible()
  await page.context().clearCookies({ name: 'language' })
  await page.goto('/')
  await expect(inGerman).toBeVisible()
})

test('words typed before the scripts have loaded are searched for afterwards', { tag: '@all' }, async ({ page }) => {
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

test('suggests places for words typed before the scripts have loaded', { tag: '@all' }, async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  await field.fill('bo')
  letScriptsCome()
  await expect(page.getByRole('option', { name: /^Boston/ })).toBeVisible()
  await field.press('Escape')
  await expect(page.getByRole('option', { name: /^Boston/ })).toBeHidden()
})

for (const { width, tag } of [
  { width: 390, tag: [] },
  { width: 1440, tag: '@all' },
])
  test(`keeps the scroll position of a visitor who scrolls before the scripts have loaded, at ${width} px`, {
    tag,
  }, async ({ page }) => {
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

test('fetches the scripts after the first picture is shown, or after a third of a second', { tag: '@all' }, async ({
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

test('loads the scripts even if the first picture fails', { tag: '@all' }, async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED/)
  await page.route('**/demo/hero-*', (route) => route.abort())
  await page.goto('/')
  const pause = page.getByRole('button', { name: 'Pause the moving text' })
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
})
