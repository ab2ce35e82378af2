import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../src/contract/demo.ts'

/** Signs the demo's buyer in, and waits for the home page. */
export const signInAt =
  (url: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`${url}/login`)
    await page.getByLabel('Email').fill('buyer@keyhaven.demo')
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL(`${url}/`)
  }
