import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** One PostgreSQL for all mutants of a worker. Files run in this order up to the first failure, the quickest first. */
export const withDatabase = (files: string[]) =>
  defineConfig({
    resolve: { tsconfigPaths: true },
    test: {
      root: '.',
      isolate: false,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      include: files,
      globalSetup: ['test/server/run-folder.mjs', 'test/server/one-postgres.ts'],
      sequence: { sequencer: inOrderOf(files) },
    },
  })

const inOrderOf = (files: string[]) =>
  class extends BaseSequencer {
    override async sort(specifications: TestSpecification[]) {
      const place = ({ moduleId }: TestSpecification) => files.findIndex((file) => moduleId.endsWith(file))
      return specifications.toSorted((one, other) => place(one) - place(other))
    }
  }
