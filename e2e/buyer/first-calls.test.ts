import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/held.ts'

test.use({ as: 'buyer' })

/** A browser that opens it for the first time can’t know what it has missed, and asks for everything again. */
const STREAM = '/api/events'

/** Collects the requests of the page from now on, as paths with their search. */
function requestsOf(page: Page): { calls: string[]; scripts: string[] } {
  const seen: ReturnType<typeof requestsOf> = { calls: [], scripts: [] }
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) seen.calls.push(pathname + search)
    if (request.resourceType() === 'script') seen.scripts.push(pathname)
  })
  return seen
}

/** Opens the page with its scripts kept back until the answer is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letScriptsCome = await holdRequests(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return letScriptsCome
}

test('requests a buyer’s list of homes once, while the scripts load', async ({ page }) => {
  const { calls, scripts } = requestsOf(page)
  const letScriptsCome = await openWithoutScripts(page, '/allProperty')
  await expect(page.getByRole('heading', { level: 1, name: 'All Properties' })).toBeAttached()
  const first = [
    '/api/auth/get-session',
    '/api/allProperty/status?limit=24',
    '/api/allProperty/facets',
    '/api/users/admin/buyer%40keyhaven.demo',
  ]
  await expect.poll(() => calls).toEqual(first)
  await expect.poll(() => scripts.some((path) => path.includes('AllPropertiesPage'))).toBe(true)
  letScriptsCome()
  await expect(page.getByRole('link', { name: /^Details of/ }).first()).toBeVisible()
  await expect.poll(() => calls).toContain(STREAM)
  const beforeStream = calls.slice(0, calls.indexOf(STREAM))
  expect(beforeStream.filter((call) => first.includes(call))).toEqual(first)
})

test('shows a buyer the layout of the page of a home, and then the home', { tag: '@all' }, async ({ page }) => {
  await page.goto('/allProperty')
  const path = await page
    .getByRole('link', { name: /^Details of/ })
    .first()
    .getAttribute('href')
  await page.goto('about:blank') // the list may have yet to open its stream
  const { calls } = requestsOf(page)
  const letScriptsCome = await openWithoutScripts(page, path ?? '')
  await expect(page.getByRole('progressbar', { name: 'Loading this home' })).toBeVisible()
  const home = `/api/allProperty/${path?.split('/').at(-1)}`
  await expect.poll(() => calls).toContain(home)
  letScriptsCome()
  await expect(page.getByRole('complementary', { name: 'Price and agent' })).toBeVisible()
  await expect.poll(() => calls).toContain(STREAM)
  expect(calls.slice(0, calls.indexOf(STREAM)).filter((call) => call === home)).toEqual([home])
})

test('shows a buyer the first picture while the scripts load', { tag: '@all' }, async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/allProperty')
  const picture = page.locator('[data-picture-place] img')
  await expect(picture).toBeVisible()
  const shown = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.currentSrc])
  await expect.poll(shown).toEqual([true, expect.stringMatching(/\.avif$/)])
  const [, address] = await shown()
  letScriptsCome()
  const first = page.getByRole('article').first().locator('img[fetchpriority="high"]')
  await expect(first).toBeVisible()
  expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(address)
})

test('a press on the menu before the scripts have loaded opens it afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const letScriptsCome = await openWithoutScripts(page, '/allProperty')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  letScriptsCome()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
})
