import { expectAccess } from '../support/axe.ts'
import { become } from '../support/home-states/stage.ts'
import { newTitle } from '../support/listing-steps.ts'
import { expect, listHome, test } from '../support/market-app.ts'

test('an agent pauses a home, which a buyer who wished it still sees', { tag: '@all' }, async ({ party }) => {
  test.setTimeout(180_000)
  const [admin, buyer, agent] = [await party('admin'), await party(), await party()]
  await become(agent, 'agent', admin)
  const title = newTitle('Quiet Cottage')
  const propertyId = await listHome(agent, admin, title)
  await buyer.page.goto(`/propertyDetails/${propertyId}`)
  await buyer.page.getByRole('button', { name: 'Add to wishlist', exact: true }).first().click()
  await expect(buyer.page.getByText('Property add to Your Wishlist Successfully')).toBeVisible()

  await agent.page.goto('/dashboard/addAgentProperty')
  const home = agent.page.getByRole('article', { name: title })
  await home.getByRole('button', { name: 'State of the market' }).press('Enter')
  await expectAccess(agent.page)
  await home.getByRole('button', { name: 'Paused' }).press('Enter')
  await expect(agent.page.getByText('This home is paused.')).toBeVisible()
  await expect(home.getByText('Paused', { exact: true }).first()).toBeVisible()

  await buyer.page.goto('/dashboard/wishlist')
  const wish = buyer.page.getByRole('article', { name: title })
  await expect(wish.getByText('Paused', { exact: true })).toBeVisible()
  await wish.getByRole('link', { name: title }).click()
  await expect(buyer.page.getByText('This home is paused', { exact: true })).toBeVisible()
  await expect(buyer.page.getByRole('link', { name: 'Make offer' })).toHaveCount(0)
})
