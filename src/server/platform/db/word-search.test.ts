import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { searchTokens } from './word-search.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
afterEach(() => vi.restoreAllMocks())

const tokensIn = async (q: string) => (await searchTokens(database.db, q)).map(({ text }) => text)

test('asks the database once for the words of a text, and again after a minute', async () => {
  const asked = vi.spyOn(database.db.$client, 'query')
  const clock = vi.spyOn(performance, 'now')
  const began = performance.now()
  const askedAfter = async (ms: number, q: string) => {
    clock.mockReturnValue(began + ms)
    expect(await tokensIn(q)).toEqual(q.split(' '))
    return asked.mock.calls.length
  }
  expect(await askedAfter(0, 'rose cottage')).toBe(1)
  expect(await askedAfter(59_999, 'rose cottage')).toBe(1)
  expect(await askedAfter(59_999, 'ivy cottage')).toBe(2)
  expect(await askedAfter(60_000, 'rose cottage')).toBe(3)
})

test('remembers at most 500 texts', async () => {
  await tokensIn('the first')
  for (let n = 0; n < 500; n++) await tokensIn(`home ${1000 + n}`)
  const asked = vi.spyOn(database.db.$client, 'query')
  expect(await tokensIn('home 1499')).toEqual(['home', '1499'])
  expect(asked).not.toHaveBeenCalled()
  expect(await tokensIn('the first')).toEqual(['the', 'first'])
  expect(asked).toHaveBeenCalledOnce()
})
