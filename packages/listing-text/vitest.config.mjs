export default { test: { include: ['src/**/*.test.ts'], testTimeout: 20_000 } }
