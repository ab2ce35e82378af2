import type { Page } from '@playwright/test'
import { expectAccess } from '../support/axe.ts'
import { become } from '../support/home-states/stage.ts'
import { newTitle } from '../support/listing-steps.ts'
import { expect, listHome, test } from '../support/market-app.ts'

/** Simulates the return to a tab. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))

test('an offer notifies its agent without a reload, its answer the buyer, and each notification leads to its page', async ({
  party,
}) => {
  const [admin, buyer, agent] = [await party('admin'), await party(), await party()]
  await become(agent, 'agent', admin)
  const title = newTitle('Plover Cottage')
  const propertyId = await listHome(agent, admin, title)
  const bellOf = ({ page }: { page: Page }) => page.getByRole('button', { name: 'Notifications' })
  const panelOf = ({ page }: { page: Page }) => page.getByRole('region', { name: 'Notifications' })
  for (const { page } of [agent, buyer]) await page.goto('/')
  await expect(bellOf(agent)).toHaveAccessibleDescription('2 unread') // the role, and the verified home

  const { answer } = await buyer.call('POST', '/offeredProperty', {
    propertyId,
    offerAmount: '250000.50',
    buyingDate: '2099-12-01',
  })
  await comeBack(agent.page)
  await expect(bellOf(agent)).toHaveAccessibleDescription('3 unread')
  for (const width of [320, 834, 1440]) {
    await agent.page.setViewportSize({ width, height: 800 })
    // It stands elsewhere in the bar of a wide screen, where it is closed.
    if ((await bellOf(agent).getAttribute('aria-expanded')) === 'false') await bellOf(agent).click()
    expect(await agent.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccess(agent.page)
  }
  await panelOf(agent)
    .getByRole('link', { name: `A new offer: ${title}` })
    .click()
  await expect(agent.page).toHaveURL('/dashboard/requestedProperties')
  await expect(panelOf(agent)).toBeHidden()
  await expect(bellOf(agent)).toHaveAccessibleDescription('')
  await bellOf(agent).click()
  await expect(panelOf(agent).getByRole('link', { name: `A new offer: ${title}` })).toBeVisible()
  await expect(panelOf(agent).getByRole('link', { name: /Unread/ })).toHaveCount(0)

  await agent.call('PATCH', `/offeredProperty/${answer.insertedId}`, { status: 'accepted' })
  await comeBack(buyer.page)
  await expect(bellOf(buyer)).toHaveAccessibleDescription('1 unread')
  await bellOf(buyer).click()
  await panelOf(buyer)
    .getByRole('link', { name: `Unread: Your offer is accepted: ${title}` })
    .click()
  await expect(buyer.page).toHaveURL('/dashboard/propertyBought')
})
