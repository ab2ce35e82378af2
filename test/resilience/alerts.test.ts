import { expect, test } from 'vitest'
import { testDatabase } from '../server/database.ts'
import { runAlerts } from './alerts/alerts.ts'

test('two servers that are killed while they match 50 homes with 200 searches notify each match once', {
  tags: 'all',
  timeout: 600_000,
}, async () => {
  const database = await testDatabase()
  try {
    const tally = await runAlerts({ databaseUrl: database.url, searches: 200, homes: 50, seed: 1, say: () => {} })
    expect(tally.wrongs).toEqual([])
    expect(tally.matches).toBeGreaterThan(20)
  } finally {
    await database.close()
  }
})
