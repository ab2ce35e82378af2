import type { Locator } from '@playwright/test'
import { expect, listHome, test } from '../support/market-app.ts'
import { requestOf } from '../support/offer-steps.ts'

const MAX_TABS = 60

test('a purchase from offer to payment works by keyboard alone', { tag: '@all' }, async ({ party }) => {
  test.setTimeout(120_000)
  const [agent, admin, buyer] = [await party('agent'), await party('admin'), await party()]
  const title = `Plover Barn ${Date.now()}`
  await listHome(agent, admin, title)
  const { page } = buyer
  const keys = page.keyboard
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })

  await test.step('the buyer finds it from the home page, and wishes it', async () => {
    await page.goto('/')
    await follow(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Properties' }))
    await tabTo(field('Search'))
    await keys.type(title)
    await follow(link(`Details of ${title}`))
    await follow(page.getByRole('button', { name: 'Add to wishlist', exact: true }))
    await expect(page.getByRole('button', { name: /^Remove from wishlist/ })).toBeFocused()
    await follow(link('See your wishlist'))
  })

  await test.step('and offers on it', async () => {
    await follow(link('Make offer'))
    await tabTo(field('Buying date'))
    await keys.type('12012099')
    await tabTo(field('Offered amount'))
    await keys.type('250000.50')
    await keys.press('Enter')
    await expect(page).toHaveURL('/dashboard/propertyBought')
  })

  await test.step('the agent accepts, and stays in its row', async () => {
    await agent.page.goto('/')
    await follow(agent.page.getByRole('link', { name: 'Dashboard' }))
    await follow(agent.page.getByRole('link', { name: 'Requested Properties' }))
    const row = requestOf(agent, title, buyer)
    await follow(row.getByRole('button', { name: 'Accept' }))
    await expect(row.getByText('accepted', { exact: true })).toBeVisible()
    await expect(row).toBeFocused()
  })

  await test.step('the buyer pays', async () => {
    await page.reload()
    await follow(link('Pay'))
    await tabTo(field('Card number'))
    await keys.type('4242 4242 4242 4242')
    await keys.press('Tab')
    await keys.type('12 / 34')
    await keys.press('Tab')
    await keys.type('123')
    await keys.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Payment is successfully done.' })).toBeFocused()
    await follow(link('See Property Bought'))
    await expect(page.getByRole('article', { name: title }).getByText('Bought', { exact: true })).toBeVisible()
  })
})

/** Tabs to it and presses Enter. */
async function follow(wanted: Locator): Promise<void> {
  await tabTo(wanted)
  await wanted.page().keyboard.press('Enter')
}

async function tabTo(wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < MAX_TABS; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await wanted.page().keyboard.press('Tab')
  }
  throw new Error(`${MAX_TABS} Tabs never came to ${wanted.toString()}`)
}
