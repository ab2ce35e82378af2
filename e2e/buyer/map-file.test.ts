import { expectAccess } from '../support/axe.ts'
import { expect, shareOf, test } from '../support/map-file-app.ts'

test.describe.configure({ mode: 'default' }) // one app and one file for all of them

const highway = { light: '#f2d9a2', dark: '#7d6a3f' } // of map.css
const shown = '/allProperty?view=map&q=Manchester'

test.slow() // pictures are taken of what a software renderer draws

test.beforeEach(async ({ town, expectErrors }) => {
  await town.replaceBy(town.whole)
  expectErrors(/GPU stall due to ReadPixels/) // of the software renderer, when a picture is taken
})

test('a buyer sees the streets of the operator’s file around homes, by day and at dusk', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(shown)
  const map = page.getByRole('region', { name: 'Map of the homes found' })
  await expect(map.getByRole('button', { name: '2 homes in one place' })).toBeVisible()
  await expect.poll(() => shareOf(highway.light, map)).toBeGreaterThan(0.003)
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => shareOf(highway.dark, map)).toBeGreaterThan(0.003)
  await expectAccess(page)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => shareOf(highway.dark, map)).toBeGreaterThan(0.001)
})

test('a file that is replaced gives way to the embedded map, and is shown again on the next visit', {
  tag: '@all',
}, async ({ page, town, expectErrors }) => {
  expectErrors(/404.*map\.pmtiles/, /status of 404/)
  await page.goto(shown)
  const map = page.getByRole('region', { name: 'Map of the homes found' })
  const credit = page.getByRole('link', { name: '© OpenStreetMap contributors' })
  await expect.poll(() => shareOf(highway.light, map)).toBeGreaterThan(0.003)
  await town.replaceBy(town.other)
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(credit).toBeHidden()
  await expect(page.locator('.map-streets')).toHaveCount(0)
  await expect(map.getByText('Didsbury', { exact: true })).toBeVisible()
  await page.goto(shown)
  await expect(map).toBeVisible({ timeout: 30_000 })
  await expect(credit).toBeVisible()
  await expect.poll(() => shareOf(highway.light, map)).toBeGreaterThan(0.003)
})

test('a file that is cut off leaves the embedded map', { tag: '@all' }, async ({ page, town, expectErrors }) => {
  expectErrors(/404.*map\.pmtiles/, /status of 404/)
  await town.replaceBy(town.whole.subarray(0, -1))
  await page.goto(shown)
  const map = page.getByRole('region', { name: 'Map of the homes found' })
  await expect(map.getByText('Manchester', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeHidden()
  expect(await shareOf(highway.light, map)).toBe(0)
})
