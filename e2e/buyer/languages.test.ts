import ar from '../../src/messages/ar.json' with { type: 'json' }
import es from '../../src/messages/es.json' with { type: 'json' }
import { expectAccess } from '../support/axe.ts'
import { expect, listHome, mailedLink, type Party, test } from '../support/market-app.ts'
import { requestOf } from '../support/offer-steps.ts'

/** Checks a screen once its content has come. */
async function expectScreen({ page }: Party): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccess(page)
}

const chooseOnProfile = async ({ page }: Party, language: string) => {
  await page.goto('/dashboard/userProfile')
  await page.getByLabel('Language of the account').selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

test('a buyer reads, wishes and offers in Arabic, and the agent is told in Spanish', async ({ party, shop }) => {
  test.setTimeout(180_000)
  const [agent, admin, buyer] = [await party('agent'), await party('admin'), await party()]
  const title = `Heron Lodge ${Date.now()}`
  await listHome(agent, admin, title)

  await test.step('the buyer confirms the address, so that mails name the offer', async () => {
    await buyer.page.goto(await mailedLink(shop, buyer.email, 'verifyEmail'))
    await expect(buyer.page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
  })

  await test.step('each chooses a language on the profile', async () => {
    await chooseOnProfile(agent, 'es')
    await chooseOnProfile(buyer, 'ar')
    await expect(buyer.page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectScreen(buyer)
  })

  await test.step('the buyer finds the home and wishes it', async () => {
    const { page } = buyer
    await page.goto(`/allProperty?q=${encodeURIComponent(title)}`)
    await expectScreen(buyer)
    await page.getByRole('link', { name: title }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: ar.wishing.add, exact: true }).click()
    await expect(page.getByText(ar.wishing.added)).toBeVisible()
    await expectScreen(buyer)
  })

  await test.step('the buyer makes an offer', async () => {
    const { page } = buyer
    await page.goto('/dashboard/wishlist')
    await expectScreen(buyer)
    await page.getByRole('link', { name: ar.wishlist.makeOffer }).click()
    await page.getByLabel(ar.offer.buyingDate).fill('2099-12-01')
    await page.getByLabel(ar.offer.amount).fill('250000.50')
    await expectScreen(buyer)
    await page.getByRole('button', { name: ar.wishlist.makeOffer }).click()
    await expect(page).toHaveURL('/dashboard/propertyBought')
    await expect(
      page.getByRole('article', { name: title }).getByText(ar.offerLink.pending, { exact: true }),
    ).toBeVisible()
    await expectScreen(buyer)
  })

  await test.step('the agent reads it in Spanish, in the mail and in the list of notifications', async () => {
    await expect
      .poll(async () => (await shop.mails()).filter((mail) => mail.includes('Tienes una oferta de')).length)
      .toBe(1)
    await agent.page.goto('/dashboard/requestedProperties')
    await requestOf(agent, title, buyer).getByRole('button', { name: es.requests.accept }).click()
    await expect(agent.page.getByText(es.requests.hasAccepted)).toBeVisible()
    await expectScreen(agent)
  })

  await test.step('the buyer is told in Arabic', async () => {
    await buyer.page.goto('/dashboard/notifications')
    await expect(buyer.page.getByText(ar.mails.offerAccepted)).toBeVisible()
    await expectScreen(buyer)
  })
})
