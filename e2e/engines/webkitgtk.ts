import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Builder, By } from 'selenium-webdriver'
import { Capabilities } from 'selenium-webdriver/lib/capabilities.js'
import type { Driver } from './driver.ts'

const PORT = 4418
const browsers = ['4.1', '4.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)

/** Debian's WebKitGTK, of the age of the Safari that has its number. */
export async function webkitGtk(): Promise<Driver> {
  const server = spawn('/usr/bin/WebKitWebDriver', [`--port=${PORT}`], { stdio: 'ignore' })
  const options = { binary: browsers.find(existsSync), args: ['--automation'] }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
  const driver = await new Builder().usingServer(`http://127.0.0.1:${PORT}`).withCapabilities(capabilities).build()
  await driver.manage().window().setRect({ width: 1280, height: 900 })
  const at = (selector: string) => driver.findElement(By.css(selector))
  return {
    open: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: (selector) => at(selector).click(),
    type: (selector, text) => at(selector).sendKeys(text),
    upload: (selector, file) => at(selector).sendKeys(file),
    version: async () => `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    close: async () => {
      await driver.quit()
      server.kill()
    },
  }
}
