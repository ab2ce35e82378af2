import { expect, test } from '../support/fixtures.ts'
import type { DemoName } from '../support/people.ts'
import { logIn } from '../support/sign-in-steps.ts'

const closed = [
  '/allProperty?q=lake&sort=priceAsc',
  '/propertyDetails/0198c1f0-0000-7000-8000-000000000000',
  '/addProperty',
  '/dashboard',
  '/dashboard/contact',
  '/dashboard/adminProfile',
  '/dashboard/agentProfile',
  '/dashboard/userProfile',
  '/dashboard/wishlist',
  '/dashboard/propertyBought',
  '/dashboard/no-such-page',
]

test('a visitor is sent from every closed page to login', async ({ page }) => {
  for (const path of closed) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/login')
  }
})

test('after login the visitor comes to where they wanted to go', async ({ page, person }) => {
  await page.goto('/allProperty?q=lake&sort=priceAsc')
  await expect(page).toHaveURL('/login')
  await logIn(page, person)
  await expect(page).toHaveURL('/allProperty?q=lake&sort=priceAsc')
  await page.goBack()
  await expect(page).not.toHaveURL('/login')
})

test('the wish survives the way over registration', async ({ page }) => {
  await page.goto('/dashboard/wishlist')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Buyer', exact: true }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
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
    test('is sent home from pages of other roles', async ({ page }) => {
      for (const path of paths) {
        await page.goto(path)
        await expect(page, path).toHaveURL('/')
      }
    })
  })

test.describe('a signed-in person', () => {
  test.use({ as: 'buyer' })

  test('never leaves this site by a wish in the address', async ({ page }) => {
    const wishes = [
      '//evil.example',
      'https://evil.example/x',
      '/\\evil.example',
      '/\t/evil.example',
      '\\\\evil.example',
    ]
    for (const wish of [...wishes, 'javascript:alert(1)', '/login', '/registration', 'evil.example']) {
      await page.goto(`/login?from=${encodeURIComponent(wish)}`)
      await expect(page, wish).toHaveURL('/')
    }
    await page.goto('/registration?from=//evil.example')
    await expect(page).toHaveURL('/')
    await page.goto('/login?from=/dashboard/contact')
    await expect(page).toHaveURL('/dashboard/contact')
  })
})
