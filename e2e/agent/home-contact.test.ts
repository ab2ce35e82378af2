import { jpeg } from '../../test/pictures/pictures.ts'
import { expectAccess } from '../support/axe.ts'
import { newTitle, rowOf, verifyHome, writeHome } from '../support/listing-steps.ts'
import { expect, test } from '../support/market-app.ts'
import { successToast } from '../support/toast.ts'

const WIDTHS = [320, 390, 834, 1440]

test('a colleague is named as a home’s contact, is read by buyers, and what they ask goes to the account', {
  tag: '@all',
}, async ({ party, shop, browser }) => {
  test.setTimeout(180_000)
  const [agent, admin, buyer] = [await party('agent', /blob:|422/), await party('admin'), await party()]
  const title = newTitle('Plover House')

  await test.step('the agent names the colleague in the form, and lets buyers see all of it', async () => {
    const { page } = agent
    await page.goto('/dashboard/agentProfile')
    await page.getByLabel('What buyers see').selectOption('Name, picture, telephone and email')
    await expect(successToast(page, 'Saved.')).toBeVisible()
    await page.goto('/addProperty')
    await writeHome(page, title)
    await page.getByLabel('Location').fill('1 Reed Lane, Ely, Cambridgeshire, United Kingdom')
    await page.getByLabel('Price').fill('$310,000')
    const buffer = await jpeg(800, 600)
    await page.getByLabel('Property image').setInputFiles({ name: 'home.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByLabel('Contact name').fill('Kim Lee')
    await page.getByLabel('Contact telephone').fill('12')
    await page.getByLabel('Contact email').fill('kim@colleagues.example')
    await page.getByRole('button', { name: 'Add Property' }).click()
    await expect(page.getByLabel('Contact telephone')).toHaveAccessibleDescription(/telephone number/)
    await page.getByLabel('Contact telephone').fill('020 7946 0123')
    await expectAccess(page)
    await page.getByRole('button', { name: 'Add Property' }).click()
    await expect(successToast(page, 'Property added.')).toBeVisible({ timeout: 30_000 })
    await expect(rowOf(page, title)).toBeVisible()
    await verifyHome(admin.page, title)
  })

  const aside = buyer.page.getByRole('complementary', { name: 'Price and agent' })
  await test.step('a buyer reads the telephone in the form of their own country', async () => {
    const { page } = buyer
    await page.goto(`/allProperty?${new URLSearchParams({ q: title })}`)
    await page.getByRole('link', { name: `Details of ${title}` }).click()
    await expect(aside.getByText('Kim Lee')).toBeVisible()
    await expect(aside.getByRole('link', { name: '+44 20 7946 0123' })).toHaveAttribute('href', 'tel:+442079460123')
    await expect(aside.getByRole('link', { name: 'kim@colleagues.example' })).toBeVisible()
    const storageState = await page.context().storageState()
    const context = await browser.newContext({ baseURL: shop.url, locale: 'en-GB', storageState })
    const british = await context.newPage()
    await british.goto(page.url())
    await expect(british.getByRole('link', { name: '020 7946 0123', exact: true })).toBeVisible()
    await context.close()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectAccess(page)
    }
  })

  await test.step('the buyer’s enquiry reaches the account alone', async () => {
    await aside.getByRole('button', { name: 'Ask Oliver Hartley' }).click()
    await buyer.page.getByRole('textbox', { name: /^Message to/ }).fill('Is it damp?')
    await buyer.page.getByRole('textbox', { name: /^Message to/ }).press('Control+Enter')
    await expect(buyer.page.getByText('Your message is sent.')).toBeVisible()
    await agent.page.goto('/dashboard/messages')
    const conversations = agent.page.getByRole('navigation', { name: 'Conversations' })
    await conversations.getByRole('link', { name: new RegExp(title) }).click()
    await expect(agent.page.getByRole('region', { name: /^Messages with/ }).getByText('Is it damp?')).toBeVisible()
    expect((await shop.mails()).filter((mail) => mail.includes('kim@colleagues.example'))).toEqual([])
  })
})
