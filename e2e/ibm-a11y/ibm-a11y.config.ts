import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** A second opinion next to axe, of IBM's accessibility engine; run by `npm run test:all`. */
export default defineConfig({ ...journeys, testDir: import.meta.dirname, testMatch: 'ibm-a11y.ts' })
