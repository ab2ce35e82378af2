import ar from '../../src/messages/ar.json' with { type: 'json' }
import es from '../../src/messages/es.json' with { type: 'json' }
import { expectAccess } from '../support/axe.ts'
import { expect, listHome, mailedLink, type Party, test } from '../support/market-app.ts'
import { requestOf } from '../support/offer-steps.ts'

/** Checks a screen once its content has come; those of all screens in Arabic are e2e/everyone/languages-layout.test.ts. */
async function expectScreen({ page }: Party): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccess(page)
}

const chooseOnProfile = async ({ page }: Party, language: string) => {
  await page.goto('/dashboard/userProfile')
  await page.getByLabel('Language of the account').selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Returns a mail as its reader sees it, whatever its encoding. */
const readable = (mail: string): string =>
  /^Content-Transfer-Encoding: base64/im.test(mail)
    ? mail.replace(/^(?:[A-Za-z\d+/]{4,}={0,2}\r?\n)+/gm, (block) => Buffer.from(block, 'base64').toString('utf8'))
    : Buffer.from(
        mail.replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        'latin1',
      ).toString('utf8')

test('a buyer reads, wishes and offers in Arabic on a home that a Spanish agent listed in both, and each gets mails in their own', async ({
  party,
  shop,
}) => {
  test.setTimeout(180_000)
  const [agent, admin, buyer] = [await party('agent'), await party('admin'), await party()]
  const title = `Villa Garza ${Date.now()}`
  const arabicTitle = `فيلا البلشون ${Date.now()}`
  await listHome(agent, admin, title, undefined, {
    description: 'Aquí viven garzas.',
    language: 'es',
    translations: { ar: { title: arabicTitle, description: 'هنا تعيش طيور البلشون.' } },
  })

  await test.step('the buyer confirms the address, so that mails name the offer', async () => {
    await buyer.page.goto(await mailedLink(shop, buyer.email, 'verifyEmail'))
    await expect(buyer.page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
  })

  await test.step('each chooses a language on the profile', async () => {
    await chooseOnProfile(agent, 'es')
    await chooseOnProfile(buyer, 'ar')
    await expect(buyer.page.locator('html')).toHaveAttribute('dir', 'rtl')
  })

  await test.step('the buyer finds the home and wishes it', async () => {
    const { page } = buyer
    await page.goto(`/allProperty?q=${encodeURIComponent(arabicTitle)}`)
    await page.getByRole('link', { name: arabicTitle }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: arabicTitle })).toBeVisible()
    await expect(page.getByText('هنا تعيش طيور البلشون.')).toBeVisible()
    await page.getByRole('button', { name: ar.wishing.add, exact: true }).click()
    await expect(page.getByText(ar.wishing.added)).toBeVisible()
    await expectScreen(buyer)
  })

  await test.step('the buyer makes an offer', async () => {
    const { page } = buyer
    await page.goto('/dashboard/wishlist')
    await page.getByRole('link', { name: ar.wishlist.makeOffer }).click()
    await page.getByLabel(ar.offer.buyingDate).fill('2099-12-01')
    await page.getByLabel(ar.offer.amount).fill('250000.50')
    await expectScreen(buyer)
    await page.getByRole('button', { name: ar.wishlist.makeOffer }).click()
    await expect(page).toHaveURL('/dashboard/propertyBought')
    await expect(
      page.getByRole('article', { name: title }).getByText(ar.offerLink.pending, { exact: true }),
    ).toBeVisible()
  })

  await test.step('the agent reads it in Spanish, in the mail and in the list of notifications', async () => {
    const toAgent = (mail: string) => mail.includes(`To: ${agent.email}`) && mail.includes('Tienes una oferta de')
    await expect.poll(async () => (await shop.mails()).filter(toAgent).length).toBe(1)
    await agent.page.goto('/dashboard/requestedProperties')
    await requestOf(agent, title, buyer).getByRole('button', { name: es.requests.accept }).click()
    await expect(agent.page.getByText(es.requests.hasAccepted)).toBeVisible()
  })

  await test.step('the buyer is told in Arabic, in the mail and in the list of notifications', async () => {
    const told = async () =>
      (await shop.mails()).some(
        (mail) => mail.includes(`To: ${buyer.email}`) && readable(mail).includes(ar.mails.offerAccepted),
      )
    await expect.poll(told).toBe(true)
    await buyer.page.goto('/dashboard/notifications')
    await expect(buyer.page.getByText(ar.mails.offerAccepted)).toBeVisible()
  })

  await agent.call('PATCH', '/users/me/language', { language: 'en' }) // the demo's agent, whom other journeys read in English
})
