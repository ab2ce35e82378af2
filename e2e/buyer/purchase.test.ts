import { addHome, verifyHome } from '../support/listing-steps.ts'
import { acceptedOffer, expect, listHome, mailedLink, type Party, payWith, test } from '../support/market-app.ts'
import { accept, offerOf, offerOnWished, requestOf, wish } from '../support/offer-steps.ts'
import { successToast } from '../support/toast.ts'

test('a home goes from wish to sale', async ({ party, shop }) => {
  test.setTimeout(180_000)
  const agent = await party('agent', /blob:/) // a recorded browser looks into the preview
  const admin = await party('admin')
  const buyer = await party(undefined, /402/) // the declined card
  const other = await party()
  const title = `Heron Lodge ${Date.now()}`

  await test.step('both buyers confirm their addresses, so that mails name their offers', async () => {
    for (const { page, email } of [buyer, other]) {
      await page.goto(await mailedLink(shop, email, 'verifyEmail'))
      await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
    }
  })

  await test.step('the agent lists it, the admin verifies it', async () => {
    await addHome(agent.page, title)
    await verifyHome(admin.page, title)
  })

  const details = await test.step('a buyer wishes it and offers 250000.50', async () => {
    const address = await wish(buyer.page, title)
    await offerOnWished(buyer.page, title, '250000.50')
    await expect(offerOf(buyer, title).getByRole('link', { name: 'Pay' })).toHaveCount(0)
    return address
  })
  await test.step('so does another, whose offer the agent accepts, and no other one then', async () => {
    await wish(other.page, title)
    await offerOnWished(other.page, title, '245000')
    await agent.page.goto('/dashboard/requestedProperties')
    await accept(agent, title, other)
    const waiting = requestOf(agent, title, buyer)
    await expect(waiting.getByText('On hold: another offer on this home is accepted.')).toBeVisible()
    await expect(waiting.getByRole('button', { name: 'Accept' })).toHaveCount(0)
    await other.page.reload()
    await expect(offerOf(other, title).getByRole('link', { name: 'Pay' })).toBeVisible()
  })

  await test.step('a week goes by without payment: it lapses, and the other offers again', async () => {
    shop.aWeekLater()
    await expect(async () => {
      await other.page.reload()
      await expect(offerOf(other, title).getByText('rejected', { exact: true })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(offerOf(other, title).getByRole('link', { name: 'Pay' })).toHaveCount(0)
    await offerOnWished(other.page, title, '246000')
  })

  await test.step('the agent accepts the first', async () => {
    await agent.page.reload()
    await accept(agent, title, buyer)
  })

  const transactionId = await test.step('a card is declined, another pays', async () => {
    const { page } = buyer
    await page.goto('/dashboard/propertyBought')
    await page.getByRole('article', { name: title }).getByRole('link', { name: 'Pay' }).click()
    await payWith(page, '4000 0000 0000 0002')
    await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible()
    await payWith(page, '4242424242424242')
    await expect(page.getByText('Payment is successfully done.')).toBeVisible()
    const shown = await page.getByText(/^pi_/).textContent()
    expect(shown).toMatch(/^pi_\w+$/)
    return shown ?? ''
  })

  await test.step('the home is gone from the public, and in the sold and bought lists', async () => {
    const { page } = other
    await page.goto(`/allProperty?q=${encodeURIComponent(title)}`)
    await expect(page.getByText('No home matches this search.')).toBeVisible()
    await page.goto('/dashboard/propertyBought')
    await expect(offerOf(other, title).getByText('rejected', { exact: true })).toHaveCount(2)
    await buyer.page.goto('/dashboard/propertyBought')
    const bought = offerOf(buyer, title)
    await expect(bought.getByText('Bought', { exact: true })).toBeVisible()
    await expect(bought.getByText(transactionId)).toBeVisible()
    await agent.page.goto('/dashboard/soldProperties')
    const sold = agent.page.getByRole('row').filter({ hasText: title })
    for (const text of ['$250,000.50', buyer.email, transactionId]) await expect(sold.getByText(text)).toBeVisible()
  })

  await test.step('the buyer writes a review, and the home page shows it', async () => {
    const { page } = buyer
    await page.goto(details)
    await expect(page.getByText('Sold', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Review' }).click()
    const words = `Herons at breakfast, ${Date.now()}`
    await page.getByLabel('Review description').fill(words)
    await page.getByRole('button', { name: 'Submit review' }).click()
    await expect(successToast(page, 'Property add to Your Wishlist Successfully')).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Latest Reviews' }).getByText(words)).toBeVisible()
  })

  await test.step('and all of them are mailed', async () => {
    const expected: [to: Party, subject: string][] = [
      [agent, `A new offer: ${title}`],
      [agent, `Your home is verified: ${title}`],
      [other, `Your offer is accepted: ${title}`],
      [other, `Your offer has lapsed: ${title}`],
      [agent, `An accepted offer has lapsed: ${title}`],
      [buyer, `Your offer is accepted: ${title}`],
      [buyer, `Payment received: ${title}`],
      [agent, `Your home is sold: ${title}`],
      [other, `This home has been sold: ${title}`],
    ]
    for (const [to, subject] of expected)
      await expect
        .poll(
          async () => (await shop.mails()).some((mail) => mail.includes(`To: ${to.email}`) && mail.includes(subject)),
          {
            message: `mail to ${to.email}: ${subject}`,
            timeout: 20_000,
          },
        )
        .toBe(true)
  })
})

/** The buyer's card is charged, and the page's receipt never reaches our server. */
async function payUnheard({ page, email }: Party, offer: string): Promise<void> {
  await page.route('**/api/offeredProperty/*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  )
  await page.goto(`/dashboard/propertyBought/payment/${email}/${offer}`)
  const confirmed = page.waitForResponse(/payment_intents\/.*\/confirm/)
  await payWith(page, '4242 4242 4242 4242')
  await confirmed
}

test('a purchase is recorded when the browser closes right after the card is confirmed', async ({ party }) => {
  test.setTimeout(120_000)
  const [agent, admin, buyer] = [await party('agent'), await party('admin'), await party()]
  const home = await listHome(agent, admin, `Kestrel House ${Date.now()}`)
  const offer = await acceptedOffer(buyer, agent, home)
  const { page, email } = buyer
  await payUnheard(buyer, offer)
  await page.context().close()
  const status = async () => (await buyer.call('GET', `/offeredProperty/${email}/${offer}`)).answer.status
  await expect.poll(status, { timeout: 60_000 }).toBe('Bought')
})

test('a reload in the middle never pays twice', async ({ party }) => {
  const [agent, admin] = [await party('agent'), await party('admin')]
  const buyer = await party(undefined, /409/) // the page asks to pay what is being recorded
  const home = await listHome(agent, admin, `Osprey Cottage ${Date.now()}`)
  const offer = await acceptedOffer(buyer, agent, home)
  const { page } = buyer
  await payUnheard(buyer, offer)
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText('Payment is successfully done.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
})
