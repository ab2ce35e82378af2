import { expect, listHome, payWith, test } from '../support/market-app.ts'
import { offerOf, offerOnWished, requestOf, stepsIn, wish } from '../support/offer-steps.ts'
import { printedPages } from '../support/printed-pages.ts'
import { successToast } from '../support/toast.ts'

test('an offer is withdrawn, countered, made again, accepted and paid', { tag: '@all' }, async ({ party }) => {
  test.setTimeout(180_000)
  const [agent, admin, buyer] = [await party('agent'), await party('admin'), await party()]
  const title = `Curlew Barn ${Date.now()}`
  await listHome(agent, admin, title)
  const own = offerOf(buyer, title)

  const details = await test.step('the buyer offers, and the home says so everywhere', async () => {
    const address = await wish(buyer.page, title)
    await offerOnWished(buyer.page, title, '240000')
    await buyer.page.goto(address)
    await expect(buyer.page.getByRole('link', { name: 'You offered $240,000' }).first()).toBeVisible()
    await buyer.page.goto('/dashboard/wishlist')
    const wished = buyer.page.getByRole('article', { name: title })
    await expect(wished.getByRole('link', { name: 'You offered $240,000' })).toBeVisible()
    await expect(wished.getByRole('link', { name: 'Make offer' })).toHaveCount(0)
    return address
  })

  await test.step('they withdraw it after a question, and offer again', async () => {
    await buyer.page.goto('/dashboard/propertyBought')
    await own.getByRole('button', { name: 'Withdraw' }).click()
    await buyer.page.getByRole('button', { name: 'Cancel' }).click()
    await expect(own.getByText('pending', { exact: true })).toBeVisible()
    await own.getByRole('button', { name: 'Withdraw' }).click()
    await buyer.page.getByRole('button', { name: 'Yes, withdraw it' }).click()
    await expect(successToast(buyer.page, 'Your offer is withdrawn.')).toBeVisible()
    await expect(own.getByText('You withdrew this offer.')).toBeVisible()
    await expect(stepsIn(own)).toContainText('Withdrawn')
    await expect(own.getByRole('link', { name: 'See similar homes' })).toBeVisible()
    await offerOnWished(buyer.page, title, '241000')
  })

  await test.step('the agent rejects it with a reason and an amount', async () => {
    await agent.page.goto('/dashboard/requestedProperties')
    const request = requestOf(agent, title, buyer).filter({ hasText: '$241,000' })
    await request.getByRole('button', { name: 'Reply' }).click()
    await agent.page.getByLabel('Reason').fill('The owners hope for a little more.')
    await agent.page.getByLabel('Amount you would consider').fill('250,000.50')
    await agent.page.getByRole('button', { name: 'Reject with this reply' }).click()
    await expect(successToast(agent.page, 'Property Reject by Agent.')).toBeVisible()
  })

  await test.step('the buyer offers what the agent would consider', async () => {
    await buyer.page.reload()
    await expect(buyer.page.getByText('“The owners hope for a little more.”')).toBeVisible()
    await buyer.page.getByRole('link', { name: 'Offer $250,000.50' }).click()
    await expect(buyer.page.getByLabel('Offered amount')).toHaveValue('250000.50')
    await buyer.page.getByLabel('Buying date').fill('2099-12-01')
    await buyer.page.getByRole('button', { name: 'Make offer' }).click()
    await expect(buyer.page).toHaveURL('/dashboard/propertyBought')
  })

  await test.step('it is accepted: the home is under offer, and what to pay stands on top', async () => {
    await agent.page.reload()
    await requestOf(agent, title, buyer)
      .filter({ hasText: '$250,000.50' })
      .getByRole('button', { name: 'Accept' })
      .click()
    await expect(successToast(agent.page, 'Property Accept Successfully by Agent.')).toBeVisible()
    await admin.page.goto(details)
    await expect(admin.page.getByText('Under offer', { exact: true })).toBeVisible()
    await buyer.page.reload()
    await expect(buyer.page.getByRole('region', { name: `To pay: ${title}` })).toContainText('7 days left')
    await agent.page.reload()
    const home = agent.page.getByRole('region', { name: title })
    await expect(home).toContainText(/Asking \$240,000 - \$260,000 · 3 offers.*Held for .* until .* \(7 days left\)/)
  })

  await test.step('it is paid', async () => {
    await buyer.page.getByRole('link', { name: 'Pay', exact: true }).click()
    await payWith(buyer.page, '4242424242424242')
    await expect(buyer.page.getByText('Payment is successfully done.')).toBeVisible()
    await expect(stepsIn(buyer.page.getByRole('complementary', { name: 'Your offer' }))).toContainText('Yours')
    await expect(buyer.page.getByRole('region', { name: `${title} is yours. What happens now` })).toBeVisible()
    expect(await printedPages(buyer.page)).toBe(1)
  })

  await test.step('both have the receipt of the sale, on one printed page', async () => {
    await buyer.page.getByRole('link', { name: 'Receipt' }).click()
    await agent.page.goto('/dashboard/soldProperties')
    await agent.page.getByRole('row').filter({ hasText: title }).getByRole('link', { name: 'Receipt' }).click()
    for (const { page } of [buyer, agent]) {
      const sheet = page.getByRole('article', { name: 'Receipt' })
      for (const text of [title, '$250,000.50', buyer.email, agent.name]) await expect(sheet).toContainText(text)
      expect(await printedPages(page)).toBe(1)
    }
  })
})
