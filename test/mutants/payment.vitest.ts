import { defineConfig } from 'vitest/config'

/** The tests of the server that meet every line of access and payment. One PostgreSQL for all mutants of a worker. */
export default defineConfig({
  test: {
    root: '.',
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    include: [
      'src/server/access/{access-token,caller.rules}.test.ts',
      'src/server/auth/verified-email.test.ts',
      'src/server/payment/{open-intent,payment,receipt,reconcile,reconcile-round,settle,stripe-payment}.test.ts',
      'src/server/providers/identity/embedded/second-factor.test.ts',
    ],
    globalSetup: ['test/server/one-postgres.ts'],
  },
})
