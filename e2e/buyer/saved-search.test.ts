import type { Page } from '@playwright/test'
import { expectAccess } from '../support/axe.ts'
import { become } from '../support/home-states/stage.ts'
import { newTitle } from '../support/listing-steps.ts'
import { expect, listHome, test } from '../support/market-app.ts'
import { successToast } from '../support/toast.ts'

/** Simulates the return to a tab. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))

test('a buyer saves a search, and is notified of a home that an admin verifies', async ({ party }) => {
  const [admin, buyer, agent] = [await party('admin'), await party(), await party()]
  await become(agent, 'agent', admin)
  const title = newTitle('Curlew House')
  const { page } = buyer
  await page.goto(`/allProperty?q=${title.replaceAll(' ', '+')}`)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(successToast(page, 'Search saved')).toBeVisible()
  const propertyId = await listHome(agent, admin, title)
  const bell = page.getByRole('button', { name: 'Notifications' })
  await expect(async () => {
    await comeBack(page)
    await expect(bell).toHaveAccessibleDescription('1 unread', { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await bell.click()
  await page.getByRole('link', { name: `Unread: New: ${title} (“${title}”)` }).click()
  await expect(page).toHaveURL(`/propertyDetails/${propertyId}`)

  await page.goto('/dashboard/savedSearches')
  await expect(page.getByText('1 new since you last looked')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 390, 834, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectAccess(page)
    }
  }
  await page.getByLabel('Notify me').selectOption('Once a day')
  await page.getByRole('button', { name: 'Rename' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Name').fill('Birds')
  await page.getByRole('dialog').getByLabel('Name').press('Enter')
  await expect(successToast(page, 'Name changed')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Notify me')).toHaveValue('daily')
  await page.getByRole('link', { name: 'Birds', exact: true }).click()
  await expect(page.getByRole('link', { name: `Details of ${title}` })).toBeVisible()
  await page.goto('/dashboard/savedSearches')
  await expect(page.getByText('new since you last looked')).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(successToast(page, 'Deleted!')).toBeVisible()
})
