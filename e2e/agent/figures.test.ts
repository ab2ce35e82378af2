import { expectAccess } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { newTitle, rooms, writeHome } from '../support/listing-steps.ts'
import { successToast } from '../support/toast.ts'

const PHONE = { width: 390, height: 844 }

test.describe('an agent', () => {
  test.use({ as: 'agent' })
  test.describe.configure({ timeout: 120_000 })

  test('gives the figures of a home; the admin reads what the law asks for and a buyer what is stated', {
    tag: '@all',
  }, async ({ page, pageOf }) => {
    const title = newTitle('Lock House')
    await page.goto('/addProperty')
    await writeHome(page, title)
    await page.getByLabel('Location').fill('1 Reed Lane, Ely, Cambridgeshire, United Kingdom')
    await page.getByLabel('Price').fill('$310,000')
    await page.getByLabel('Property image').setInputFiles(await rooms(0))
    await page.getByLabel('Tenure').selectOption('Leasehold')
    const figures = page.getByRole('group', { name: 'Further figures' })
    await expect(figures.getByText(/asked for in the United Kingdom/)).toBeVisible()
    await figures.getByRole('button', { name: 'Lease remaining' }).click()
    await expect(figures.getByLabel('Lease remaining')).toBeFocused()
    await figures.getByLabel('Lease remaining').fill('92.5')
    await figures.getByLabel('Ground rent', { exact: true }).fill('250')
    await figures.getByText('Energy', { exact: true }).click()
    await figures.getByLabel('Main fuel').fill('Heat pump')
    await expectAccess(page)
    await page.getByRole('button', { name: 'Add Property' }).click()
    await expect(figures.getByText('Lease remaining must be a whole number')).toBeVisible()
    await figures.getByLabel('Lease remaining').fill('92')
    await page.getByRole('button', { name: 'Add Property' }).click()
    await expect(successToast(page, 'Property added.')).toBeVisible({ timeout: 30_000 })

    const admin = await pageOf('admin')
    await admin.goto(`/dashboard/manageProperties?${new URLSearchParams({ q: title })}`)
    await admin.getByRole('link', { name: title }).click()
    const decision = admin.getByRole('region', { name: 'Decision' })
    const missing = decision.getByRole('list', { name: 'Asked for in the United Kingdom' })
    await expect(missing.getByText('Service charge')).toBeVisible()
    await expect(missing.getByText('Lease remaining')).toHaveCount(0)
    await expectAccess(admin)
    await decision.getByRole('button', { name: 'Verify' }).click()
    await expect(successToast(admin, 'Property Verified Successfully by Admin.')).toBeVisible()

    const buyer = await pageOf('buyer')
    await buyer.setViewportSize(PHONE)
    await buyer.goto(new URL(admin.url()).pathname)
    const facts = buyer.getByRole('region', { name: 'Facts and features' })
    await expect(facts.getByText('92 years')).toBeHidden()
    await facts.getByRole('button', { name: 'Show all' }).click()
    await expect(facts.getByText('92 years')).toBeVisible()
    await expect(facts.getByText('$250 a year')).toBeVisible()
    await expect(facts.getByText('Heat pump')).toBeVisible()
    await expect(facts.getByText('Not stated').first()).toBeVisible()
    await expect(facts.getByRole('heading', { name: 'Rooms', exact: true })).toHaveCount(0)
    await expectAccess(buyer)
  })
})
