import { expect, test } from 'vitest'

/** Stryker counts tests that fail, and a file whose imports throw has none. */
test('every module of the contract can be loaded', async () => {
  await expect(import('#contract/api')).resolves.toHaveProperty('api')
})
