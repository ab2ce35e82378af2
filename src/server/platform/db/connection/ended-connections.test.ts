import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../../test/server/database.ts'
import { openDatabase } from '../database.ts'
import { requestLimits } from '../time-limits.ts'
import { releaseEnded } from './ended-connections.ts'

let server: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  server = await testDatabase()
})
afterAll(() => server.close())

test('a pool serves again after the begin of more transactions has failed than it has connections', async () => {
  const db = openDatabase(server.url, () => {}, { ...requestLimits, connectMs: 3_000 })
  releaseEnded(db.$client, 100)
  const breakConnection = ({ connection }: PoolClient) => connection.stream.destroy()
  db.$client.on('acquire', breakConnection)
  const work = Array.from({ length: db.$client.options.max }, () => db.transaction(async () => 'begun'))
  expect((await Promise.allSettled(work)).map(({ status }) => status)).toEqual(work.map(() => 'rejected'))
  db.$client.off('acquire', breakConnection)
  expect(await db.transaction(async () => 'begun')).toBe('begun')
  await db.$client.end()
})
