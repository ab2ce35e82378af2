import type { Page } from '@playwright/test'
import { areasIn, type Ring } from '../../src/contract/drawn-area.ts'
import { expectAccess } from '../support/axe.ts'
import { become } from '../support/home-states/stage.ts'
import { newTitle } from '../support/listing-steps.ts'
import { expect, type Party, test } from '../support/market-app.ts'
import { successToast } from '../support/toast.ts'

const openMap = async (page: Page) => {
  await page.goto('/allProperty?view=map')
  await expect(page.getByRole('region', { name: 'Map of the homes found' }).locator('button').first()).toBeVisible()
}
const panelOf = (page: Page) => page.getByRole('region', { name: 'Draw an area' })

/** The corners of the area in the page's address, once it has been searched. */
async function searchedArea(page: Page): Promise<Ring> {
  await expect(page).toHaveURL(/[?&]within=/)
  const rings = areasIn(new URL(page.url()).searchParams.get('within') ?? '')
  if (typeof rings === 'string' || !rings[0]) throw new Error('the address has no area')
  return rings[0]
}

const middleOf = (ring: Ring) => ({
  latitude: ring.reduce((sum, [latitude]) => sum + latitude, 0) / ring.length,
  longitude: ring.reduce((sum, [, longitude]) => sum + longitude, 0) / ring.length,
})

async function listAt(agent: Party, admin: Party, title: string, point: { latitude: number; longitude: number }) {
  const texts = { title, location: '1 Reed Lane, Ely', price: '$240,000', description: 'Herons live here.' }
  const pictures = { propertyImage: '/demo/home-04-lake-cabin.webp', agentImage: '/demo/avatar-1.webp' }
  const sent = { ...texts, ...pictures, ...point, precision: 'exact' }
  const { answer } = await agent.call('POST', '/allProperty', sent)
  await admin.call('PATCH', `/allProperty/${answer.insertedId}`, { status: 'verified' })
}

/** Saves the search, lists a home outside of the area and one inside, and expects a notification of the latter. */
async function expectAlertsInside({ admin, agent, buyer: { page } }: Record<'admin' | 'agent' | 'buyer', Party>) {
  const ring = await searchedArea(page)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(successToast(page, 'Search saved')).toBeVisible()
  const [inside, outside] = [newTitle('Inside House'), newTitle('Outside House')]
  const middle = middleOf(ring)
  await listAt(agent, admin, outside, { ...middle, latitude: Math.max(...ring.map(([latitude]) => latitude)) + 1 })
  await listAt(agent, admin, inside, middle)
  const bell = page.getByRole('button', { name: 'Notifications' })
  await expect(async () => {
    await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))
    await expect(bell).toHaveAccessibleDescription('1 unread', { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await bell.click()
  await expect(page.getByRole('link', { name: new RegExp(`^Unread: New: ${inside}`) })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(outside) })).toHaveCount(0)
}

test('an area drawn by pressing the map is saved, and a new home inside it rings the bell', { tag: '@all' }, async ({
  party,
}) => {
  const [admin, buyer, agent] = [await party('admin'), await party(), await party()]
  await become(agent, 'agent', admin)
  const { page } = buyer
  await openMap(page)
  await page.getByRole('button', { name: 'Draw an area' }).click()
  await expect(panelOf(page)).toBeFocused()
  const map = page.getByRole('region', { name: 'Map of the homes found' })
  const box = await map.boundingBox()
  if (!box) throw new Error('the map is not shown')
  const corners = [
    [0.62, 0.12],
    [0.88, 0.12],
    [0.88, 0.4],
    [0.62, 0.4],
  ] as const
  for (const [across, down] of corners) await page.mouse.click(box.x + box.width * across, box.y + box.height * down)
  await expect(panelOf(page).getByRole('button', { name: /^Corner / })).toHaveCount(4)
  await expect(panelOf(page).getByRole('button', { name: 'Search here' })).toBeInViewport({ ratio: 1 })
  await expectAccess(page)
  await panelOf(page).getByRole('button', { name: 'Search here' }).click()
  expect(await searchedArea(page)).toHaveLength(4)
  await expectAlertsInside({ admin, agent, buyer })
})

test('an area is drawn by keyboard alone, saved, and a new home inside it rings the bell', { tag: '@all' }, async ({
  party,
}) => {
  const [admin, buyer, agent] = [await party('admin'), await party(), await party()]
  await become(agent, 'agent', admin)
  const { page } = buyer
  await openMap(page)
  await page.getByRole('button', { name: 'Draw an area' }).press('Enter')
  await expect(panelOf(page)).toBeFocused()
  const corners = panelOf(page).getByRole('button', { name: /^Corner / })
  for (const count of [1, 2, 3, 4]) {
    await panelOf(page).getByRole('button', { name: 'Add a corner' }).press('Enter')
    await expect(corners).toHaveCount(count)
  }
  const before = (await corners.first().textContent()) ?? ''
  await corners.first().press('ArrowUp')
  await expect(corners.first()).not.toHaveText(before)
  await corners.nth(3).press('Delete')
  await expect(corners).toHaveCount(3)
  await panelOf(page).getByRole('button', { name: 'Search here' }).press('Enter')
  expect(await searchedArea(page)).toHaveLength(3)
  await expectAlertsInside({ admin, agent, buyer })
})

for (const width of [320, 390, 834, 1440])
  test(`the buttons of the drawing panel stay in sight with many corners at ${width} px`, { tag: '@all' }, async ({
    party,
  }) => {
    const { page } = await party('buyer')
    await page.setViewportSize({ width, height: 844 })
    await openMap(page)
    await page.getByRole('button', { name: 'Draw an area' }).click()
    for (let corner = 0; corner < 12; corner++)
      await panelOf(page).getByRole('button', { name: 'Add a corner' }).press('Enter')
    for (const name of ['Search here', 'Cancel'])
      await expect(panelOf(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccess(page)
  })
