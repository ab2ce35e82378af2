export default {
  test: { include: ['src/**/*.test.ts'], globalSetup: ['test/built-data.mjs'], testTimeout: 20_000 },
}
