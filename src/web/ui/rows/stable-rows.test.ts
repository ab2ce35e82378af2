import { expect, test } from 'vitest'
import {
  type Answer,
  asAnswered,
  newerThan,
  restOf,
  type StableRows,
  updateRows,
  withChange,
  withRest,
} from './stable-rows.ts'

const keyOf = (row: string) => row.charAt(0)
const answer = (pages: string[][], change: Partial<Answer<string>> = {}): Answer<string> => ({
  request: 'open',
  isUnderway: false,
  pages: pages.map((rows) => ({ rows })),
  ...change,
})
/** The rows after each of these answers, one after the other. */
const after = (...answers: Answer<string>[]): StableRows<string> | undefined =>
  answers.reduce<StableRows<string> | undefined>((kept, next) => updateRows(kept, next, keyOf), undefined)
const shown = (...answers: Answer<string>[]) => after(...answers)?.rows

test('a later answer updates rows, but removes, adds and moves none', () => {
  expect(shown(answer([['a', 'b', 'c']]), answer([['n', 'c', 'a2']]))).toEqual(['a2', 'b', 'c'])
  expect(shown(answer([['a', 'b']]), answer([[]]))).toEqual(['a', 'b'])
})

test('appends another page, with rows that moved up to the page before it', () => {
  const left = answer([['n', 'b', 'c']])
  expect(shown(answer([['a', 'b']]), left, answer([['n', 'b', 'c'], ['d']]))).toEqual(['a', 'b', 'c', 'd'])
})

test('a new request is answered as it is', () => {
  expect(shown(answer([['a', 'b']]), answer([['b']], { request: 'filter' }))).toEqual(['b'])
})

test('rows follow the answer to a request until it is there, and only then stay', () => {
  const known = answer([['a', 'b']], { isUnderway: true })
  expect(after(known)).toMatchObject({ rows: ['a', 'b'], isSettled: false })
  expect(after(known, answer([['n', 'a']]))).toMatchObject({ rows: ['n', 'a'], isSettled: true })
  const later = answer([['m', 'n', 'a']], { isUnderway: true })
  expect(after(known, answer([['n', 'a']]), later)).toMatchObject({ rows: ['n', 'a'], isSettled: true })
})

test('an empty list has nothing that could move', () => {
  expect(shown(answer([[]]), answer([['a']]))).toEqual(['a'])
})

test('the rest of the list is the rows after all that are shown', () => {
  const kept = after(answer([['a', 'b', 'c']]), answer([['n', 'c', 'd', 'e']]))
  expect(kept && restOf(kept, keyOf)).toEqual(['d', 'e'])
  expect(kept && withRest(kept, keyOf).rows).toEqual(['a', 'b', 'c', 'd', 'e'])
  const allGone = after(answer([['a', 'b']]), answer([['c', 'd']]))
  expect(allGone && restOf(allGone, keyOf)).toEqual(['c', 'd'])
})

test('keeps the person’s change of a row until an answer has that row', () => {
  type User = { id: string; role: string }
  const idOf = ({ id }: User) => id
  const ben = { id: 'ben', role: 'user' }
  const pages = [{ rows: [ben] }]
  const made = withChange(
    updateRows(undefined, { request: 'open', isUnderway: false, pages }, idOf),
    'ben',
    { role: 'agent' },
    idOf,
  )
  expect(made.rows).toEqual([{ ...ben, role: 'agent' }])
  const rolesAfter = (...rows: User[][]) =>
    updateRows(made, { request: 'open', isUnderway: false, pages: rows.map((page) => ({ rows: page })) }, idOf).rows
  expect(updateRows(made, { request: 'open', isUnderway: true, pages }, idOf).rows).toEqual(made.rows)
  expect(rolesAfter([])).toEqual(made.rows)
  expect(rolesAfter([{ ...ben, role: 'fraud' }])).toEqual([{ ...ben, role: 'fraud' }])
})

test('rows that have come since wait above those that are shown, until the list is asked for as it was answered', () => {
  const kept = after(answer([['a', 'b', 'c']]), answer([['n', 'm', 'c', 'a2', 'd']]))
  expect(kept && newerThan(kept, keyOf)).toEqual(['n', 'm'])
  expect(kept && asAnswered(kept).rows).toEqual(['n', 'm', 'c', 'a2', 'd'])
  const same = after(answer([['a', 'b']]), answer([['a2', 'b']]))
  expect(same && newerThan(same, keyOf)).toEqual([])
})
