import { expect, test } from 'vitest'
import { testDatabase } from '../server/database.ts'
import { runChaos } from './chaos/chaos.ts'

test('killing the server between any two steps of a payment loses no money, in ten rounds', {
  tags: 'all',
  timeout: 600_000,
}, async () => {
  const database = await testDatabase()
  try {
    const tally = await runChaos({ databaseUrl: database.url, rounds: 10, seed: 1, say: () => {} })
    expect(Object.keys(tally.moments).length).toBeGreaterThanOrEqual(6) // of nine; a busy machine misses one now and then
    expect(tally.bought).toBeGreaterThan(0)
  } finally {
    await database.close()
  }
})
