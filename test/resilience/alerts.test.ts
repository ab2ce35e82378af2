import { expect, test } from 'vitest'
import { testDatabase } from '../server/database.ts'
import { runAlerts } from './alerts/alerts.ts'

test('two servers that are killed while they compare 50 homes with 200 searches tell each match once (npm run proof -- alerts has more)', {
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
