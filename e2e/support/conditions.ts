import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { translatePage } from '../../test/web/translate-page.ts'

/** Opens a browser that translates every page, with this sign-in state. */
export async function translatingBrowser(
  browser: Browser,
  baseURL: string,
  { storageState }: Pick<BrowserContextOptions, 'storageState'> = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, locale: 'en-US', ...(storageState && { storageState }) })
  await context.addInitScript(`window.addEventListener('page-ready', ${String(translatePage)})`)
  return context
}

/** Opens a browser that blocks all cookies and site data. Chromium supports that only through a profile. */
export async function blockingBrowser(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const profile = await mkdtemp(join(tmpdir(), 'keyhaven-profile-'))
  await mkdir(join(profile, 'Default'))
  const BLOCK = 2
  const preferences = { profile: { default_content_setting_values: { cookies: BLOCK } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  const context = await browser.browserType().launchPersistentContext(profile, { baseURL, locale: 'en-US' })
  context.on('close', () => void rm(profile, { recursive: true, maxRetries: 10 }))
  return context
}

/** Returns the app's address on the network, which is no secure context without https. */
export function inNetwork(url: string): string {
  const own = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  if (!own) throw new Error('This machine is in no network.')
  return Object.assign(new URL(url), { hostname: own.address }).origin
}
