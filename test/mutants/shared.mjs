export const shared = (vitestConfig) => ({
  testRunner: 'vitest',
  vitest: { configFile: vitestConfig, related: false },
  plugins: ['@stryker-mutator/vitest-runner', new URL('declarations.mjs', import.meta.url).pathname],
  ignorers: ['declarations'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 60_000, // on top of half as much again as the tests took: the machine may be busy
  tempDirName: '.mutants',
  tsconfigFile: 'none', // it would be read with an interface of TypeScript that version 7 has no more
  ignorePatterns: [
    'dist',
    'data',
    'release',
    'e2e',
    'bench',
    'src/web',
    'public',
    'docs',
    'screenshots',
    'test-results',
    'coverage',
  ],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  thresholds: { high: 100, low: 100, break: 100 },
  warnings: { slow: false },
})

/** Mutates decisions only, for runs in which each mutant takes seconds. */
export const decisionsOnly = {
  mutator: {
    excludedMutations: ['ArrayDeclaration', 'ArrowFunction', 'BlockStatement', 'ObjectLiteral', 'StringLiteral'],
  },
}
