import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { successToast } from '../support/toast.ts'

const userRow = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

async function openUser(page: Page, email: string): Promise<void> {
  await page.goto('/dashboard/manageUsers')
  await page.getByLabel('Search').fill(email)
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`/dashboard/manageUsers?${new URLSearchParams({ q: email })}`)
}

test.describe('an admin', () => {
  test.use({ as: 'admin' })

  test('makes a user agent, admin and then fraud, which is final', async ({ page, person }) => {
    await openUser(page, person.email)
    const row = userRow(page, person.email)
    const button = (name: string) => row.getByRole('button', { name, exact: true })
    const steps: [name: string, words: string, left: string[]][] = [
      ['Make Agent', `${person.name} is Agent now`, ['Make Admin', 'Make Fraud', 'Delete']],
      ['Make Admin', `${person.name} is Admin now`, ['Make Agent', 'Make Fraud', 'Delete']],
      ['Make Fraud', `${person.name} is Fraud Agent`, []],
    ]
    await expect(row.getByRole('button')).toHaveText(['Make Admin', 'Make Agent', 'Make Fraud', 'Delete'])
    for (const [name, words, left] of steps) {
      await expect(button(name), 'after half a second').toBeEnabled()
      await button(name).press('Enter')
      await expect(successToast(page, words)).toBeVisible()
      await expect(row.getByRole('button')).toHaveText(left)
      await expect(row).toBeFocused()
    }
  })

  test('deletes a user after a question', { tag: '@all' }, async ({ page, person }) => {
    await openUser(page, person.email)
    await userRow(page, person.email).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(userRow(page, person.email)).toBeVisible()
    await userRow(page, person.email).getByRole('button', { name: 'Delete' }).click()
    await question.getByRole('button', { name: 'Yes, delete it!' }).click()
    await expect(successToast(page, 'Deleted!')).toBeVisible()
    await expect(userRow(page, person.email).getByText('Deleted', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('No one matches this search.')).toBeVisible()
  })

  test('has no buttons on their own row or on a fraudulent user’s', { tag: '@all' }, async ({ page }) => {
    await page.goto('/dashboard/manageUsers')
    for (const email of ['admin@keyhaven.demo', 'fraud@keyhaven.demo']) {
      await expect(userRow(page, email)).toBeVisible()
      await expect(userRow(page, email).getByRole('button')).toHaveCount(0)
    }
    await expect(userRow(page, 'admin@keyhaven.demo').getByText('You', { exact: true })).toBeVisible()
  })

  test('deletes any review, and finds all of it in the audit trail', async ({ page, request, stateOf }) => {
    const token = (await stateOf('buyer2')).origins[0]?.localStorage[0]?.value
    const words = `Cold, but bright: ${Date.now()}`
    const data = {
      propertyTitle: 'Some house',
      agentName: 'Someone Else',
      reviewTime: '10:11:12',
      reviewDescription: words,
    }
    const answer = await request.post('/api/reviews', { data, headers: { authorization: `Bearer ${token}` } })
    const { insertedId } = await answer.json()

    await page.goto('/dashboard/manageReviews')
    const row = page.getByRole('row').filter({ hasText: words })
    await row.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Yes, delete it!' }).click()
    await expect(successToast(page, 'Deleted!')).toBeVisible()
    await expect(row.getByText('Deleted', { exact: true })).toBeVisible()

    await page.goto('/dashboard/adminProfile')
    await page.getByRole('link', { name: 'Audit trail' }).click()
    await page.getByLabel('Kind').selectOption('review')
    await page.getByLabel('Done by').fill('admin@keyhaven.demo')
    await page.getByLabel('Done to').fill(insertedId)
    await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
    const entry = page.getByRole('row', { name: 'Ada Whitcombe deleted a review of Some house' })
    await expect(entry).toContainText(words)
    await expect(entry.getByRole('link', { name: 'Ada Whitcombe' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  })

  test('finds homes by words and status, kept in the address', { tag: '@all' }, async ({ page }) => {
    await page.goto('/dashboard/manageProperties')
    await page.getByRole('link', { name: /^Rejected/ }).click()
    await expect(page).toHaveURL('/dashboard/manageProperties?status=rejected')
    await expect(page.getByRole('row').getByText('rejected', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('row').getByText('pending', { exact: true })).toHaveCount(0)
    await page.getByLabel('Search').fill('no such home')
    await expect(page.getByText('No home matches this search.')).toBeVisible()
    await page.getByRole('link', { name: 'Show every home' }).click()
    await expect(page.getByLabel('Search')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible()
  })

  test('reads every list on a small phone without scrolling sideways', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of ['manageProperties', 'manageUsers', 'manageReviews', 'auditTrail']) {
      await page.goto(`/dashboard/${path}`)
      await expect(page.getByRole('row').first()).toBeAttached()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    }
  })
})
