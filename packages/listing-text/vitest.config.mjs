export default {
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    tags: [{ name: 'all', description: 'Takes minutes: left out by `--tags-filter=!all`.' }],
  },
}
