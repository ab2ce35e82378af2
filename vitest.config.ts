import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { projects } from './test/vitest.projects.ts'

/** Tests wait a good deal, for databases and processes: at least two are under way at once. */
export default defineConfig({ test: { projects, maxWorkers: Math.max(2, availableParallelism() - 1) } })
