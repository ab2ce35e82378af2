import { expect, test } from '../support/fixtures.ts'
import { logIn } from '../support/sign-in-steps.ts'
import { expectToast, successToast } from '../support/toast.ts'

test('a buyer sends the contact form, which is emptied', async ({ page, person }) => {
  await page.goto('/dashboard/contact')
  await logIn(page, person)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(/required/)
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('Is the cottage still there?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expectToast(successToast(page, 'Email Send'), 'Email Send successfully')
  await expect(page.getByLabel('Message')).toHaveValue('')
})
