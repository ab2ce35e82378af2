import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const MOVING_MS = 2000

const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' })

export const successToast = (page: Page, text: string): Locator =>
  notices(page).getByRole('status').filter({ hasText: text })
export const failureToast = (page: Page, text: string | RegExp): Locator =>
  notices(page).getByRole('alert').filter({ hasText: text })

/** Expects exactly `text`, and that the toast closes after `duration` milliseconds, by default 1500 to 2000 (P-56). */
export async function expectToast(toast: Locator, text: string, duration?: number): Promise<void> {
  await expect(toast).toBeVisible()
  const seen = Date.now()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
  await toast.waitFor({ state: 'hidden' })
  const stood = Date.now() - seen
  expect(stood, `milliseconds that "${text}" stood`).toBeGreaterThan((duration ?? 1500) - 300)
  expect(stood, `milliseconds that "${text}" stood`).toBeLessThan((duration ?? 2000) + MOVING_MS)
}
