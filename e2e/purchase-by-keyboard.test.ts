import { expect, listHome, test } from './deal.ts'

test('a home is bought by keyboard alone', async ({ party }) => {
  test.setTimeout(120_000)
  const [agent, admin, buyer] = [await party('agent'), await party('admin'), await party()]
  const title = `Plover Barn ${Date.now()}`
  const home = await listHome(agent, admin, title)
  const { page } = buyer
  const keys = page.keyboard
  const tabTo = async (role: 'button' | 'link' | 'textbox', name: string) => {
    const wanted = page.getByRole(role, { name, exact: true })
    await expect(wanted).toBeVisible()
    for (let presses = 0; presses < 60; presses++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await keys.press('Tab')
    }
    throw new Error(`Tab never came to ${name}`)
  }
  await page.goto(`/propertyDetails/${home}`)
  await tabTo('button', 'Add to wishlist')
  await keys.press('Enter')
  await expect(page.getByRole('button', { name: 'In your wishlist' })).toBeFocused()
  await tabTo('link', 'See your wishlist')
  await keys.press('Enter')
  await tabTo('link', 'Make offer')
  await keys.press('Enter')
  await expect(page.getByLabel('Buying date')).toBeVisible()
  while (!(await page.getByLabel('Buying date').evaluate((field) => field === document.activeElement)))
    await keys.press('Tab')
  await keys.type('12012099')
  await tabTo('textbox', 'Offered amount')
  await keys.type('250000.50')
  await keys.press('Enter')
  await expect(page).toHaveURL('/dashboard/propertyBought')
  const { answer } = await agent.call('GET', '/offeredProperty?agentEmail=agent@keyhaven.demo&status=pending')
  const offer = answer.find((row) => row.title === title)
  await agent.call('PATCH', `/offeredProperty/${offer?._id}`, { status: 'accepted' })
  await page.reload()
  await tabTo('link', 'Pay')
  await keys.press('Enter')
  await tabTo('textbox', 'Card number')
  await keys.type('4242 4242 4242 4242')
  await keys.press('Tab')
  await keys.type('12 / 34')
  await keys.press('Tab')
  await keys.type('123')
  await keys.press('Enter')
  await expect(page.getByText('Payment is successfully done.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Payment is successfully done.' })).toBeFocused()
  await tabTo('link', 'See Property Bought')
  await keys.press('Enter')
  await expect(page.getByRole('article', { name: title }).getByText('Bought', { exact: true })).toBeVisible()
})
