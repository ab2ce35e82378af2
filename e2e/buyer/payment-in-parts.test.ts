import { expectAccess } from '../support/axe.ts'
import { expect, fillCard, listHome, payWith, test } from '../support/market-app.ts'
import { accept, offerOf, offerOnWished, requestOf, wish } from '../support/offer-steps.ts'
import { printedPages } from '../support/printed-pages.ts'

const HALF = '$900,000.00'
const LINE = '1 of 2 card payments made: $900,000 paid, $900,000 left.'

test('a home of $1,800,000 is paid in two parts, with a declined card in the middle', { tag: '@all' }, async ({
  party,
}) => {
  test.setTimeout(180_000)
  const [agent, admin] = [await party('agent'), await party('admin')]
  const buyer = await party(undefined, /402/) // the declined card
  const { page } = buyer
  const title = `Osprey House ${Date.now()}`
  const payments = page.getByRole('region', { name: 'Payments' })
  await listHome(agent, admin, title, '$1,800,000')

  await test.step('an offer of any amount is taken, and accepted', async () => {
    await wish(page, title)
    await page.goto('/dashboard/wishlist')
    await page.getByRole('article', { name: title }).getByRole('link', { name: 'Make offer' }).click()
    await page.getByLabel('Offered amount').fill('1.8m')
    await expect(page.getByText('If it is accepted, it is paid in 2 card payments.')).toBeVisible()
    await offerOnWished(page, title, '1800000')
    await agent.page.goto('/dashboard/requestedProperties')
    await accept(agent, title, buyer)
    await expect(requestOf(agent, title, buyer)).toContainText('To be paid in 2 card payments.')
  })

  await test.step('the page says how many payments, and takes the first, once, whatever is pressed', async () => {
    await page.goto('/dashboard/propertyBought')
    await offerOf(buyer, title).getByRole('link', { name: 'Pay', exact: true }).click()
    await expect(payments.getByRole('heading')).toHaveText('Payment 1 of 2')
    await expect(payments.getByRole('listitem')).toHaveText([`Payment 1${HALF}now`, `Payment 2${HALF}later`])
    await expectAccess(page)
    await fillCard(page, '4242424242424242')
    await page.getByRole('button', { name: `Pay ${HALF}` }).dblclick()
    await expect(payments.getByRole('status')).toContainText('The first payment is in.')
    await expect(payments.getByRole('status')).toBeFocused()
    await expect(page.getByLabel('Card number')).toHaveValue('')
    await expectAccess(page)
  })

  await test.step('a card is declined: what was paid is kept', async () => {
    await payWith(page, '4000000000009995', HALF)
    await expect(page.getByRole('alert')).toHaveText('Your card has insufficient funds.')
    await expect(payments.getByRole('heading')).toHaveText('Payment 2 of 2')
  })

  await test.step('buyer and agent see what is paid and left, the agent without a reload', async () => {
    await expect(requestOf(agent, title, buyer)).toContainText(LINE)
    await page.goBack()
    await expect(offerOf(buyer, title)).toContainText(LINE)
    await expect(page.getByRole('region', { name: `To pay: ${title}` })).toContainText(LINE)
    await page.goForward()
    await expect(payments.getByRole('heading')).toHaveText('Payment 2 of 2')
  })

  await test.step('a reloaded page goes on, with another card, by keyboard', async () => {
    await page.reload()
    await expect(payments.getByRole('definition')).toHaveText([HALF, HALF])
    await page.getByLabel('Card number').focus()
    await page.keyboard.type('5555 5555 5555 4444')
    await page.keyboard.press('Tab')
    await page.keyboard.type('12 / 34')
    await page.keyboard.press('Tab')
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Payment is successfully done.')).toBeVisible()
  })

  await test.step('the receipt has both payments and their sum, on one printed page', async () => {
    await page.getByRole('link', { name: 'Receipt' }).click()
    const rows = page.getByRole('table', { name: 'Payments' }).getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(1)).toContainText(HALF)
    await expect(rows.nth(2)).toContainText(HALF)
    await expect(rows.last()).toContainText('$1,800,000.00')
    await expectAccess(page)
    expect(await printedPages(page)).toBe(1)
    await agent.page.goto('/dashboard/soldProperties')
    await expect(agent.page.getByRole('row').filter({ hasText: title })).toContainText('$1,800,000')
  })
})
