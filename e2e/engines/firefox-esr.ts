import puppeteer from 'puppeteer-core'
import type { Driver } from './driver.ts'

/** Debian's Firefox over WebDriver BiDi. It has a window: without one it gives nothing the focus. */
export async function firefoxEsr(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: false,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    upload: async (selector, file) => {
      const field = await page.$(selector)
      await (field as import('puppeteer-core').ElementHandle<HTMLInputElement>).uploadFile(file) // found just now
    },
    version: () => browser.version(),
    close: () => browser.close(),
  }
}
