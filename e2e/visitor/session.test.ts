import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import type { Person } from '../support/people.ts'
import { untilQuiet } from '../support/quiet.ts'
import { accessToken, expectSignedOut, logIn, logOut } from '../support/sign-in-steps.ts'
import { failureToast, successToast } from '../support/toast.ts'

async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await untilQuiet(page, async () => {
    await logIn(page, person)
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible()
  }) // or the bell's first calls meet what a journey does next
}

const providerSession = async (page: Page) => (await page.request.get('/api/auth/get-session')).json()

for (const [how, message] of [
  ['answers 500', 'The server is having trouble right now.'],
  ['cannot be reached', 'We could not reach the server.'],
  ['answers without a token', 'The server could not sign you in.'],
] as const)
  test(`shows an error and allows a retry of the login when /jwt ${how}`, { tag: '@all' }, async ({
    page,
    person,
    expectErrors,
  }) => {
    expectErrors(/\/jwt|Failed to load resource/)
    await page.route('**/api/jwt', (route) => {
      if (how === 'answers 500') return route.fulfill({ status: 500, body: 'no' })
      return how === 'cannot be reached' ? route.abort('connectionrefused') : route.fulfill({ json: {} })
    })
    await page.goto('/login')
    await logIn(page, person)
    await expect(failureToast(page, message)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)
    expect(await accessToken(page)).toBeNull()
    await expect.poll(() => providerSession(page)).toBeNull()
    await page.unroute('**/api/jwt')
    await logIn(page, person)
    await expect(page).toHaveURL('/')
  })

test('the loading bar ends when /jwt never answers', { tag: '@all' }, async ({ page, person, expectErrors }) => {
  test.setTimeout(90_000)
  expectErrors(/\/jwt/)
  await signIn(page, person)
  await page.addInitScript(() => localStorage.clear()) // not here: a call on its way would find no token
  await page.route('**/api/jwt', () => {})
  await page.goto('/allProperty')
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await expect(page).toHaveURL('/login', { timeout: 40_000 }) // `AbortSignal.timeout` follows no clock of a test
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The server took too long to answer.')
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)
})

for (const status of [401, 403])
  test(`a response of ${status} signs the user out`, { tag: '@all' }, async ({ page, person, expectErrors }) => {
    expectErrors(/allProperty\/status|Failed to load resource/)
    await signIn(page, person)
    const problem = { type: 'about:blank', title: 'No', status, detail: 'Not any more.', requestId: 'r1' }
    await page.route('**/api/allProperty/status?*', (route) =>
      route.fulfill({ status, json: problem, contentType: 'application/problem+json' }),
    )
    await page.getByRole('link', { name: 'All Properties' }).first().click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('alert').filter({ hasText: 'Not any more.' })).toBeVisible()
    await page.unroute('**/api/allProperty/status?*')
    await expectSignedOut(page)
    await expect.poll(() => providerSession(page)).toBeNull()
  })

test('a logout in one tab signs the other tabs out', async ({ page, context, person }) => {
  await signIn(page, person)
  const other = await context.newPage()
  await other.goto('/dashboard/userProfile')
  await expect(other.getByText('Role: User', { exact: true })).toBeVisible()
  await logOut(page)
  await expect(other).toHaveURL('/login')
  await other.goto('/dashboard/userProfile')
  await expect(other).toHaveURL('/login')
})

test('rejects an access token after the logout of its session', { tag: '@all' }, async ({ page, person }) => {
  await signIn(page, person)
  const headers = { authorization: `Bearer ${await accessToken(page)}` }
  const askWithIt = async () => (await page.request.get(`/api/users/admin/${person.email}`, { headers })).status()
  expect(await askWithIt()).toBe(200)
  await logOut(page)
  await expect(successToast(page, 'User Logout Successfully.')).toBeVisible()
  expect(await askWithIt()).toBe(401)
})

test('changing the password ends the sessions of other browsers only', { tag: '@all' }, async ({
  page,
  browser,
  baseURL,
  person,
}) => {
  await signIn(page, person)
  const elsewhere = await browser.newContext({ baseURL })
  const other = await elsewhere.newPage()
  await signIn(other, person)
  const passwords = { currentPassword: person.password, newPassword: 'Newer#2026' }
  const changed = await page.request.post('/api/auth/change-password', {
    data: passwords,
    headers: { origin: baseURL ?? '' },
  })
  expect(changed.status()).toBe(200)
  await other.goto('/dashboard/userProfile')
  await expect(other).toHaveURL('/login')
  await page.goto('/dashboard/userProfile')
  await expect(page.getByText('Role: User', { exact: true })).toBeVisible()
  await logIn(other, { ...person, password: passwords.newPassword })
  await expect(other).toHaveURL('/dashboard/userProfile')
  await elsewhere.close()
})

test('a login in one tab signs the other tabs in', { tag: '@all' }, async ({ page, context, person }) => {
  const other = await context.newPage()
  await other.goto('/dashboard/userProfile')
  await expect(other).toHaveURL('/login')
  await signIn(page, person)
  await expect(other).toHaveURL('/dashboard/userProfile')
})

test('renews an expired token silently', { tag: '@all' }, async ({ page, person }) => {
  await signIn(page, person)
  await page.evaluate(() => {
    localStorage.setItem('access-token', 'over')
    localStorage.setItem('access-token-ends', String(Date.now() - 1000))
  })
  await page.goto('/dashboard/userProfile')
  await expect(page.getByText('Role: User', { exact: true })).toBeVisible()
  expect(await accessToken(page)).toMatch(/\..+\./)
})

test('a token that the server rejects signs the user out with a message', { tag: '@all' }, async ({
  page,
  person,
  expectErrors,
}) => {
  expectErrors(/users\/admin|Failed to load resource/)
  await signIn(page, person)
  await page.evaluate(() => localStorage.setItem('access-token', 'nonsense'))
  await page.goto('/dashboard/userProfile')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  expect(await accessToken(page)).toBeNull()
  await expect.poll(() => providerSession(page)).toBeNull()
  await logIn(page, person)
  await expect(page).toHaveURL('/dashboard/userProfile')
})

test('a failure to read the role at a reload keeps the input of other tabs', { tag: '@all' }, async ({
  page,
  context,
  person,
  expectErrors,
}) => {
  expectErrors(/users\/admin|Failed to load resource/)
  await signIn(page, person)
  const other = await context.newPage()
  await other.goto('/dashboard/contact')
  await other.getByLabel('Subject').fill('Viewing')
  await page.route('**/api/users/admin/*', (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.goto('/dashboard/userProfile')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The server is having trouble right now.')
  await page.unroute('**/api/users/admin/*')
  await page.reload()
  await expect(page).toHaveURL('/dashboard/userProfile')
  await expect(other.getByLabel('Subject')).toHaveValue('Viewing')
})

test('signs the user out when the provider’s session is gone', { tag: '@all' }, async ({ page, context, person }) => {
  await signIn(page, person)
  await context.clearCookies()
  await page.goto('/dashboard/userProfile')
  await expect(page).toHaveURL('/login')
  expect(await accessToken(page)).toBeNull()
})
