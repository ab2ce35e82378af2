import type { Locator, Page } from '@playwright/test'
import { expectAccess } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

const TITLE = 'Rosehip Cottage, Bourton-on-the-Water'
/** The most of a phone's height that a page's bars and its first picture leave to the price. */
const FIRST_SCREEN_PX = 844 - 64

test.use({ as: 'buyer' })

test('the page of a home begins with its pictures, and its price is in the first screen', {
  tag: '@all',
}, async ({ page, request }) => {
  const [home] = await (await request.get('/api/allProperty/status?limit=1&q=rosehip')).json()
  const gallery = page.getByRole('region', { name: `Pictures of ${TITLE}` })
  const aside = page.getByRole('complementary', { name: 'Price and agent' })
  const price = aside.getByText('$685,000 - $720,000', { exact: true })

  await test.step('on a phone: from edge to edge below the nav bar, one at a time', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/propertyDetails/${home._id}`)
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeInViewport()
    const picture = await boxOf(gallery)
    expect([picture.x, picture.width]).toEqual([0, 390])
    expect(picture.y).toBeLessThanOrEqual(72)
    await expect(gallery.getByText('1/4', { exact: true })).toBeInViewport()
    await expect(gallery.getByRole('button', { name: 'Show all 4 pictures' })).toBeHidden()
    expect((await boxOf(price)).y).toBeLessThan(FIRST_SCREEN_PX)
    await gallery.locator('.snap-x').evaluate((strip) => strip.scrollBy({ left: 200 })) // more than half of one
    await expect(gallery.getByText('2/4', { exact: true })).toBeInViewport()
    await expect(gallery.getByText('1/4', { exact: true })).not.toBeInViewport()
    await gallery.getByRole('button', { name: 'View picture 4 of 4' }).focus()
    await expect(gallery.getByText('4/4', { exact: true })).toBeInViewport({ ratio: 1 })
    await expectNothingBeyond(page, 390)
    await expectAccess(page)
  })

  await test.step('on a desktop: next to price, steps and agent', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    await expect(price).toBeInViewport({ ratio: 1 })
    const steps = [
      aside.getByRole('link', { name: 'Make offer' }),
      aside.getByRole('button', { name: 'Ask for a viewing' }),
      aside.getByRole('button', { name: 'Ask Priya Nair' }),
    ]
    for (const step of steps) await expect(step).toBeInViewport({ ratio: 1 })
    expect(await aside.getByRole('button').count()).toBeLessThanOrEqual(3)
    const [first, second] = [await boxOf(steps[0]), await boxOf(steps[1])]
    expect(second.y - first.y - first.height).toBeLessThan(24) // no hole between them
    await expect(page.getByRole('button', { name: 'Show all 4 pictures' })).toBeVisible()
    const column = await boxOf(page.getByRole('article').first())
    await expectNothingBeyond(page, column.x + column.width, column.x)
    await expectAccess(page)
  })
})

async function boxOf(part: Locator | undefined) {
  const box = await part?.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

/** Nothing of the page's content is painted beyond its column, however it is moved or blurred. */
async function expectNothingBeyond(page: Page, right: number, left = 0): Promise<void> {
  const beyond = await page.getByRole('main').evaluate(
    (main, [left, right]) =>
      [...(main.querySelector('article')?.querySelectorAll('*') ?? [])]
        .filter((element) => element.checkVisibility() && !element.closest('.snap-x'))
        .map((element) => ({ name: element.className, ...element.getBoundingClientRect().toJSON() }))
        .filter((box) => box.width > 0 && (box.left < left - 1 || box.right > right + 1))
        .map(({ name }) => String(name)),
    [left, right] as const,
  )
  expect(beyond).toEqual([])
}
