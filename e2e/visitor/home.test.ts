import { expectAccess } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

test('a visitor reads every section of the home page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose The Comfort Place To Stay' })).toBeVisible()
  await expect(page.getByText('Real Estate Solution', { exact: true })).toBeVisible()
  await expect(page.getByText('maximum service / minimum price', { exact: true })).toBeVisible()
  for (const name of ['Properties For You.', 'Latest Reviews', 'Unlock Opportunities'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('KeyHaven Industries Ltd.')
})

test('a visitor sees the four newest verified homes and the three newest reviews', async ({ page }) => {
  await page.goto('/')
  const shown = await page.locator('#state').textContent() // what the server rendered, whatever other journeys verify in between
  const known: [string[], Record<string, string>[]][] = JSON.parse(shown ?? '[]')
  const dataOf = (noun: string) => known.find(([key]) => key[0] === noun)?.[1] ?? []
  const [homes, reviews] = [dataOf('property'), dataOf('review')]
  const cards = page.getByRole('region', { name: 'Properties For You.' }).getByRole('article')
  await expect(cards.getByRole('heading')).toHaveText(homes.map(({ title = '' }) => title))
  expect(homes).toHaveLength(4)
  const written = page.getByRole('region', { name: 'Latest Reviews' }).getByRole('article')
  await expect(written).toHaveCount(3)
  for (const [place, { reviewDescription = '' }] of reviews.entries())
    await expect(written.nth(place)).toContainText(reviewDescription.slice(0, 60))
})

test('a card shows title, location, agent, status and price, and leads to its home', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Properties For You.' }).getByRole('article').first()
  const title = await card.getByRole('heading').textContent()
  const found = await request.get(`/api/allProperty/status?limit=1&q=${encodeURIComponent(title ?? '')}`)
  const [home] = await found.json()
  await expect(card.getByRole('heading', { name: home.title })).toBeVisible()
  await expect(card.getByText(home.location, { exact: true })).toBeVisible()
  await expect(card.getByText(home.name, { exact: true })).toBeVisible()
  await expect(card.getByText('verified', { exact: true })).toBeVisible()
  await expect(card.getByText(`Price Range: $${home.price.replace(/^\$/, '')}`, { exact: true })).toBeVisible()
  await expect(card.getByRole('img')).toHaveCount(0) // the pictures only repeat what the words say
  await expect(card.getByRole('link')).toHaveCount(1)
  await expect(card.getByRole('link', { name: `Details of ${home.title}` })).toHaveText('Details')
})

test('a visitor stops and starts the ticker by keyboard', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  const line = page.getByText('maximum service / minimum price', { exact: true })
  const state = () => line.evaluate((element) => getComputedStyle(element).animationPlayState)
  const pause = page.getByRole('button', { name: 'Pause the moving text' })
  await page.mouse.move(0, 0)
  expect(await state()).toBe('running')
  await pause.press('Enter')
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  expect(await state()).toBe('paused')
  await pause.press('Space')
  await expect(pause).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(state).toBe('running')
})

test.describe('for a visitor who prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the ticker stands still', { tag: '@all' }, async ({ page }) => {
    await page.goto('/')
    const line = page.getByText('maximum service / minimum price', { exact: true })
    await expect(line).toHaveCSS('animation-name', 'none')
    await expect(page.getByRole('button', { name: 'Pause the moving text' })).toBeHidden()
  })
})

test('shows three cards, whose buttons do nothing', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Unlock Opportunities' })
  const names = ['Sell a Home', 'Buy a Home', 'Rent a Home']
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(names)
  const buttons = section.getByRole('button', { name: 'See More Options' })
  await expect(buttons).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  const before = await section.innerHTML() // other journeys change the rest of the page
  const requests: string[] = []
  page.on('request', (request) => /^(fetch|document)$/.test(request.resourceType()) && requests.push(request.url()))
  for (const button of await buttons.all()) await button.click()
  await expect(page).toHaveURL('/')
  expect(await section.innerHTML()).toBe(before)
  expect(requests).toEqual([])
})

test('the contact block submits nothing', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const posted: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && posted.push(request.url()))
  const form = page.getByRole('form')
  await form.getByLabel('Name').fill('Nora Field')
  await form.getByLabel('Email').fill('nora@people.example')
  await form.getByLabel('Message').fill('A house with a garden, please.')
  await form.getByRole('button').click()
  await expect(page.getByText('Your message was not sent.')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(posted).toEqual([])
})

test('a phone shows the villa and the whole placeholder of the search at first', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const villa = await page.locator('.hero-picture').boundingBox()
  expect((villa?.y ?? 844) + (villa?.height ?? 0), 'its lower edge').toBeLessThanOrEqual(844)
  const room = await page.getByRole('combobox', { name: 'Search' }).evaluate((field: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    const words = document.createElement('canvas').getContext('2d')
    if (!words) throw new Error('no canvas')
    words.font = font
    const wide = words.measureText(field.placeholder).width
    return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - wide
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test('homes have one, three and four columns by width', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Properties For You.' }).getByRole('article')
  await expect(cards).toHaveCount(4)
  for (const [width, columns] of [
    [390, 1],
    [834, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns)
  }
})

test('hydrates the home page as the server rendered it, without requesting its data again', async ({ page }) => {
  const complaints: string[] = []
  const asked: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(complaints).toEqual([])
  expect(asked.filter((path) => /allProperty|reviews|site$/.test(path))).toEqual([])
})

test('other screens are styled when a visitor leaves the home page', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const sheets = () => page.locator('link[rel=stylesheet][href*="/assets/index-"]').count()
  expect(await sheets()).toBe(1)
})

test('fetches the code of a screen when a visitor points at its link', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Login' })
  await expect(link).toBeVisible()
  const fetched = page.waitForRequest(/\/assets\/LoginPage-/)
  await link.hover()
  await fetched
  await expect(page).toHaveURL('/')
})

test.describe('on a phone of three dots a pixel', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test('the home page fetches its homes in the width of 800 px', { tag: '@all' }, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
    await page.goto('/')
    for (const card of await page.getByRole('article').all()) await card.scrollIntoViewIfNeeded()
    const pictures = () => fetched.filter((path) => path.startsWith('/demo/home-'))
    await expect.poll(() => pictures().length).toBeGreaterThanOrEqual(4)
    expect(pictures().filter((path) => !path.endsWith('-800.avif'))).toEqual([])
  })
})

test.describe('for a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page shows its homes and reviews, and the way to log in', async ({ page }) => {
    await page.goto('/')
    const cards = (name: string) => page.getByRole('region', { name }).getByRole('article')
    await expect(cards('Properties For You.')).toHaveCount(4)
    await expect(cards('Latest Reviews')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  })
})

test.describe('for a buyer on a phone', () => {
  test.use({ as: 'buyer', viewport: { width: 390, height: 844 } })

  test('the bell opens over the whole width of the home page', { tag: '@all' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Notifications' }).click()
    const panel = page.getByRole('region', { name: 'Notifications' })
    await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible()
    const { x = 0, width = 0 } = (await panel.boundingBox()) ?? {}
    expect([x, width]).toEqual([8, 390 - 16])
    await expectAccess(page)
  })
})
