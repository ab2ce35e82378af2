import { defineConfig } from 'vitest/config'
import config from '../../vite.config.ts'

/** As all tests, but only the journey, without a database, and free to ask the emulator's origin. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: ['test/firebase-journey/firebase-journey.ts'],
    globalSetup: [],
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
  },
})
