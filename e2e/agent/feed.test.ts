import { jpeg } from '../../test/pictures/pictures.ts'
import { test } from '../support/agency-app.ts'
import { expectAccess } from '../support/axe.ts'
import { expect } from '../support/market-app.ts'

test('an agency joins by an address, an admin verifies its homes, and the feed keeps them in step', {
  tag: '@all',
}, async ({ agency, party, shop }) => {
  test.setTimeout(180_000)
  const names = ['Alder Barn', 'Birch Barn', 'Cedar Barn']
  const serve = (prices: (number | undefined)[], pictures: string[]) =>
    agency.files.set('/stock.csv', {
      body: [
        'id,title,location,price,propertyImage,description',
        ...names.flatMap((name, at) =>
          prices[at]
            ? [`F${at},${name},"Ely, Cambridgeshire",${prices[at]},${agency.origin}${pictures[at]},A barn.`]
            : [],
        ),
      ].join('\n'),
    })
  for (const [at, path] of ['/a.jpg', '/b.jpg', '/c.jpg', '/b2.jpg'].entries())
    agency.files.set(path, { body: await jpeg(640 + at, 480) })
  serve([200_000, 300_000, 400_000], ['/a.jpg', '/b.jpg', '/c.jpg'])

  const [agent, admin, buyer] = [await party('agent'), await party('admin'), await party()]
  const { page } = agent
  await page.goto('/dashboard/feeds')
  await page.getByRole('button', { name: 'Add a feed' }).click()
  await page.getByLabel('Name', { exact: false }).first().fill('Our stock')
  await page.getByLabel('Address').fill(`${agency.origin}/stock.csv`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const feed = page.getByRole('article', { name: 'Our stock' })
  await feed.getByRole('button', { name: 'Test' }).click()
  await expect(feed.getByText('It would be: 3 new')).toBeVisible({ timeout: 30_000 })
  await feed.getByRole('button', { name: 'Details' }).click()
  await expect(feed.getByText('Cedar Barn')).toBeVisible()
  await feed.getByRole('button', { name: 'Run now' }).click()
  await expect(feed.getByText('3 new, 3 new pictures')).toBeVisible({ timeout: 60_000 })
  await expectAccess(page)

  const ofFeed = async () => {
    const { answer } = await agent.call('GET', `/allProperty?email=${agent.email}&limit=100`)
    return new Map(answer.map((home) => [String(home.title), home]))
  }
  const homes = await ofFeed()
  for (const name of names) {
    const home = homes.get(name)
    expect(home?.propertyImage).toMatch(/^\/media\//)
    const decided = await admin.call('PATCH', `/allProperty/${home?._id}`, { status: 'verified' })
    expect(decided.status).toBe(200)
  }
  const cedar = homes.get('Cedar Barn')
  expect((await buyer.call('POST', '/wishlist', { propertyId: cedar?._id })).status).toBe(201)

  serve([210_000, 300_000, undefined], ['/a.jpg', '/b2.jpg', '/c.jpg'])
  await feed.getByRole('button', { name: 'Run now' }).click()
  await expect(feed.getByText('2 changed, 1 gone, 1 new pictures')).toBeVisible({ timeout: 60_000 })
  const next = await ofFeed()
  expect(next.get('Alder Barn')?.price).toBe('210000')
  expect(next.get('Birch Barn')?.propertyImage).not.toBe(homes.get('Birch Barn')?.propertyImage)
  expect((await buyer.call('GET', `/allProperty/${cedar?._id}`)).status).toBe(404)
  await buyer.page.goto('/')
  await buyer.page.getByRole('button', { name: /notification/i }).click()
  await expect(buyer.page.getByText('No notifications yet.')).toBeVisible() // it may be back within a day
  shop.aWeekLater()
  await expect(buyer.page.getByText('No longer for sale: Cedar Barn')).toBeVisible({ timeout: 30_000 })
})
