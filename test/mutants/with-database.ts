import { defineConfig } from 'vitest/config'

/** Tests of the server with a database: one PostgreSQL for all mutants of a worker. */
export const withDatabase = (include: string[]) =>
  defineConfig({
    test: {
      root: '.',
      isolate: false,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      include,
      globalSetup: ['test/server/one-postgres.ts'],
    },
  })
