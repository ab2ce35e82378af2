import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/server/database.ts'
import { announcements } from './announcements.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a server that subscribes and catches up at once gives its connection one query at a time, and hears everything', async () => {
  const warnings: Error[] = []
  const note = (warning: Error) => void warnings.push(warning)
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const heard: string[] = []
  const changes = announcements(database.url, () => {})
  onTestFinished(() => changes.close())
  const subscriber = { onMessage: (text: string) => void heard.push(text), onLost: () => {} }
  changes.subscribe('first_channel', subscriber)
  await expect.poll(changes.isCurrent).toBe(true)
  for (const channel of ['second_channel', 'third_channel', 'fourth_channel']) changes.subscribe(channel, subscriber)
  await Promise.all([changes.caughtUp(), changes.caughtUp()])
  await database.db.$client.query(`select pg_notify('first_channel', 'one'), pg_notify('fourth_channel', 'two')`)
  await Promise.all([changes.caughtUp(), changes.caughtUp()])
  expect(heard.toSorted()).toEqual(['one', 'two'])
  expect(warnings).toEqual([])
})
