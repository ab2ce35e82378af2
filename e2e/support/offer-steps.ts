import type { Locator, Page } from '@playwright/test'
import { expect, type Party } from './market-app.ts'
import { expectToast, successToast } from './toast.ts'

const WISHED = 'Property add to Your Wishlist Successfully'

/** Adds a home to the wishlist; returns the address of its details. */
export async function wish(page: Page, title: string): Promise<string> {
  await page.goto(`/allProperty?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: `Details of ${title}` }).click()
  await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await expectToast(successToast(page, WISHED), WISHED)
  await expect(page.getByRole('button', { name: `Remove from wishlist: ${title}` })).toBeVisible()
  return page.url()
}

export async function offerOnWished(page: Page, title: string, amount: string): Promise<void> {
  await page.goto('/dashboard/wishlist')
  await page.getByRole('article', { name: title }).getByRole('link', { name: 'Make offer' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByLabel('Buying date').fill('2099-12-01')
  await page.getByLabel('Offered amount').fill(amount)
  await page.getByRole('button', { name: 'Make offer' }).click()
  await expect(page).toHaveURL('/dashboard/propertyBought')
  await expect(page.getByRole('article', { name: title }).getByText('pending', { exact: true })).toBeVisible()
}

export const offerOf = ({ page }: Party, title: string): Locator => page.getByRole('article', { name: title })

export const requestOf = ({ page }: Party, title: string, buyer: Party): Locator =>
  page.getByRole('row').filter({ hasText: title }).filter({ hasText: buyer.email })

export async function accept(agent: Party, title: string, buyer: Party): Promise<void> {
  const row = requestOf(agent, title, buyer)
  await row.getByRole('button', { name: 'Accept' }).click()
  await expect(successToast(agent.page, 'Property Accept Successfully by Agent.')).toBeVisible()
  await expect(row.getByText('accepted', { exact: true })).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
}

export const stepsIn = (offer: Locator): Locator => offer.locator('ol [aria-current=step]')
