import { expect, test } from 'vitest'
import { inView, nearest, type Position } from './group-positions.ts'

/** Ten groups of 1,000 px, one below the other. */
const ten: Position[] = Array.from({ length: 10 }, (_, at) => ({ top: 500 + 1_000 * at, height: 1_000 }))

test.each([
  ['at the top of the page', 0, [0]],
  ['within one group', 3_600, [3]],
  ['between two', 4_000, [3, 4]],
  ['below all of them', 20_000, [0]],
])('coming back %s renders these groups first', (_where, top, groups) => {
  expect(inView(ten, { top, height: 800 })).toEqual(groups)
})

test('a list without known positions renders its first group', () => {
  expect(inView([undefined, undefined], { top: 4_000, height: 800 })).toEqual([0])
})

test('groups next to the visible ones come first, then those further away', () => {
  const shown = new Set([3, 4])
  const order: (number | undefined)[] = []
  for (let step = 0; step < 9; step++) {
    const next = nearest(ten, shown, { top: 4_000, height: 800 })
    order.push(next)
    if (next !== undefined) shown.add(next)
  }
  expect(order).toEqual([2, 5, 1, 6, 0, 7, 8, 9, undefined])
})

test('groups that were never seen come in their order, after those that were', () => {
  const known = [...ten.slice(0, 2), undefined, undefined]
  expect(nearest(known, new Set([0]), { top: 0, height: 800 })).toBe(1)
  expect(nearest(known, new Set([0, 1]), { top: 0, height: 800 })).toBe(2)
  expect(nearest(known, new Set([0, 1, 2]), { top: 0, height: 800 })).toBe(3)
})
