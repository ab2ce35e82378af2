import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { memoryFolder } from './test/server/memory-folder.mjs'

process.env.TMPDIR = memoryFolder() // for the data folders of apps, which write to their databases a good deal

const root = fileURLToPath(new URL('.', import.meta.url))
const port = process.env.E2E_PORT ?? '4310'
const address = `http://127.0.0.1:${port}`
const isRoot = process.getuid?.() === 0
const chromium = [process.env.CHROME_PATH ?? '', '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  existsSync,
)
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/** Journeys in a real browser, against the built app on a data folder of its own. `npm test` leaves out those that are tagged `@all`. */
export default defineConfig({
  testDir: `${root}e2e`,
  testMatch: '**/*.test.ts',
  outputDir: `${root}test-results/e2e`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: 'list',
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    locale: 'en-US',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromium,
      // Chromium's sandbox refuses to run as root.
      args: isRoot ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
  webServer: {
    command: 'node e2e/support/server.mjs',
    cwd: root,
    url: `${address}/readyz`,
    timeout: 180_000,
    stdout: 'ignore',
    // A killed app would leave its database behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: port, LOG_FILE: `${root}test-results/server.log` },
  },
})
