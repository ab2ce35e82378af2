export default {
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    deps: { interopDefault: false },
    tags: [{ name: 'all', description: 'Takes minutes: left out by `--tags-filter=!all`.' }],
  },
}
