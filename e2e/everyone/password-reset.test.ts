import type { Page } from '@playwright/test'
import { expect, mailedLink, test } from '../support/market-app.ts'
import { expectSignedOut, logIn } from '../support/sign-in-steps.ts'

const NEWER = 'Newer#2026'
/** The browser reports calls that are refused on purpose: the old password, a used link, and a session that has ended. */
const REFUSED = /40[01] \(|answered: 40[01] /

const setPassword = async (page: Page) => {
  await page.getByLabel('New password').fill(NEWER)
  await page.getByRole('button', { name: 'Set new password' }).click()
}

test('a mailed link sets a new password once, and ends other sessions', async ({ party, shop }) => {
  const person = await party(undefined, REFUSED)
  const elsewhere = person.page
  await elsewhere.goto('/dashboard/userProfile')
  await expect(elsewhere.getByRole('heading', { name: 'My Profile' })).toBeVisible()

  const { page } = await party('buyer2', REFUSED) // another browser, in which another user is signed in
  await page.goto('/forgotPassword')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('a link is on its way')).toBeVisible()
  const link = await mailedLink(shop, person.email, 'resetPassword')
  await page.goto(link)
  await setPassword(page)
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)

  await logIn(page, person)
  await expect(page.getByText('Invalid email or password').first()).toBeVisible()
  await logIn(page, { ...person, password: NEWER })
  await expect(page.getByText('User login Successfully.')).toBeVisible()
  await elsewhere.reload()
  await expectSignedOut(elsewhere)

  await page.goto('/')
  await page.goto(link)
  await setPassword(page)
  await expect(page.getByText('This link was used before, or is too old.')).toBeVisible()
})

test('a verification link confirms in the user’s own browser, and asks for a new password in another', {
  tag: '@all',
}, async ({ party, shop, browser }) => {
  const [same, other] = [await party(), await party(undefined, REFUSED)]
  await same.page.goto(await mailedLink(shop, same.email, 'verifyEmail'))
  await expect(same.page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
  await same.page.goto('/dashboard/security')
  await expect(same.page.getByText('is verified.')).toBeVisible()

  const context = await browser.newContext({ baseURL: shop.url, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(await mailedLink(shop, other.email, 'verifyEmail'))
  await expect(page.getByText('You are not signed in to this account here.')).toBeVisible()
  await setPassword(page)
  await expect(page.getByLabel('Email')).toHaveValue(other.email)
  await other.page.goto('/dashboard/userProfile')
  await expect(other.page).toHaveURL(/\/login$/)
  await context.close()
})
