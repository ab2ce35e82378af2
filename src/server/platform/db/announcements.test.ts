import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { announcements } from './announcements.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a server that subscribes and catches up immediately sends one query at a time, and hears everything', async () => {
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

test('each of many concurrent writers has heard its own change before its answer', async () => {
  const heard = new Set<string>()
  const changes = announcements(database.url, () => {})
  onTestFinished(() => changes.close())
  changes.subscribe('writes_channel', { onMessage: (text) => void heard.add(text), onLost: () => {} })
  await expect.poll(changes.isCurrent).toBe(true)
  const write = async (name: string) => {
    await database.db.$client.query('select pg_notify($1, $2)', ['writes_channel', name])
    await changes.caughtUp()
    return heard.has(name)
  }
  const known = await Promise.all(Array.from({ length: 400 }, (_, number) => write(`write ${number}`)))
  expect(known).toEqual(Array(400).fill(true))
})

test('many concurrent writers share two queries of the connection', async () => {
  const changes = announcements(database.url, () => {})
  onTestFinished(() => changes.close())
  changes.subscribe('writes_channel', { onMessage: () => {}, onLost: () => {} })
  await expect.poll(changes.isCurrent).toBe(true)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())
  await Promise.all(Array.from({ length: 400 }, () => changes.caughtUp()))
  const questions = asked.mock.calls.filter(([text]) => (text as unknown) === 'select 1').length
  expect(questions).toBeGreaterThan(0)
  expect(questions).toBeLessThan(5) // theirs, and the beats in between
})
