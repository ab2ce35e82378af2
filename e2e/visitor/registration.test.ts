import { expect, test } from '../support/fixtures.ts'
import { stranger } from '../support/people.ts'
import { accessToken, logIn, logOut } from '../support/sign-in-steps.ts'
import { expectToast, successToast } from '../support/toast.ts'

test('a newcomer registers, logs in, stays signed in after a reload, and logs out', async ({ page, baseURL }) => {
  const { name, email, password } = stranger()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Photo URL').fill(`${baseURL}/demo/avatar-2.webp`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expectToast(successToast(page, 'User Registration'), 'User Registration Successfully.')
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  expect(await accessToken(page)).toBeNull()

  await logIn(page, { email, password })
  await expectToast(successToast(page, 'User login'), 'User login Successfully.')
  await expect(page).toHaveURL('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByText(name, { exact: true })).toBeVisible()
  await expect(nav.locator('img')).toHaveAttribute('src', `${baseURL}/demo/avatar-2.webp`)
  expect(await accessToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)

  await page.reload()
  await expect(nav.getByText(name, { exact: true })).toBeVisible()
  await nav.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByText('Role: User', { exact: true })).toBeVisible()

  await logOut(page)
  await expect(page).toHaveURL('/login')
  expect(await accessToken(page)).toBeNull()
  await page.goto('/allProperty')
  await expect(page).toHaveURL('/login')
})

test('the toast of a logout stands on top for 1500 ms, with a bar and no button', { tag: '@all' }, async ({
  page,
  person,
}) => {
  await page.goto('/login')
  await logIn(page, person)
  await logOut(page)
  const toast = successToast(page, 'User Logout')
  await expect(toast).toBeInViewport()
  const timer = toast.getByRole('progressbar', { name: 'notification timer' })
  await expect(timer).toBeVisible()
  await expect(timer).toHaveCSS('animation-duration', '1.5s')
  await expect(toast.getByRole('button')).toHaveCount(0)
  const top = (await toast.boundingBox())?.y
  expect(top).toBeLessThan(200)
  await expectToast(toast, 'User Logout Successfully.', 1500)
})

const rows: [field: string, typed: string, message: string][] = [
  ['Name', '', 'Name is required'],
  ['Name', 'A name of 21 letters!', 'Name is required'],
  ['Photo URL', '', 'Photo URL is required'],
  ['Email', '', 'Email is required'],
  ['Email', 'nobody@', 'Email is not valid'],
  ['Password', '', 'Password is required'],
  ['Password', 'Ab#1x', 'Password length have to 6'],
  ['Password', 'Abcdefgh#1Abcdefgh#1x', 'Password length have at most 20'],
  [
    'Password',
    'alllower#1',
    'Password should have at least one capital letter, small letter, number and special character.',
  ],
]

test('registration shows errors at their fields, and sends nothing', { tag: '@all' }, async ({ page }) => {
  const posted: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && posted.push(request.url()))
  await page.goto('/registration')
  for (const [label, typed, message] of rows) {
    await page.getByLabel(label, { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message)
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  }
  expect(posted).toEqual([])
})

test('a visitor without a picture registers with their initials, and sees them', { tag: '@all' }, async ({ page }) => {
  const email = `zoe-${Date.now()}@people.example`
  await page.goto('/registration')
  await page.getByLabel('Name').fill('Zoë Ng')
  await page.getByRole('button', { name: 'Use my initials' }).click()
  await expect(page.getByLabel('Photo URL')).toHaveValue(/^http.*\/media\/initials\?name=Zo/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('Secret#2026')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, { email, password: 'Secret#2026' })
  const face = page.getByRole('navigation', { name: 'Main' }).locator('img')
  await expect(face).toHaveAttribute('src', /initials\?name=Zo/)
  await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(192)
})
