import { readFile } from 'node:fs/promises'
import { totpCode } from '../../test/people/authenticator.ts'
import { violationsOn } from '../support/axe.ts'
import { expect, mailedLink, test } from '../support/market-app.ts'
import { logIn, logOut } from '../support/sign-in-steps.ts'

const REFUSED = /40[01] \(|answered: 40[01] /

test('a user turns on two-factor authentication, and signs in with its codes', { tag: '@all' }, async ({
  party,
  shop,
}) => {
  test.slow() // it signs in three times, and axe looks at each step
  const person = await party(undefined, REFUSED)
  const { page } = person
  await page.goto(await mailedLink(shop, person.email, 'verifyEmail'))
  await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
  await page.goto('/dashboard/security')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  const secret = (await page.locator('code').textContent()) ?? ''
  const recovery =
    (await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().textContent()) ?? ''
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible()

  for (const code of [totpCode(secret, 1), recovery]) {
    await logOut(page)
    await expect(page).toHaveURL(`${shop.url}/login`) // its call is answered
    await logIn(page, person)
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    expect(await violationsOn(page)).toEqual([])
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Invalid code').first()).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(`${shop.url}/dashboard/security`)
  }
})

test('a user downloads their data, ends another session, and deletes their account', async ({ party }) => {
  const person = await party(undefined, REFUSED)
  const { page } = person
  await page.goto('/dashboard/security')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('my-data.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.profile).toEqual([expect.objectContaining({ email: person.email })])

  await page
    .getByRole('button', { name: /^End the session of/ })
    .first()
    .click()
  await expect(page.getByText('Session ended.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await dialog.getByLabel('Password').fill(person.password)
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect(page.getByText('Deleted!')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, person)
  await expect(page.getByText('Invalid email or password').first()).toBeVisible()
})
