import { expect, test } from '../support/fixtures.ts'
import { accessToken, logIn, logOut } from '../support/sign-in-steps.ts'
import { expectToast, failureToast, successToast } from '../support/toast.ts'

test('signing in with Google leads to the requested page', async ({ page }) => {
  await page.goto('/dashboard/userProfile')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await page.getByRole('button', { name: 'Grace Hopper' }).click()
  await expectToast(successToast(page, 'Login'), 'Login Successfully.')
  await expect(page).toHaveURL('/dashboard/userProfile')
  await expect(page.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible()
  await expect(page.getByText('Role: User', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible()
})

test('a visitor registers with Google', { tag: '@all' }, async ({ page }) => {
  await page.goto('/registration')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Katherine Johnson' }).click()
  await expect(successToast(page, 'Login Successfully.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Katherine Johnson')).toBeVisible()
})

test('cancelling at Google returns to login with a message', { tag: '@all' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByRole('alert')).toContainText('Google sign-in was cancelled.')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
})

test('signing in with Google takes over an unconfirmed account of its e-mail address', { tag: '@all' }, async ({
  page,
  expectErrors,
}) => {
  expectErrors(/sign-in\/email|Failed to load resource/)
  const squatter = { name: 'Not Hedy', email: 'hedy.google@keyhaven.demo', password: 'Secret#2026' }
  await page.request.post('/api/auth/sign-up/email', { data: { ...squatter, image: '/demo/avatar-1.webp' } })
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Hedy Lamarr' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Hedy Lamarr')).toBeVisible()
  await logOut(page)
  await expect.poll(() => accessToken(page)).toBeNull()
  await page.goto('/login')
  await logIn(page, squatter)
  await expect(failureToast(page, 'Invalid email or password')).toBeVisible()
})

test('shows an error when Google can’t be reached', { tag: '@all' }, async ({ page, expectErrors }) => {
  expectErrors(/sign-in\/social|Failed to load resource/)
  await page.route('**/api/auth/sign-in/social', (route) => route.abort('connectionrefused'))
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(failureToast(page, 'We could not reach the server.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
})
