import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { deleteHome, newTitle, rooms, rowOf } from '../support/listing-steps.ts'
import { successToast } from '../support/toast.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const MAX_TO_LIST = 7
const MAX_TO_VERIFY = 6

/** Counts what a finger presses, fields included; typing and choosing in the device's own picker are none. */
function counted(page: Page) {
  let count = 0
  return {
    presses: () => count,
    press: async (there: Locator) => {
      await there.tap()
      count += 1
    },
    type: (text: string) => page.keyboard.type(text),
  }
}

test.describe('on a phone', () => {
  test.use({ as: 'agent', ...PHONE })

  test('an agent lists a home with three pictures in seven presses, and an admin verifies it in six', {
    tag: '@all',
  }, async ({ page, browser }) => {
    test.setTimeout(90_000)
    const title = newTitle('Seven Presses')
    const { press, type, presses } = counted(page)
    await page.goto('/')
    await press(page.getByRole('button', { name: 'Menu' }))
    await press(page.getByRole('link', { name: 'Add Property' }).first())
    await expect(page.getByLabel('Title')).toBeFocused()
    await type(title)
    await press(page.getByLabel('Location'))
    await type('1 Reed Lane, Ely, Cambridgeshire')
    await press(page.getByLabel('Price'))
    await type('410k - 430k')
    await press(page.getByLabel('Description'))
    await type('Herons fish at the end of the garden.')
    const picker = page.waitForEvent('filechooser')
    await press(page.getByLabel('Property image'))
    await (await picker).setFiles(await rooms(0, 1, 2))
    await expect(page.getByText('2 added.')).toBeVisible()
    await press(page.getByRole('button', { name: 'Add Property' }))
    await expect(successToast(page, 'Property added.')).toBeVisible({ timeout: 30_000 })
    expect(presses()).toBeLessThanOrEqual(MAX_TO_LIST)
    await expect(rowOf(page, title).getByText('pending', { exact: true })).toBeVisible()

    const context = await browser.newContext({ ...PHONE, storageState: { cookies: [], origins: [] } })
    const desk = await context.newPage()
    const admin = counted(desk)
    await desk.goto('/login')
    await admin.press(desk.getByRole('button', { name: 'Admin', exact: true }))
    await expect(successToast(desk, 'User login Successfully.')).toBeVisible()
    await admin.press(desk.getByRole('button', { name: 'Menu' }))
    await admin.press(desk.getByRole('link', { name: 'Dashboard', exact: true }))
    const menu = desk.getByRole('navigation', { name: 'Dashboard' })
    await admin.press(menu.getByRole('link', { name: /^Manage Properties/ }).first())
    await admin.press(rowOf(desk, title).getByRole('button', { name: 'Verify' }))
    await expect(rowOf(desk, title).getByText('verified', { exact: true })).toBeVisible()
    expect(admin.presses()).toBeLessThanOrEqual(MAX_TO_VERIFY)
    await context.close()
    await page.reload()
    await deleteHome(page, title)
  })
})
