import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { root: '.', isolate: false, include: ['src/server/**/*.rules.test.ts'] } })
