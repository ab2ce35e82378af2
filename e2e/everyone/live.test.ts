import type { Page } from '@playwright/test'
import { become } from '../support/home-states/stage.ts'
import { newTitle } from '../support/listing-steps.ts'
import { expect, listHome, type Party, test } from '../support/market-app.ts'

const offerOn = (buyer: Party, propertyId: string) =>
  buyer.call('POST', '/offeredProperty', { propertyId, offerAmount: '250000.50', buyingDate: '2099-12-01' })
const bellOf = ({ page }: { page: Page }) => page.getByRole('button', { name: 'Notifications' })
const rowOf = ({ page }: { page: Page }, title: string) => page.getByRole('article').filter({ hasText: title })

test('an offer notifies its agent, and its answer changes the buyer’s row, without a reload', {
  tag: '@all',
}, async ({ party }) => {
  const [admin, buyer, agent] = [await party('admin'), await party(), await party()]
  await become(agent, 'agent', admin)
  const title = newTitle('Plover Cottage')
  const propertyId = await listHome(agent, admin, title)
  await agent.page.goto('/')
  await expect(bellOf(agent)).toHaveAccessibleDescription('2 unread') // the role, and the verified home
  const { answer } = await offerOn(buyer, propertyId)
  await expect(bellOf(agent)).toHaveAccessibleDescription('3 unread')

  await buyer.page.goto('/dashboard/propertyBought')
  await expect(rowOf(buyer, title)).toContainText('pending')
  await agent.call('PATCH', `/offeredProperty/${answer.insertedId}`, { status: 'accepted' })
  await expect(rowOf(buyer, title)).toContainText('accepted')
})

for (const width of [390, 834, 1440])
  test(`an offer accepted while its buyer has the list open moves no other row at ${width} px`, {
    tag: '@all',
  }, async ({ party }) => {
    const [admin, buyer, agent] = [await party('admin'), await party(), await party()]
    await become(agent, 'agent', admin)
    const [below, accepted] = [newTitle('Heron Cottage'), newTitle('Avocet Cottage')]
    await offerOn(buyer, await listHome(agent, admin, below))
    const { answer } = await offerOn(buyer, await listHome(agent, admin, accepted))
    await buyer.page.setViewportSize({ width, height: 900 })
    await buyer.page.goto('/dashboard/propertyBought')
    await expect(rowOf(buyer, accepted)).toContainText('pending')
    await buyer.page.evaluate(() => document.fonts.ready.then(() => {}))
    const before = await rowOf(buyer, below).boundingBox()
    await agent.call('PATCH', `/offeredProperty/${answer.insertedId}`, { status: 'accepted' })
    await expect(rowOf(buyer, accepted).getByRole('link', { name: 'Pay' })).toBeVisible()
    expect(await rowOf(buyer, below).boundingBox()).toEqual(before)
  })

test('a new request waits above an agent’s open list without moving it', { tag: '@all' }, async ({ party }) => {
  const [admin, buyer, agent] = [await party('admin'), await party(), await party()]
  await become(agent, 'agent', admin)
  const [first, second] = [newTitle('Dunlin House'), newTitle('Sanderling House')]
  const ids = [await listHome(agent, admin, first), await listHome(agent, admin, second)]
  await offerOn(buyer, ids[0] ?? '')
  await agent.page.goto('/dashboard/requestedProperties')
  const row = agent.page.getByText(first).first()
  const place = () => row.boundingBox()
  await expect(row).toBeVisible()
  await expect(bellOf(agent)).toBeVisible()
  const before = await place()
  await offerOn(buyer, ids[1] ?? '')
  const showNew = agent.page.getByRole('button', { name: 'Show 1 new' })
  await expect(showNew).toBeVisible()
  expect(await place()).toEqual(before)
  await expect(agent.page.getByText(second)).toHaveCount(0)
  await showNew.press('Enter')
  await expect(agent.page.getByText(second).first()).toBeVisible()
  await expect(showNew).toHaveCount(0)
})

test('an agent’s row changes in place when an admin verifies the home, and the menu when a user becomes an agent', async ({
  party,
}) => {
  const [admin, agent] = [await party('admin'), await party()]
  await agent.page.goto('/')
  await expect(bellOf(agent)).toBeVisible()
  await become(agent, 'agent', admin)
  await expect(agent.page.getByRole('link', { name: 'Add Property' })).toBeVisible()
  await agent.page.goto('/dashboard/addAgentProperty')
  const title = newTitle('Knot Barn')
  const id = await listHome(agent, agent, title) // who may not decide
  await expect(rowOf(agent, title)).toContainText('pending')
  await admin.call('PATCH', `/allProperty/${id}`, { status: 'verified' })
  await expect(rowOf(agent, title)).toContainText('verified')
})

test('tabs share one event stream: another tab continues when one is closed, and LogOut in one ends both', async ({
  party,
}) => {
  const buyer = await party()
  const streams: string[] = []
  buyer.page.context().on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams.push(request.url())
  })
  const context = buyer.page.context()
  await buyer.page.goto('/')
  await expect.poll(() => streams.length).toBe(1)
  const [second, third] = [await context.newPage(), await context.newPage()]
  for (const page of [second, third]) await page.goto('/')
  for (const page of [second, third]) await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
  expect(streams).toHaveLength(1)
  await buyer.page.close()
  await expect.poll(() => streams.length).toBe(2)
  await second.getByRole('button', { name: 'LogOut' }).click()
  for (const page of [second, third]) await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(second.getByText('User Logout Successfully.')).toBeVisible()
})

test('a requested viewing appears on the agent’s page, and its acceptance on the buyer’s, without a reload', {
  tag: '@all',
}, async ({ party }) => {
  const [admin, agent, buyer] = [await party('admin'), await party('agent'), await party()] // one who has set hours
  const title = newTitle('Whimbrel Cottage')
  const propertyId = await listHome(agent, admin, title)
  await agent.page.goto('/dashboard/viewings')
  await expect(agent.page.getByRole('heading', { name: 'Earlier viewings' })).toBeVisible()
  await expect(bellOf(agent)).toBeVisible()
  await expect(agent.page.locator('[aria-busy=true]')).toHaveCount(0)
  const { answer: free } = await buyer.call('GET', `/viewings/times?propertyId=${propertyId}`)
  const [startsAt] = (free as unknown as { times: string[] }).times
  const { answer } = await buyer.call('POST', '/viewings', { propertyId, startsAt, note: '' })
  await expect(rowOf(agent, title)).toContainText('requested')

  await buyer.page.goto('/dashboard/viewings')
  await expect(rowOf(buyer, title)).toContainText('requested')
  await expect(bellOf(buyer)).toBeVisible()
  await agent.call('PATCH', `/viewings/${answer.insertedId}`, { status: 'accepted' })
  await expect(rowOf(buyer, title)).toContainText('accepted')
})
