import { expect, test } from '../support/fixtures.ts'
import { accessToken, logIn } from '../support/sign-in-steps.ts'
import { expectToast, failureToast } from '../support/toast.ts'

test('login shows errors at their fields', { tag: '@all' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required')
  await expect(page.getByLabel('Email')).toBeFocused()
  for (const [typed, message] of [
    ['Ab#1x', 'Password length have to 6'],
    ['Abcdefgh#1Abcdefgh#1x', 'Password length have at most 20'],
    ['NoDigit#', 'Password should have at least one capital letter, small letter, number and special character.'],
    ['no#capital1', 'Password should have at least one capital letter, small letter, number and special character.'],
    ['NoSpecial1', 'Password should have at least one capital letter, small letter, number and special character.'],
  ] as const) {
    await page.getByLabel('Password').fill(typed)
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(message)
  }
})

test('shows a toast for a wrong password, and then accepts the right one', async ({ page, person, expectErrors }) => {
  expectErrors(/sign-in|Failed to load resource/)
  await page.goto('/login')
  await logIn(page, { email: person.email, password: 'Wrong#2026' })
  const inForm = page.locator('form').getByText('Invalid email or password')
  await expect(inForm).toHaveCSS('animation-name', 'after-toast') // once the toast has gone, and not next to it
  await expectToast(failureToast(page, 'Invalid email or password'), 'Invalid email or password')
  await expect(inForm).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(await accessToken(page)).toBeNull()
  await logIn(page, person)
  await expect(page).toHaveURL('/')
})

test('shows when to try again after too many wrong passwords', async ({ page, person, expectErrors }) => {
  expectErrors(/sign-in|Failed to load resource/)
  for (let tries = 0; tries < 10; tries++)
    await page.request.post('/api/auth/sign-in/email', { data: { email: person.email, password: 'Wrong#2026' } })
  await page.goto('/login')
  await logIn(page, person)
  await expect(failureToast(page, /in \d+ seconds/)).toBeVisible()
})
