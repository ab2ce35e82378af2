import { jpeg } from '../../test/pictures/pictures.ts'
import { expectAccess } from '../support/axe.ts'
import { rowOf, verifyHome, writeHome } from '../support/listing-steps.ts'
import { expect, payWith, test } from '../support/market-app.ts'
import { accept, offerOf, offerOnWished, wish } from '../support/offer-steps.ts'
import { successToast } from '../support/toast.ts'

test('a home on application is listed without an amount, offered on and bought', { tag: '@all' }, async ({ party }) => {
  test.setTimeout(180_000)
  const agent = await party('agent', /blob:/) // a recorded browser looks into the preview
  const admin = await party('admin')
  const buyer = await party()
  const title = `Osprey Manor ${Date.now()}`

  await test.step('the agent lists it', async () => {
    const { page } = agent
    await page.goto('/addProperty')
    await writeHome(page, title)
    await page.getByLabel('Asked as').selectOption('On application')
    await expect(page.getByLabel('Price', { exact: true })).toHaveCount(0)
    const buffer = await jpeg(800, 600)
    await page.getByLabel('Property image').setInputFiles({ name: 'home.jpg', mimeType: 'image/jpeg', buffer })
    await expectAccess(page)
    await page.getByRole('button', { name: 'Add Property' }).click()
    await expect(successToast(page, 'Property added.')).toBeVisible({ timeout: 30_000 })
    await expect(rowOf(page, title).getByText('Price on application')).toBeVisible()
    await verifyHome(admin.page, title)
  })

  await test.step('a search by price leaves it out, any other finds it', async () => {
    const { page } = buyer
    const search = new URLSearchParams({ q: title })
    await page.goto(`/allProperty?${search}&minPrice=1`)
    await expect(page.getByRole('article', { name: title })).toHaveCount(0)
    await page.goto(`/allProperty?${search}&sort=priceAsc`)
    await expect(page.getByRole('article', { name: title }).getByText('Price on application')).toBeVisible()
  })

  await test.step('a buyer offers an amount of their own, and pays it', async () => {
    const { page } = buyer
    await wish(page, title)
    await expect(page.getByText('Price on application').first()).toBeVisible()
    await expectAccess(page)
    await offerOnWished(page, title, '250000.50')
    await agent.page.goto('/dashboard/requestedProperties')
    await accept(agent, title, buyer)
    await page.reload()
    await offerOf(buyer, title).getByRole('link', { name: 'Pay' }).click()
    await payWith(page, '4242424242424242')
    await expect(page.getByText('Payment is successfully done.')).toBeVisible()
    await page.goto('/dashboard/propertyBought')
    await expect(offerOf(buyer, title).getByText('Bought', { exact: true })).toBeVisible()
  })
})
