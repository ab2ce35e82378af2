import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { addFeed, csvOf, feedWorld, manyHomes, runOnce } from '../../../../../test/feeds/feed-world.ts'

test('a home is gone, and its run over, at the time of the run’s clock', async () => {
  const world = await feedWorld()
  onTestFinished(world.close)
  const feed = await addFeed(world)
  world.agency.files.set('/homes.csv', { body: csvOf(manyHomes(3)) })
  await runOnce(world, feed)
  const at = new Date('2031-05-06T07:08:09Z')
  world.parts.clock.now = () => at
  world.agency.files.set('/homes.csv', { body: csvOf(manyHomes(2)) })
  const { _id } = await runOnce(world, feed)
  const { rows } = await world.app.db.execute(sql`
    select gone_at, ended_at from feed_home, feed_run
    where reference = 'R3' and feed_home.feed_id = ${feed} and feed_run.id = ${_id}`)
  expect(rows.map((row) => Object.values(row).map((moment) => new Date(String(moment))))).toEqual([[at, at]])
})
