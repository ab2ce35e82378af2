import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addFeed, type FeedWorld, feedWorld, runOnce } from '../../../../../test/feeds/feed-world.ts'
import { make } from '../../../../../test/people/make.ts'

let world: FeedWorld
beforeAll(async () => {
  world = await feedWorld()
})
afterAll(async () => world.close())
let feed: string
beforeEach(async () => {
  world.agent = await make.user(world.app, { role: 'agent' })
  feed = await addFeed(world)
})

test('a mail goes out when a run fails twice in a row', async () => {
  world.agency.files.delete('/homes.csv')
  for (const mails of [0, 1, 1]) {
    expect(await runOnce(world, feed)).toMatchObject({
      state: 'failed',
      failure: 'There is nothing at the address (404).',
    })
    const { rows } = await world.app.db.execute(
      sql`select from mail_outbox where recipient = ${world.agent.email} and subject like 'Your feed fails%'`,
    )
    expect(rows).toHaveLength(mails)
  }
})
