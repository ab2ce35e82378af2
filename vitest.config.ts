import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { writeMessages } from './scripts/messages.mjs'
import { flakyCases } from './test/flaky-cases.ts'
import { projects } from './test/vitest.projects.ts'

await writeMessages()

/** Tests wait a good deal, for databases and processes: at least two are under way at once. */
export default defineConfig({
  test: {
    projects,
    tags: [{ name: 'all', description: 'Runs in `npm run test:all` only (scripts/test.mjs).' }],
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', flakyCases()],
  },
})
