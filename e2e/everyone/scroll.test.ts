import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/held.ts'
import { untilQuiet } from '../support/quiet.ts'

test.use({ as: 'buyer', viewport: { width: 1280, height: 800 } })

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const cards = (page: Page) => page.getByRole('article')

/** Opens all homes, both pages of the list, and scrolls far into the second. */
async function readOn(page: Page): Promise<number> {
  await page.goto('/allProperty')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText('These are all of them.')).toBeVisible()
  const homes = Number.parseInt((await page.getByText(/^\d+ homes$/).textContent()) ?? '', 10)
  await expectAll(page, homes) // they come by frames, and the page grows with them
  await page.evaluate(() => window.scrollTo({ top: 4200, behavior: 'instant' }))
  await expect.poll(() => top(page)).toBe(4200)
  return homes
}

/** Other journeys may list a home at the same time. */
const expectAll = (page: Page, homes: number) => expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(homes)

/** Clicks a title in view, wherever it is, as a locator's click would scroll to it. */
async function openHomeInView(page: Page): Promise<void> {
  const place = await cards(page)
    .getByRole('heading')
    .evaluateAll((titles) => {
      const boxes = titles.map((title) => title.getBoundingClientRect())
      const box = boxes.find(({ top, bottom }) => top > 100 && bottom < innerHeight - 100)
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    })
  if (!place) throw new Error('no title is in view')
  await page.mouse.click(place.x, place.y)
}

async function expectSamePlace(page: Page, homes: number): Promise<void> {
  await expectAll(page, homes)
  await expect.poll(() => top(page)).toBe(4200)
}

test('another address typed in the same tab opens at the top', { tag: '@all' }, async ({ page }) => {
  await readOn(page)
  for (const path of ['/', '/dashboard/wishlist', '/allProperty']) {
    await untilQuiet(page, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    expect(await top(page), path).toBe(0)
  }
})

test('a reload restores the scroll position of a list that loads in pages', async ({ page }) => {
  const homes = await readOn(page)
  await page.reload()
  await expectSamePlace(page, homes)
})

test('Back from another site, and Forward, restore the scroll position', { tag: '@all' }, async ({ page, baseURL }) => {
  const homes = await readOn(page)
  const elsewhere = `${baseURL?.replace('127.0.0.1', 'localhost')}/healthz`
  await page.goto(elsewhere)
  await page.goBack()
  await expectSamePlace(page, homes)
  await page.goForward()
  await expect(page).toHaveURL(elsewhere)
  await page.goBack()
  await expectSamePlace(page, homes)
})

test('Back from a home restores the scroll position, also after a reload there', { tag: '@all' }, async ({ page }) => {
  const homes = await readOn(page)
  await openHomeInView(page)
  await expect(page).toHaveURL(/propertyDetails/)
  await expect.poll(() => top(page)).toBe(0)
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Price and agent' })).toBeVisible()
  expect(await top(page)).toBe(0)
  await page.goBack()
  await expectSamePlace(page, homes)
})

test('a second reload before the list has loaded still restores the scroll position', { tag: '@all' }, async ({
  page,
}) => {
  const homes = await readOn(page)
  const answer = await holdRequests(page, '**/api/allProperty/status?*')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Homes found' })).toBeAttached()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Homes found' })).toBeAttached()
  answer()
  await expectSamePlace(page, homes)
})

test('scrolling while the list loads cancels the restoration', { tag: '@all' }, async ({ page }) => {
  const homes = await readOn(page)
  const answer = await holdRequests(page, '**/api/allProperty/status?*')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Homes found' })).toBeAttached()
  await page.mouse.wheel(0, -3000)
  await expect.poll(() => top(page)).toBe(0)
  await untilQuiet(page, async () => {
    answer()
    await expectAll(page, homes)
  })
  expect(await top(page)).toBe(0)
})
