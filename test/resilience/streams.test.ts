import { expect, test } from 'vitest'
import { testDatabase } from '../server/database.ts'
import { runStreams } from './streams/streams.ts'

test('sixty people receive all of their events and no others, though connections break and the server is killed', {
  tags: 'all',
  timeout: 300_000,
}, async () => {
  const database = await testDatabase()
  try {
    const size = { streams: 60, events: 50, reconnects: 15 }
    const { wrongs, told } = await runStreams({ databaseUrl: database.url, ...size, seed: 1, say: () => {} })
    expect(wrongs).toEqual([])
    expect(told).toBe(151)
  } finally {
    await database.close()
  }
})
