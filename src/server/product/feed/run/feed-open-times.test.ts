import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFeed, csvOf, type FeedWorld, feedWorld, homesOf, runOnce } from '../../../../../test/feeds/feed-world.ts'

let world: FeedWorld
let feed: string
beforeAll(async () => {
  world = await feedWorld()
  feed = await addFeed(world)
})
afterAll(async () => world.close())

const serve = (homes: Parameters<typeof csvOf>[0]) => world.agency.files.set('/homes.csv', { body: csvOf(homes) })

test('brings open times, leaves out those that overlap and says so, and follows their changes', async () => {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const hours = (from: string, to: string) => `${day}T${from}:00.000Z/${day}T${to}:00.000Z`
  const past = '2020-01-01T10:00:00.000Z/2020-01-01T11:00:00.000Z'
  serve([
    { id: 'R1', openTimes: `${past}\n${hours('10:00', '10:30')}` },
    { id: 'R2', openTimes: `${hours('10:15', '10:45')}\n${hours('12:00', '12:30')}` },
  ])
  const run = await runOnce(world, feed)
  expect(run).toMatchObject({ counts: { new: 2 }, problemCount: 1 })
  expect(run.problems).toMatchObject([{ message: expect.stringContaining('You have another open time then: Home R1') }])
  const ofHome = async (id: string) => {
    const { rows } = await world.app.db.execute<{ at: string }>(sql`
      select to_char(starts_at at time zone 'UTC', 'HH24:MI') as at from open_time
      where property_id = ${id} and cancelled_at is null order by starts_at`)
    return rows.map(({ at }) => at)
  }
  const homes = await homesOf(world)
  const [first = '', second = ''] = [homes.R1?.id, homes.R2?.id]
  expect([await ofHome(first), await ofHome(second)]).toEqual([['10:00'], ['12:00']])
  serve([{ id: 'R1', openTimes: hours('15:00', '15:30') }, { id: 'R2' }])
  expect(await runOnce(world, feed)).toMatchObject({ counts: { changed: 2 } })
  expect([await ofHome(first), await ofHome(second)]).toEqual([['15:00'], []])
})
