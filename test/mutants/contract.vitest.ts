import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    root: '.',
    isolate: false,
    include: ['test/mutants/contract.test.ts', 'src/contract/**/*.test.ts', 'packages/price-text/src/*.test.ts'],
  },
})
