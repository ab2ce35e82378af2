import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { root: '.', isolate: false, include: ['src/server/**/*.rules.test.ts'] },
})
