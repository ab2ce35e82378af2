import { holdRequests } from '../support/held.ts'
import { expect, listHome, test } from '../support/market-app.ts'
import { expectToast, successToast } from '../support/toast.ts'

const WISHED = 'Property add to Your Wishlist Successfully'

test('a buyer adds a home to the wishlist from its card, and sees it marked everywhere', async ({ party }) => {
  const [agent, admin, buyer] = [await party('agent'), await party('admin'), await party()]
  const title = `Heron Mill ${Date.now()}`
  await listHome(agent, admin, title)
  const { page } = buyer
  await page.goto(`/allProperty?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Add to wishlist: ${title}` }).click()
  await expectToast(successToast(page, WISHED), WISHED)
  await expect(page).toHaveURL(/allProperty/) // not the card's link
  await expect(page.getByRole('button', { name: `Remove from wishlist: ${title}` })).toBeVisible()
  await page.getByRole('link', { name: `Details of ${title}` }).click()
  await expect(page.getByRole('button', { name: `Remove from wishlist: ${title}` })).toBeVisible()
  await agent.page.goto(`/allProperty?q=${encodeURIComponent(title)}`)
  await expect(agent.page.getByRole('link', { name: `Details of ${title}` })).toBeVisible()
  await expect(agent.page.getByRole('button', { name: /wishlist/ })).toHaveCount(0)
})

test('hearts can’t be pressed while the page of a home opens', { tag: '@all' }, async ({ party }) => {
  const { page } = await party()
  const open = await holdRequests(page, '**/PropertyDetailsPage*.js')
  await page.goto('/allProperty')
  await page
    .getByRole('link', { name: /^Details of/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Add to wishlist' })).toHaveCount(0)
  open()
  await expect(
    page
      .getByRole('heading', { level: 2 })
      .or(page.getByRole('region', { name: 'Description' }))
      .first(),
  ).toBeVisible()
})
