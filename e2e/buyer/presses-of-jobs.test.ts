import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'
import { payWith } from '../support/market-app.ts'
import { test } from '../support/pending-homes.ts'
import { logIn } from '../support/sign-in-steps.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.describe.configure({ timeout: 180_000 })

/**
 * The presses that the main jobs take on a phone, of buttons and links (typing is none): more of them would be a step back. An agent's
 * listing and an admin's decision are counted where their forms are tested.
 */
test('finding, wishing and offering take six presses, accepting three, paying two', { tag: '@all' }, async ({
  page,
  person,
  pageOf,
  request,
  bearer,
  pendingHomes,
}) => {
  const { ids } = await pendingHomes(1)
  const [headers, id] = [await bearer('admin'), ids[0]]
  await request.patch(`/api/allProperty/${id}`, { data: { status: 'verified' }, headers })
  const { title } = await (await request.get(`/api/allProperty/${id}`, { headers })).json()
  await page.goto('/login')
  await logIn(page, person)
  await expect(page).toHaveURL('/')

  const buyer = await jobOn(page)
  await page.getByLabel('Search', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: `Details of ${title}` }).click()
  await page.getByRole('link', { name: 'Make offer' }).click() // which wishes the home, too
  await page.getByRole('button', { name: 'In 4 weeks' }).click()
  await page.getByRole('list', { name: 'Amounts to choose from' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Make offer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Property Bought' })).toBeVisible()
  expect(buyer.presses('a buyer finds, wishes and offers')).toBe(6)
  const token = await page.evaluate(() => localStorage.getItem('access-token'))
  const wishes = await request.get(`/api/wishlist/${person.email}`, { headers: { authorization: `Bearer ${token}` } })
  expect(await wishes.json()).toMatchObject([{ title }])

  const agentPage = await pageOf('agent')
  await agentPage.setViewportSize({ width: 390, height: 844 })
  await agentPage.goto('/dashboard/agentProfile')
  const agent = await jobOn(agentPage)
  await agentPage.getByRole('button', { name: /Notifications/ }).click()
  await agentPage.getByRole('link', { name: new RegExp(`offer.*${title}`, 'i') }).click()
  const row = agentPage.getByRole('region', { name: title }).getByRole('row').nth(1)
  await row.getByRole('button', { name: 'Accept' }).click()
  await expect(row.getByText('accepted', { exact: true })).toBeVisible()
  expect(agent.presses('an agent accepts')).toBe(3)

  const payer = await jobOn(page)
  await page.getByRole('link', { name: `Accepted: ${title}` }).click()
  await payWith(page, '4242424242424242', '$410,000.00')
  await expect(page.getByText('Payment is successfully done.')).toBeVisible()
  expect(payer.presses('a buyer pays')).toBe(2)
})

/** Counts the presses on this page from now on, over every page that is loaded, and notes them with the seconds in the report. */
async function jobOn(page: Page) {
  let count = 0
  const begun = Date.now()
  const name = `countPress${begun}`
  await page.exposeFunction(name, () => count++)
  const listen = (counter: string) =>
    window.addEventListener('pointerdown', () => (Reflect.get(window, counter) as () => void)(), true)
  await page.addInitScript(listen, name)
  await page.evaluate(listen, name)
  return {
    presses(what: string): number {
      const description = `${what}: ${count} presses, ${((Date.now() - begun) / 1000).toFixed(1)} s`
      test.info().annotations.push({ type: 'presses', description })
      return count
    },
  }
}
