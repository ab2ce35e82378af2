import { jpeg } from '../../test/pictures/pictures.ts'
import { newTitle } from '../support/listing-steps.ts'
import { expect, payWith, test } from '../support/market-app.ts'
import { accept, offerOnWished, requestOf, wish } from '../support/offer-steps.ts'
import { successToast } from '../support/toast.ts'

test('an admin lists a home, verifies it, answers the offers on it and sells it', { tag: '@all' }, async ({
  party,
}) => {
  test.setTimeout(180_000)
  const [admin, buyer, agent] = [await party('admin'), await party(), await party('agent')]
  const title = newTitle('Bittern Lodge')
  const { page } = admin

  await test.step('the admin lists it and lets it into public view', async () => {
    await page.goto('/addProperty')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Location').fill('2 Reed Lane, Ely, Cambridgeshire')
    await page.getByLabel('Price').fill('$240,000 - $260,000')
    await page.getByLabel('Description').fill('Bitterns boom in the reeds.')
    const picture = { name: 'home.jpg', mimeType: 'image/jpeg', buffer: await jpeg(800, 600) }
    await page.getByLabel('Property image').setInputFiles(picture)
    await page.getByRole('button', { name: 'Add Property' }).click()
    await expect(page).toHaveURL('/dashboard/manageProperties', { timeout: 30_000 })
    const row = page.getByRole('row').filter({ hasText: title })
    await row.getByRole('button', { name: 'Verify' }).click()
    await expect(successToast(page, 'Property Verified Successfully by Admin.')).toBeVisible()
  })

  await test.step('it is theirs: they can’t offer on it, and no other user answers its offers', async () => {
    await wish(buyer.page, title)
    await offerOnWished(buyer.page, title, '250000.50')
    await page.goto(`/allProperty?q=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: `Details of ${title}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Make offer' })).toHaveCount(0)
    const [offer] = (await buyer.call('GET', `/offeredProperty/${buyer.email}`)).answer
    const accepted = { status: 'accepted' }
    expect((await agent.call('PATCH', `/offeredProperty/${offer?._id}`, accepted)).status).toBe(404)
    expect((await agent.call('GET', `/offeredProperty?agentEmail=${admin.email}`)).status).toBe(403)
  })

  await test.step('the admin comes from the profile to the offer, and accepts it', async () => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Requests on my homes' }).click()
    await expect(page).toHaveURL('/dashboard/requestsOnMyHomes')
    await accept(admin, title, buyer)
  })

  await test.step('the buyer pays, and both have the receipt', async () => {
    await buyer.page.goto('/dashboard/propertyBought')
    await buyer.page.getByRole('link', { name: 'Pay', exact: true }).click()
    await payWith(buyer.page, '4242424242424242')
    await expect(buyer.page.getByText('Payment is successfully done.')).toBeVisible()
    await page.reload()
    await requestOf(admin, title, buyer).getByRole('link', { name: 'Receipt' }).click()
    await expect(page.getByRole('article', { name: 'Receipt' })).toContainText('$250,000.50')
  })
})
