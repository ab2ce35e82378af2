import type { Locator } from '@playwright/test'
import { fullHome } from '../../test/people/full-home.ts'
import { expectAccess } from '../support/axe.ts'
import { expect, listHome, test } from '../support/market-app.ts'

const PHONE = { width: 390, height: 844 }
const FEATURES = 'Garden Terrace Balcony Fireplace Parking Garage Lift Study Loft Basement Sauna Gym'.split(' ')

test('the facts of a home that has all end three screens of a phone below its pictures, and the rest is a press away', {
  tag: '@all',
}, async ({ party }) => {
  const [agent, admin, buyer] = [await party('agent'), await party('admin'), await party()]
  const title = `Teal House ${Date.now()}`
  const ofOtherHosts = { pictures: undefined, documents: undefined, contact: undefined }
  const long = { features: FEATURES, description: 'Herons fish at the end of the garden. '.repeat(60) }
  const home = { ...fullHome, ...ofOtherHosts, ...long, title, market: undefined }
  const id = await listHome(agent, admin, title, fullHome.price, home)
  const { page } = buyer
  await page.setViewportSize(PHONE)
  await page.goto(`/propertyDetails/${id}`)
  const section = page.getByRole('region', { name: 'Facts and features' })
  const figures = section.getByRole('heading', { name: 'Energy', exact: true })
  const showAll = section.getByRole('button', { name: 'Show all' })
  await expect(showAll).toBeVisible()
  await expect(figures).toBeHidden()
  const pageBottom = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
  const picturesEnd = await pageBottom(page.getByRole('region', { name: /^Pictures of/ }))
  expect((await pageBottom(section)) - picturesEnd).toBeLessThanOrEqual(3 * PHONE.height)
  await expectAccess(page)

  await showAll.press('Enter')
  await expect(figures).toBeVisible()
  expect((await section.boundingBox())?.height).toBeLessThanOrEqual(3 * PHONE.height)
  await expectAccess(page)
  await section.getByRole('button', { name: 'Show less' }).press('Enter')
  await expect(figures).toBeHidden()
  await page.setViewportSize({ width: 834, height: 1112 })
  await expect(figures).toBeVisible()
  await expect(section.getByRole('button')).toHaveCount(0)
})
