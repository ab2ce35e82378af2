/** @module-tag all */

import pg from 'pg'
import { expect, test } from 'vitest'
import { enqueueJob } from '../../src/server/platform/jobs/job.store.ts'
import { placeJobs } from '../../src/server/product/place/place.jobs.ts'
import { makeManyHomes } from '../plans/many-rows.ts'
import { appProcess, newDataDir } from '../server/app-process.ts'
import { testDatabase } from '../server/database.ts'

const HOMES = 30_000

test('a server that is killed while it reads the addresses of homes goes on where it was, and leaves none out', {
  timeout: 180_000,
}, async () => {
  const database = await testDatabase()
  const { dataDir, remove } = await newDataDir()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const start = () =>
    appProcess({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: 'false',
      NODE_ENV: 'development',
      APP_SECRET: 'a secret of at least thirty-two characters',
    })
  const lookedAt = async () => {
    const { rows } = await client.query('select looked_at, finished_at from place_replacement')
    return { count: rows[0]?.looked_at ?? 0, isFinished: Boolean(rows[0]?.finished_at), versions: rows.length }
  }
  try {
    await makeManyHomes(client, HOMES)
    const ask = () => enqueueJob(database.db, placeJobs.placeAgain, {}) // as every ten minutes
    const first = await start()
    await ask()
    await expect.poll(lookedAt, { timeout: 60_000, interval: 20 }).toMatchObject({ versions: 1 })
    await expect.poll(async () => (await lookedAt()).count, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0)
    await first.end('SIGKILL')
    const { count, isFinished } = await lookedAt()
    expect(isFinished).toBe(false)
    const second = await start()
    await ask()
    await expect.poll(lookedAt, { timeout: 90_000 }).toMatchObject({ count: HOMES, isFinished: true })
    await second.end('SIGTERM')
    expect(count).toBeLessThan(HOMES)
    const { rows } = await client.query(`
      select count(*)::int as homes, count(property_address.property_id)::int as read
      from property left join property_address on property_id = property.id`)
    expect(rows).toEqual([{ homes: HOMES, read: HOMES }])
  } finally {
    await client.end()
    await database.close()
    await remove()
  }
})
