import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

type State = { origins: { localStorage: { value: string }[] }[] }

const bearerOf = (state: State) => ({ authorization: `Bearer ${state.origins[0]?.localStorage[0]?.value}` })

/** A pending home of the demo agent, which no other journey looks at or decides. Returns its id. */
async function pendingHome(request: APIRequestContext, agent: State): Promise<string> {
  const data = {
    title: `Undecided Cottage ${Date.now()}`,
    location: '7 Quiet Lane, Ely',
    price: '$240,000',
    agentImage: '/demo/avatar-1.webp',
    propertyImage: '/demo/home-04-lake-cabin.webp',
    description: 'It waits for a decision.',
  }
  const answer = await request.post('/api/allProperty', { headers: bearerOf(agent), data })
  const { insertedId } = await answer.json()
  if (!insertedId) throw new Error(`a home could not be added: ${answer.status()}`)
  return insertedId
}

test.describe('a buyer', () => {
  test.use({ as: 'buyer' })

  test('opens a home from its card, and returns to the same search', async ({ page }) => {
    await page.goto('/allProperty?q=tamarack')
    await page.getByRole('link', { name: 'Details of Tamarack Cabin on Its Own Jetty' }).click()
    await expect(page).toHaveURL(/\/propertyDetails\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Tamarack Cabin on Its Own Jetty' })).toBeVisible()
    const head = page.getByRole('article').getByRole('paragraph')
    await expect(head.filter({ hasText: /^Lower Stillwater Lake Road, Whitefish, Montana$/ })).toBeVisible()
    await expect(page.getByText('Price Range: $425,000', { exact: true })).toBeVisible()
    await expect(page.getByText('verified', { exact: true })).toBeVisible()
    const agent = page.getByRole('complementary', { name: 'Price and agent' })
    await expect(agent.getByText('Oliver Hartley', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask Oliver Hartley' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Description' })).toContainText('A cedar cabin')
    const picture = page.getByRole('img', { name: /^Tamarack Cabin/ })
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(page).toHaveTitle('Tamarack Cabin on Its Own Jetty · KeyHaven')
    await page.goBack()
    await expect(page).toHaveURL('/allProperty?q=tamarack')
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('opens a home by its address, and by keyboard', { tag: '@all' }, async ({ page, request }) => {
    const [home] = await (await request.get('/api/allProperty/status?limit=1')).json()
    await page.goto(`/propertyDetails/${home._id}`)
    await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible()
    await page.goto('/')
    const link = page.getByRole('link', { name: `Details of ${home.title}` })
    await link.focus()
    await link.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible()
  })

  for (const id of ['0198c1f0-0000-7000-8000-000000000000', 'nonsense'])
    test(`shows that the home ${id} doesn’t exist`, { tag: '@all' }, async ({ page, expectErrors }) => {
      expectErrors(/allProperty\/|Failed to load resource/)
      await page.goto(`/propertyDetails/${id}`)
      await expect(page.getByText('This home is no longer available.')).toBeVisible()
      await page.getByRole('link', { name: 'See other homes' }).click()
      await expect(page).toHaveURL('/allProperty')
    })

  test('does not see a pending home', { tag: '@all' }, async ({ page, stateOf, request, expectErrors }) => {
    expectErrors(/allProperty\/|Failed to load resource/)
    const pending = await pendingHome(request, await stateOf('agent'))
    await page.goto(`/propertyDetails/${pending}`)
    await expect(page.getByText('This home is no longer available.')).toBeVisible()
  })
})

test.describe('an agent', () => {
  test.use({ as: 'agent' })

  test('sees why their own home is not public', { tag: '@all' }, async ({ page, stateOf, request }) => {
    const agent = await stateOf('agent')
    const see = async (id: string | undefined, text: string) => {
      await page.goto(`/propertyDetails/${id}`)
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    const pending = await pendingHome(request, agent)
    await see(pending, 'Waiting for verification')
    const headers = bearerOf(await stateOf('admin'))
    const decision = { status: 'rejected', reason: 'Too dark.' }
    await request.patch(`/api/allProperty/${pending}`, { headers, data: decision })
    await see(pending, 'This home was rejected')
  })
})

test.describe('another agent', () => {
  test.use({ as: 'agent2' })

  test('sees that their own home is sold', { tag: '@all' }, async ({ page, stateOf, request }) => {
    const headers = bearerOf(await stateOf('agent2'))
    const answer = await request.get('/api/allProperty?email=agent2@keyhaven.demo&limit=100', { headers })
    const homes: { _id: string; sold: boolean }[] = await answer.json()
    await page.goto(`/propertyDetails/${homes.find(({ sold }) => sold)?._id}`)
    await expect(page.getByText('This home is sold', { exact: true })).toBeVisible()
  })
})
