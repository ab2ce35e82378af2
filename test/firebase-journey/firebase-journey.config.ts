import { defineConfig } from 'vitest/config'
import { firebaseOfBrowsers } from '../vitest.projects.ts'

export default defineConfig({
  test: {
    ...firebaseOfBrowsers,
    include: ['test/firebase-journey/firebase-journey.ts'],
    testTimeout: 20_000,
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
  },
})
