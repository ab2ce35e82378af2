import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

test.use({ as: 'buyer' })

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })
const field = (page: Page, label: string) => page.getByRole('search').getByLabel(label, { exact: true })

test('homes have one, two and three columns by width', { tag: '@all' }, async ({ page }) => {
  await page.goto('/allProperty')
  await expect(titles(page)).toHaveCount(24)
  const cards = page.getByRole('article')
  for (const [width, columns] of [
    [390, 1],
    [834, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns)
  }
})

/** Returns whether nothing covers the beginning or the end of a card's text. */
function isUncovered(text: Element): boolean {
  const card = text.closest('article')
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()].every(({ left, right, top, height }) =>
    [left + 1, right - 1].every((x) => card?.contains(document.elementFromPoint(x, top + height / 2))),
  )
}

test('a buyer sees a home and its price without scrolling at every width', async ({ page }) => {
  await page.goto('/allProperty')
  const price = page
    .getByRole('article')
    .first()
    .getByText(/^Price Range: \$/)
  for (const [width, height] of [
    [390, 844],
    [834, 1112],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(price, `at ${width} px`).toBeInViewport({ ratio: 1 })
    await expect.poll(() => price.evaluate(isUncovered), `at ${width} px`).toBe(true)
    const bar = await page.getByRole('search').getByLabel('Search', { exact: true }).boundingBox()
    expect(bar?.height, `at ${width} px`).toBe(44)
  }
})

test('on tablets the list and map buttons align with the others', { tag: '@all' }, async ({ page }) => {
  await page.goto('/allProperty')
  await expect(titles(page).first()).toBeVisible()
  const topOf = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.y
  for (const width of [768, 834, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const top = await topOf('Filters')
    for (const name of ['Save this search', 'List', 'Map']) expect(await topOf(name), `${name}, ${width} px`).toBe(top)
  }
})

test('at 390 px the link to the map stays next to the search in the middle of the list, and so does the link back', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/allProperty')
  await expect(titles(page).first()).toBeVisible()
  await page.mouse.move(200, 600)
  await page.mouse.wheel(0, 1500)
  await expect(titles(page).first()).not.toBeInViewport()
  for (const name of ['Map', 'List']) {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toBeInViewport({ ratio: 1 })
    expect((await button.boundingBox())?.y).toBe((await field(page, 'Search').boundingBox())?.y)
    await button.click()
  }
  await expect(titles(page).first()).toBeVisible()
})

for (const { width, tag } of [
  { width: 390, tag: [] },
  { width: 1440, tag: '@all' },
])
  test(`a buyer can search from the middle of the list at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/allProperty?minPrice=200000')
    await expect(titles(page).first()).toBeVisible()
    await page.mouse.move(200, 600)
    await page.mouse.wheel(0, 1500)
    await expect(titles(page).first()).not.toBeInViewport()
    const search = field(page, 'Search')
    await expect(search).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await search.boundingBox())?.y).toBe(79) // 6 px below the nav bar
    if (width === 390) {
      const button = page.getByRole('button', { name: 'Filters', exact: true })
      await expect(button).toHaveAccessibleDescription('1 filter')
      await button.click()
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await expect(sheet.getByLabel('Min price', { exact: true })).toHaveValue('200,000')
      await expect(sheet.getByRole('button', { name: /^Show \d+ homes?$/ })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
    } else {
      await page.getByRole('button', { name: '1 filter' }).click()
      await expect(field(page, 'Min price')).toBeFocused()
      await expect(field(page, 'Min price')).toBeInViewport({ ratio: 1 })
    }
    await search.fill('cabin')
    await expect(page).toHaveURL('/allProperty?minPrice=200000&q=cabin')
  })

test('the parts of all cards in a row align', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/allProperty')
  await expect(titles(page)).toHaveCount(24)
  const tops = await page.getByRole('article').evaluateAll((cards) =>
    cards.slice(0, 3).map((card) =>
      [...card.children]
        .filter((part) => getComputedStyle(part).position !== 'absolute')
        .filter((part) => !/verified|bd|ba|sq ft|m²/.test(part.textContent ?? '')) // not every home has facts
        .map((part) => Math.round(part.getBoundingClientRect().top)),
    ),
  )
  expect(tops[0]?.length).toBeGreaterThan(3)
  expect(tops[1]).toEqual(tops[0])
  expect(tops[2]).toEqual(tops[0])
})
