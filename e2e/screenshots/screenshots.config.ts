import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** Pictures of every screen, for people to look at: `npm run screenshots`. */
export default defineConfig({
  ...journeys,
  testMatch: '**/screenshots.ts',
  timeout: 120_000,
  metadata: { folder: fileURLToPath(new URL('../../screenshots', import.meta.url)) },
})
