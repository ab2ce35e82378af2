import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { allCells, givenOf, prepare, sendCell, wrongAnswer } from './cells.ts'
import { inParallel } from './in-parallel.ts'
import type { PreparedRow, Row } from './row.ts'
import { reviewRows } from './rows/review-rows.ts'
import { changedTables, snapshot } from './snapshot.ts'
import { home, newWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.app.close())

const CONCURRENCY = 16
const cells = allCells()
const refused = cells.filter(({ expected }) => expected >= 400)
const allowed = cells.filter(({ expected }) => expected < 400)

test(`${refused.length} forbidden calls are refused with the expected status and change no row`, async () => {
  const givens = new Map<Row<Endpoint>, PreparedRow>() // a refusal leaves it as it was, so all callers of a row share one
  for (const { row } of refused) if (!givens.has(row)) givens.set(row, await givenOf(world, row))
  const prepared = await inParallel(refused, CONCURRENCY, (cell) => prepare(world, cell, givens.get(cell.row)))
  const before = await snapshot(world.app.db)
  const wrong = (await inParallel(prepared, CONCURRENCY, (cell) => wrongAnswer(world, cell))).flat()
  expect(wrong).toEqual([])
  expect(changedTables(before, await snapshot(world.app.db))).toEqual([])
}, 120_000)

test(`${allowed.length} allowed calls succeed`, async () => {
  const wrong = await inParallel(allowed, CONCURRENCY, async (cell) => wrongAnswer(world, await prepare(world, cell)))
  expect(wrong.flat()).toEqual([])
}, 120_000)

test('no response to an anonymous caller has an e-mail address', async () => {
  await home({ title: 'A home with an agent' })(world)
  for (const row of reviewRows.remove) await row.given?.(world) // a review
  const calls = allowed.filter(({ as }) => as === 'anonymous')
  const answers = await inParallel(calls, CONCURRENCY, async (cell) => {
    const answer = await sendCell(world, await prepare(world, cell))
    return { name: cell.name, status: answer.status, text: (await answer.text()) + answer.headers.get('link') }
  })
  expect(answers.filter(({ status }) => status >= 300)).toEqual([])
  expect(answers.filter(({ text }) => /@|%40/.test(text))).toEqual([])
  for (const shown of ['A home with an agent', 'Mill House'])
    expect(answers.some(({ text }) => text.includes(shown))).toBe(true)
})
