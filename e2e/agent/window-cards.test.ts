import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from '../support/fixtures.ts'
import { printedPages } from '../support/printed-pages.ts'

test.use({ as: 'agent', viewport: { width: 1280, height: 1200 }, contextOptions: { reducedMotion: 'reduce' } })

/** Homes of other journeys end in the time of their making, and may be deleted before their turn. */
const OF_A_JOURNEY = / \d{13}$/

/** Reads the QR code of a sheet, as a camera does. */
async function scan(sheet: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await sheet.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test('each home of the demo is printed on one sheet, whose QR code leads to its page', { tag: '@all' }, async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ media: 'print' })
  const listed: { _id: string; title: string }[] = await (
    await page.request.get('/api/allProperty/status?limit=100')
  ).json()
  const homes = listed.filter(({ title }) => !OF_A_JOURNEY.test(title))
  expect(homes.length).toBeGreaterThanOrEqual(20)
  for (const { _id, title } of homes) {
    await page.goto(`/dashboard/windowCards?home=${_id}`)
    const sheet = page.getByRole('article', { name: title })
    await expect(sheet).toBeVisible()
    expect(await printedPages(page), title).toBe(1)
    expect(await scan(sheet), title).toBe(`${baseURL}/propertyDetails/${_id}`)
    const cut = await sheet.locator('p.font-display').evaluate((price) => price.scrollWidth > price.clientWidth)
    expect(cut, `the price of ${title} is cut`).toBe(false)
  }
})

test('an agent prints all their window cards, each on a sheet of its own', { tag: '@all' }, async ({ page }) => {
  await page.goto('/dashboard/addAgentProperty')
  await page.getByRole('link', { name: 'Print all my window cards' }).click()
  await expect(page.getByRole('heading', { name: 'Window cards' })).toBeVisible() // the list before has articles too
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await printedPages(page)).toBe(await page.getByRole('article').count())
})
