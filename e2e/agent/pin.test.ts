import { jpeg } from '../../test/pictures/pictures.ts'
import { expect, test } from '../support/fixtures.ts'
import { addHome, deleteHome, newTitle, rowOf } from '../support/listing-steps.ts'
import { successToast } from '../support/toast.ts'

test.use({ as: 'agent' })

test('an agent moves the pin of a home by keyboard, and the home says that it is exact', { tag: '@all' }, async ({
  page,
}) => {
  const title = newTitle('Heron House')
  await addHome(page, title)
  await rowOf(page, title).getByRole('link', { name: 'Update' }).click()
  await expect(page.getByText('The place is approximate: taken from the location.')).toBeVisible()
  await page.getByRole('button', { name: 'Move the pin' }).click()
  const pin = page.getByRole('button', { name: 'Pin of this home. Arrow keys move it' })
  await pin.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/^The pin is at 5\d\.\d{4}, /)).toBeVisible()
  await expect(pin).toBeFocused()
  const buffer = await jpeg(800, 600)
  await page.getByLabel('Property image').setInputFiles({ name: 'home.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(successToast(page, 'Property updated.')).toBeVisible({ timeout: 30_000 })
  await rowOf(page, title).getByRole('link', { name: 'Update' }).click()
  await expect(page.getByText('The pin is where you set it.')).toBeVisible()
  await page.goto('/dashboard/addAgentProperty')
  await deleteHome(page, title)
})
