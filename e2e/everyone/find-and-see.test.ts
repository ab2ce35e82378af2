import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { chooseSixPictures, deleteHome, rooms, verifyHome } from '../support/listing-steps.ts'
import { logIn } from '../support/sign-in-steps.ts'
import { successToast } from '../support/toast.ts'

test.describe.configure({ timeout: 180_000 })

test('a home listed with pictures, facts and a pin is found from the home page, viewed, and offered on in one press', {
  tag: '@all',
}, async ({ page, person, pageOf }) => {
  const stamp = Date.now()
  const title = `Larkmoor House ${stamp}`
  const neighbour = `Larkmoor Flat ${stamp}`
  const [agent, admin] = [await pageOf('agent'), await pageOf('admin')]
  await list(agent, title, { type: 'Townhouse', bedrooms: '4', feature: 'Sauna', isWhole: true })
  await list(agent, neighbour, { type: 'Apartment', bedrooms: '1', feature: 'Lift' })
  for (const home of [title, neighbour]) await verifyHome(admin, home)

  await page.goto('/')
  await page.getByLabel('Search', { exact: true }).fill(`larkmoor ${stamp}`)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, person)
  await expect(page).toHaveURL(`/allProperty?q=larkmoor+${stamp}`)
  await expect(page.getByText('2 homes', { exact: true })).toBeVisible()

  await narrow(page)
  await expect(page.getByText('1 home', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const pin = page.getByRole('region', { name: 'Map of the homes found' }).getByRole('button', { name: title })
  await expect(pin).toHaveText('$410K')
  const search = page.url()
  await pin.click()
  await page
    .getByRole('region', { name: title })
    .getByRole('link', { name: `${title}, $410,000` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(search)
  await expect(pin).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goForward()
  await seeEverything(page, title)

  await page.getByRole('link', { name: 'Make offer' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(page).toHaveURL(/\/dashboard\/makeOffer\//)
  for (const home of [title, neighbour]) {
    await agent.goto('/dashboard/addAgentProperty')
    await deleteHome(agent, home)
  }
})

type ListingFacts = { type: string; bedrooms: string; feature: string; isWhole?: boolean }

async function list(page: Page, title: string, { type, bedrooms, feature, isWhole }: ListingFacts): Promise<void> {
  await page.goto('/addProperty')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Location').fill('1 Reed Lane, Ely, Cambridgeshire')
  await page.getByLabel('Price').fill('$410,000')
  await page.getByLabel('Description').fill('Six rooms, six colours.')
  await page.getByLabel('Type').selectOption(type)
  await page.getByLabel('Bedrooms').fill(bedrooms)
  await page.getByLabel('Area', { exact: true }).fill('1240')
  await page.getByLabel('Year built').fill('1907')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('checkbox', { name: feature, exact: true }).check()
  if (isWhole) await movePin(page)
  if (isWhole) await chooseSixPictures(page)
  else await page.getByLabel('Property image').setInputFiles(await rooms(0))
  await page.getByRole('button', { name: 'Add Property' }).click()
  await expect(successToast(page, 'Property added.')).toBeVisible({ timeout: 30_000 })
}

async function movePin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Move the pin' }).click()
  await page.getByRole('button', { name: 'Pin of this home. Arrow keys move it' }).press('ArrowUp')
  await expect(page.getByText(/^The pin is at 4\d\.\d{4}, -30\.0000\.$/)).toBeVisible()
}

/** By facets, each of which says that one of the two homes has it. */
async function narrow(page: Page): Promise<void> {
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: 'Townhouse 1' }).check()
  await filters.getByLabel('Bedrooms').selectOption('4+ (1)')
  await filters.getByRole('checkbox', { name: 'Sauna 1' }).check()
  await expect(page).toHaveURL(/&type=townhouse&beds=4&feature=Sauna$/)
}

/** Facts, place, the mosaic, and every picture of it by keyboard. */
async function seeEverything(page: Page, title: string): Promise<void> {
  const facts = page.getByRole('region', { name: 'Facts and features' })
  for (const fact of ['Townhouse', '4', '1,240 ft² (115 m²)', '1907', 'Sauna'])
    await expect(facts.getByText(fact, { exact: true })).toBeVisible()
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: /^Map of / }).getByRole('button', { name: title })).toBeVisible()
  await expect(page.getByText('approximate')).toHaveCount(0)
  const gallery = page.getByRole('region', { name: `Pictures of ${title}` })
  await expect(gallery.getByRole('img')).toHaveCount(5)
  await gallery.getByRole('button', { name: 'Show all 6 pictures' }).press('Enter')
  const viewer = page.getByRole('dialog', { name: `Pictures of ${title}` })
  for (const at of [1, 2, 3, 4, 5]) {
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText(`${at + 1} of 6`, { exact: true })).toBeVisible()
    await expect(viewer.getByRole('img', { name: `Room ${at}` })).toBeInViewport()
  }
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
}
