import type { APIRequestContext } from '@playwright/test'
import { expectAccess } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { logIn } from '../support/sign-in-steps.ts'
import { expectToast, successToast } from '../support/toast.ts'

type State = { origins: { localStorage: { value: string }[] }[] }

const bearerOf = (state: State) => ({ authorization: `Bearer ${state.origins[0]?.localStorage[0]?.value}` })

/** A verified home of the demo agent, which no other journey looks at. */
async function newHome(request: APIRequestContext, agent: State, admin: State) {
  const title = `Heron Cottage ${Date.now()}`
  const data = {
    title,
    location: '7 Reed Lane, Ely',
    price: '$240,000',
    agentImage: '/demo/avatar-1.webp',
    propertyImage: '/demo/home-04-lake-cabin.webp',
    description: 'Herons fish at the end of the garden.',
    type: 'house',
    bedrooms: 3,
    area: 1240,
    features: ['Garden'],
  }
  const { insertedId: id } = await (await request.post('/api/allProperty', { headers: bearerOf(agent), data })).json()
  const address = `/api/allProperty/${id}`
  await request.patch(address, { headers: bearerOf(admin), data: { status: 'verified' } })
  const { agentId } = await (await request.get(address)).json()
  return { id, title, agentId: agentId as string, remove: () => request.delete(address, { headers: bearerOf(agent) }) }
}

test('a visitor goes from an agent’s page through login to an offer in one press, and rates the home', {
  tag: '@all',
}, async ({ page, person, request, stateOf }) => {
  const { id, title, agentId, remove } = await newHome(request, await stateOf('agent'), await stateOf('admin'))
  await page.goto(`/agent/${agentId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Oliver Hartley' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('@')
  await page.getByRole('link', { name: `Details of ${title}` }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveURL(`/propertyDetails/${id}`)
  await expect(page.getByText('1,240 ft² (115 m²)', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('radio', { name: '3 stars' }).focus()
  await page.keyboard.press('ArrowRight') // a radio group by keyboard
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await page.getByLabel('Review description').fill('The herons are real.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expectToast(
    successToast(page, 'Property add to Your Wishlist Successfully'),
    'Property add to Your Wishlist Successfully',
  )
  const reviews = page.getByRole('region', { name: 'Reviews of this home' })
  await expect(reviews.getByRole('article').getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expectAccess(page)

  await page.getByRole('link', { name: 'Make offer' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(page).toHaveURL(/\/dashboard\/makeOffer\//)
  await remove()
})

test.describe('on a phone', () => {
  test.use({ as: 'buyer', viewport: { width: 390, height: 844 } })

  test('price and Make offer stay at the bottom, cover neither the footer nor the focus, and aren’t covered by a toast', {
    tag: '@all',
  }, async ({ page, request, stateOf }) => {
    const { id, remove } = await newHome(request, await stateOf('agent'), await stateOf('admin'))
    await page.goto(`/propertyDetails/${id}`)
    const offer = page.getByRole('link', { name: 'Make offer' })
    await expect(offer).toBeInViewport()
    await page.context().grantPermissions(['clipboard-write']) // as people's browsers do at a press
    const share = page.getByRole('button', { name: 'Share' })
    await share.focus()
    const [bar, focused] = [await offer.boundingBox(), await share.boundingBox()]
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await share.press('Enter')
    const toast = page.getByRole('region', { name: 'Notices' }).getByText('Link copied')
    await expect(toast).toBeVisible()
    const shown = await toast.boundingBox()
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const footer = await page.getByRole('contentinfo').boundingBox()
    const atEnd = await offer.boundingBox()
    expect((atEnd?.y ?? 0) + (atEnd?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
    await expectAccess(page)
    await remove()
  })
})
