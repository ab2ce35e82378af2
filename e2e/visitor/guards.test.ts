import { expect, test } from '../support/fixtures.ts'
import type { DemoName } from '../support/people.ts'
import { logIn } from '../support/sign-in-steps.ts'

test('login leads to the requested page', async ({ page, person }) => {
  await page.goto('/allProperty?q=lake&sort=priceAsc')
  await expect(page).toHaveURL('/login')
  await logIn(page, person)
  await expect(page).toHaveURL('/allProperty?q=lake&sort=priceAsc')
  await page.goBack()
  await expect(page).not.toHaveURL('/login')
})

test('the login names the home that it leads to, and opens it', async ({ page, person, request }) => {
  const [home] = await (await request.get('/api/allProperty/status?limit=1')).json()
  await page.goto('/')
  await page.getByRole('link', { name: `Details of ${home.title}` }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(`Log in to see ${home.title}.`, { exact: true })).toBeVisible()
  for (const width of [320, 390, 834, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByText(home.title, { exact: true }).locator('visible=true')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await logIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible()
})

test('the requested page is kept through registration', { tag: '@all' }, async ({ page }) => {
  await page.goto('/dashboard/wishlist')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Buyer', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/wishlist')
})

const turnedAway: [who: DemoName, paths: string[]][] = [
  ['buyer', ['/addProperty', '/dashboard/adminProfile', '/dashboard/manageUsers', '/dashboard/requestedProperties']],
  ['fraud', ['/addProperty', '/dashboard/agentProfile', '/dashboard/addAgentProperty', '/dashboard/manageReviews']],
  ['agent', ['/dashboard/adminProfile', '/dashboard/manageProperties', '/dashboard/manageReviews']],
  ['admin', ['/dashboard/agentProfile', '/dashboard/soldProperties', '/dashboard/update/1']],
]
for (const [who, paths] of turnedAway)
  test.describe(`the demo's ${who}`, () => {
    test.use({ as: who })
    test('is redirected home from pages of other roles', { tag: '@all' }, async ({ page }) => {
      for (const path of paths) {
        await page.goto(path)
        await expect(page, path).toHaveURL('/')
      }
    })
  })

test.describe('a signed-in person', () => {
  test.use({ as: 'buyer' })

  test('is never redirected to another site by the address', { tag: '@all' }, async ({ page }) => {
    const wishes = [
      '//evil.example',
      'https://evil.example/x',
      '/\\evil.example',
      '/\t/evil.example',
      '\\\\evil.example',
      '/..//evil.example/',
      '/%2e%2e//evil.example',
      '/..\\/evil.example',
    ]
    for (const wish of [...wishes, 'javascript:alert(1)', '/login', '/registration', 'evil.example']) {
      for (const path of ['/login', '/registration', '/login/google']) {
        await page.goto(`${path}?from=${encodeURIComponent(wish)}`)
        await expect(page, path + wish).toHaveURL('/')
      }
    }
    await page.goto('/login?from=/dashboard/contact')
    await expect(page).toHaveURL('/dashboard/contact')
  })
})
