import type { Page } from '@playwright/test'
import { expectAccess } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  chooseSixPictures,
  deleteHome,
  newTitle,
  rooms,
  rowOf,
  verifyHome,
  writeHome,
} from '../support/listing-steps.ts'
import { successToast } from '../support/toast.ts'

const captionsOf = (page: Page) =>
  page
    .getByRole('group', { name: 'More pictures' })
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

test.describe('an agent', () => {
  test.use({ as: 'agent' })
  test.describe.configure({ timeout: 120_000 })

  test('lists a home with six pictures in an order of their own, and a visitor goes through them by keyboard', {
    tag: '@all',
  }, async ({ page, pageOf }) => {
    const title = newTitle('Gallery House')
    await page.goto('/addProperty')
    await writeHome(page, title)
    await page.getByLabel('Price').fill('$410,000')
    await chooseSixPictures(page)
    const picker = page.waitForEvent('filechooser')
    await page.getByLabel('Property image').press('Enter')
    await (await picker).setFiles(await rooms(0))
    await expect(page.getByRole('img', { name: 'The picture you have chosen' })).toBeVisible()
    await expectAccess(page)

    await page.getByRole('button', { name: 'Move picture 5 up' }).focus()
    for (const place of [4, 3, 2, 1]) {
      await page.keyboard.press('Enter')
      await expect(page.getByText(`Moved to position ${place} of 5.`)).toBeVisible()
      await expect(page.getByRole('button', { name: `Move picture ${place} up` })).toBeFocused()
    }
    expect(await captionsOf(page)).toEqual(['Room 5', 'Room 1', 'Room 2', 'Room 3', 'Room 4'])

    await page.locator('[data-place="3"]').scrollIntoViewIfNeeded()
    await page.locator('[data-place="4"] img').scrollIntoViewIfNeeded()
    const grip = await page.locator('[data-place="4"] img').boundingBox()
    const above = await page.locator('[data-place="3"]').boundingBox()
    if (!grip || !above) throw new Error('the pictures are not there')
    await page.mouse.move(grip.x + 50, grip.y + 30)
    await page.mouse.down()
    await page.mouse.move(above.x + 50, above.y + 10, { steps: 8 })
    await page.mouse.up()
    expect(await captionsOf(page)).toEqual(['Room 5', 'Room 1', 'Room 2', 'Room 4', 'Room 3'])

    await page.getByRole('button', { name: 'Add Property' }).click()
    await expect(successToast(page, 'Property added.')).toBeVisible({ timeout: 30_000 })
    await verifyHome(await pageOf('admin'), title)

    const buyer = await pageOf('buyer')
    await buyer.goto(`/allProperty?${new URLSearchParams({ q: title })}`)
    await expect(buyer.getByText('6 pictures')).toBeVisible()
    await buyer.getByRole('link', { name: `Details of ${title}` }).click()
    const gallery = buyer.getByRole('region', { name: `Pictures of ${title}` })
    await expect(gallery.getByRole('img')).toHaveCount(5)
    await expect(gallery.getByRole('img', { name: 'Room 5' })).toBeVisible()
    await expectAccess(buyer)

    const all = gallery.getByRole('button', { name: 'Show all 6 pictures' })
    await all.focus()
    await buyer.keyboard.press('Enter')
    const viewer = buyer.getByRole('dialog', { name: `Pictures of ${title}` })
    for (const [key, counter, caption] of [
      ['', '1 of 6', undefined],
      ['ArrowRight', '2 of 6', 'Room 5'],
      ['ArrowRight', '3 of 6', 'Room 1'],
      ['End', '6 of 6', 'Room 3'],
      ['ArrowRight', '6 of 6', 'Room 3'],
      ['ArrowLeft', '5 of 6', 'Room 4'],
    ] as const) {
      if (key) await buyer.keyboard.press(key)
      await expect(viewer.getByText(counter, { exact: true })).toBeVisible()
      if (caption) await expect(viewer.getByRole('img', { name: caption })).toBeInViewport()
    }
    await expectAccess(buyer)
    await buyer.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(all).toBeFocused()

    await page.goto('/dashboard/addAgentProperty')
    await rowOf(page, title).getByRole('link', { name: 'Update' }).click()
    await expect(page.getByLabel('Caption of picture 5')).toHaveValue('Room 3')
    await page.goBack()
    await deleteHome(page, title)
  })
})

test.describe('with a finger', () => {
  test.use({ as: 'buyer', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a visitor swipes through a home’s pictures, pinches one, and the page itself never moves sideways', {
    tag: '@all',
  }, async ({ page, request }) => {
    const [home] = await (await request.get('/api/allProperty/status?limit=1&q=rosehip')).json()
    await page.goto(`/propertyDetails/${home._id}`)
    const gallery = page.getByRole('region', { name: `Pictures of ${home.title}` })
    await gallery.getByRole('button', { name: 'View picture 1 of 4' }).tap()
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByText('1 of 4', { exact: true })).toBeVisible()
    const touch = await page.context().newCDPSession(page)
    const fingers = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number; id: number }[]
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    await expect(viewer.locator('> .fixed')).toHaveCount(0) // the shield against double presses

    await fingers('touchStart', { x: 300, y: 400, id: 0 })
    for (const x of [250, 180, 100]) await fingers('touchMove', { x, y: 400, id: 0 })
    await fingers('touchEnd')
    await expect(viewer.getByText('2 of 4', { exact: true })).toBeVisible()

    await fingers('touchStart', { x: 180, y: 400, id: 0 }, { x: 210, y: 400, id: 1 })
    for (const apart of [30, 60, 90])
      await fingers('touchMove', { x: 180 - apart, y: 400, id: 0 }, { x: 210 + apart, y: 400, id: 1 })
    await fingers('touchEnd')
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible()
    await expect(viewer.getByText('2 of 4', { exact: true })).toBeVisible()
    await viewer.getByRole('button', { name: 'Zoom out' }).tap()
    await viewer.getByRole('button', { name: 'Close' }).tap()
    await expect(viewer).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
})
