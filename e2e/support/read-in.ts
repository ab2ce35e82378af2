import type { Page } from '@playwright/test'
import { userApi } from '../../src/contract/user.ts'

/** Chooses the language of this browser. The demo's accounts keep theirs, which other journeys read. */
export async function readIn(page: Page, language: string, baseURL: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: baseURL }])
  await page.route(`**/api${userApi.role.path.replace(/:.*/, '')}*`, async (route) => {
    const response = await route.fetch().catch(() => undefined)
    if (!response) return // the page is closed
    const { language: _, ...json } = await response.json()
    await route.fulfill({ response, json })
  })
}
