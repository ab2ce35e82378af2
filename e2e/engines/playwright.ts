import { existsSync } from 'node:fs'
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test'
import type { Driver } from './driver.ts'
import { withoutNewer } from './without-newer.ts'

const isRoot = process.getuid?.() === 0
const debians = process.env.CHROME_PATH ?? '/usr/bin/chromium'

/** Chromium as the journeys have it; Firefox and WebKit as Playwright builds them, where it may fetch them. */
export const byPlaywright: Record<string, () => Promise<Driver>> = {
  chromium: () => start(chromium),
  /** With everything removed that a supported browser lacks. */
  'chromium-oldest': () => start(chromium, withoutNewer()),
  'playwright-firefox': () => start(firefox),
  'playwright-webkit': () => start(webkit),
}

async function start(type: BrowserType, script?: string): Promise<Driver> {
  const isChromium = type === chromium
  const browser = await type.launch({
    ...(isChromium && existsSync(debians) && { executablePath: debians }),
    args: isChromium && isRoot ? ['--no-sandbox'] : [],
  })
  const page = await browser.newPage({ locale: 'en-US' })
  if (script) await page.addInitScript(script)
  page.on('pageerror', (error) => console.log(`    ${error.stack}`))
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    upload: (selector, file) => page.setInputFiles(selector, file),
    version: async () => browser.version(),
    close: () => browser.close(),
  }
}
