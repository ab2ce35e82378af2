import AxeBuilder from '@axe-core/playwright'
import axe from 'axe-core'
import { expect, test } from '../support/fixtures.ts'
import { signedInState } from '../support/people.ts'
import { logIn } from '../support/sign-in-steps.ts'
import { expectToast, successToast } from '../support/toast.ts'

test.describe('an admin', () => {
  test.use({ as: 'admin' })

  test('confirms a deletion in a dialog by keyboard, and the deleted user is signed out', async ({
    page,
    person,
    browser,
    baseURL,
    playwright,
  }) => {
    const storageState = await signedInState(playwright.request, baseURL ?? '', person)
    const context = await browser.newContext({ baseURL, storageState })
    const deleted = await context.newPage()
    await deleted.goto('/dashboard/wishlist')
    await expect(deleted.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()

    await page.goto(`/dashboard/manageUsers?q=${encodeURIComponent(person.email)}`)
    const ask = page.getByRole('row').filter({ hasText: person.email }).getByRole('button', { name: 'Delete' })
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await ask.press('Enter')
    await expect(question.getByText("You won't be able to revert this!", { exact: true })).toBeVisible()
    const { violations } = await new AxeBuilder({ page, axeSource: axe.source }).analyze()
    expect(violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(ask).toBeFocused()
    await ask.press('Enter')
    await question.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(ask).toBeFocused()
    await ask.press('Enter')
    await question.getByRole('button', { name: 'Yes, delete it!' }).press('Enter')
    await expectToast(successToast(page, 'Deleted!'), 'Deleted!')
    const row = page.getByRole('row').filter({ hasText: person.email })
    await expect(row.getByText('Deleted', { exact: true })).toBeVisible()
    await expect(row).toBeFocused()

    await deleted.getByRole('link', { name: 'Property Bought' }).click()
    await expect(deleted).toHaveURL('/login')
    expect(await deleted.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
    await context.close()
  })
})

test('a buyer reviews a home by keyboard, and deletes the review', { tag: '@all' }, async ({ page, person }) => {
  await page.goto('/allProperty?q=rosehip')
  await logIn(page, person)
  await page.getByRole('link', { name: /^Details of Rosehip/ }).press('Enter')
  const open = page.getByRole('button', { name: 'Review', exact: true })
  await open.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Review description')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await open.press('Enter')
  await dialog.getByRole('button', { name: 'Submit review' }).press('Enter')
  await expect(dialog.getByLabel('Review description')).toHaveAccessibleDescription(/required/)
  const words = `Seen on a <b>rainy</b> day, and loved it. ${person.email}`
  await dialog.getByLabel('Review description').fill(words)
  await dialog.getByRole('button', { name: 'Submit review' }).press('Enter')
  const text = 'Property add to Your Wishlist Successfully'
  await expectToast(successToast(page, text), text)
  await expect(dialog).toBeHidden()
  await page.goto('/dashboard/UserReviews')
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expectToast(successToast(page, 'Deleted!'), 'Deleted!')
  await page.reload()
  await expect(page.getByText(/You haven’t written any reviews yet/)).toBeVisible()
})
