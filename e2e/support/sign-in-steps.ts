import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { Person } from './people.ts'
import { untilQuiet } from './quiet.ts'

export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

export async function logOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'LogOut' })
  // A call on its way when the sign-in ends is answered 401, which is an error in the console.
  await untilQuiet(page, () => button.waitFor())
  await button.click()
}

export const accessToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('access-token'))

export async function expectSignedOut(page: Page): Promise<void> {
  await expect.poll(() => accessToken(page)).toBeNull()
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible()
}
