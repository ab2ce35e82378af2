import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addFeed, csvOf, type FeedWorld, feedWorld, runOnce } from '../../../../../test/feeds/feed-world.ts'
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

test('says that a file has no homes', async () => {
  world.agency.files.set('/homes.csv', { body: csvOf([]) })
  expect(await runOnce(world, feed)).toMatchObject({ state: 'done', problems: [{ message: 'The file has no homes.' }] })
})

test('what is wrong with a row is said in a sentence', async () => {
  const header = csvOf([])
  world.agency.files.set('/homes.csv', { body: `${header}\nx\n"R2","a "quoted" title"\n` })
  const { problems } = await runOnce(world, feed)
  expect(problems).toEqual([
    { place: 'line 2', message: 'It has 1 column, not 8.' },
    { place: 'line 3', message: 'A quote stands inside a value: write it twice, and the value in quotes.' },
  ])
})
