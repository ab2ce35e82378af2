import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { root: '.', isolate: false, include: ['test/mutants/contract.test.ts', 'src/contract/**/*.test.ts'] },
})
