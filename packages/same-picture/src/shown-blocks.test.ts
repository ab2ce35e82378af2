import { expect, test } from 'vitest'
import { BLOCK, type Block } from './placed-blocks.ts'
import { isExactWhereShown } from './shown-blocks.ts'

const COLUMNS = 12
const ROWS = 10
const light = { gain: 1, offset: 0 }
const places = { shiftX: 0.1, shiftY: 0, own: 120, there: 120 }
const exact = { correlation: 0.99, difference: 1, corner: 0.3, detail: 0.4, gain: 1, ...places }
const hidden = { ...exact, correlation: 0.1, there: 60, gain: 0.4 }
const resembling = { ...exact, correlation: 0.92, gain: 0.9 }
const wall = { own: 180, there: 181, deviation: 2 }

/**
 * Compares pictures of which the first `shown` blocks, row by row, are as given, the last `like` resemble each other and
 * the others are hidden.
 */
function isExact({
  shown = 48,
  like = 0,
  as = exact,
  walls = Array(20).fill(wall),
  every = 1,
  isShown = (at: number) => at % every === 0 && at < shown * every,
}) {
  const blocks: Block[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => ({
    ...(isShown(at) ? as : at >= COLUMNS * ROWS - like ? resembling : hidden),
    x: (at % COLUMNS) * BLOCK,
    y: Math.floor(at / COLUMNS) * BLOCK,
  }))
  const alike = blocks.filter(({ correlation }) => correlation >= 0.95)
  return isExactWhereShown({ blocks, plain: walls, alike, light })
}

test('what is exact above what is hidden belongs to one photograph', () => {
  expect(isExact({})).toBe(true)
})

test.each([
  ['shifted', { as: { ...exact, shiftX: 0.5 } }],
  ['lit from elsewhere', { as: { ...exact, gain: 1.2 } }],
  ['brighter', { as: { ...exact, there: 130 } }],
  ['blurred', { as: { ...exact, detail: 0.1 } }],
  ['scattered', { shown: 36, every: 2 }],
  ['only nearly the same', { as: { ...exact, correlation: 0.96 } }],
  ['less than what may stand before it', { shown: 30, walls: Array(15).fill(wall) }],
  ['less than a third, where more resembles it', { shown: 36, like: 27, walls: Array(80).fill(wall) }],
  ['a frame of one colour besides', { shown: 30, walls: Array(80).fill({ ...wall, deviation: 0 }) }],
  ['beside walls of another shade', { shown: 30, walls: Array(80).fill({ ...wall, there: 150 }) }],
])('what is %s may belong to two', (_, change) => {
  expect(isExact(change)).toBe(false)
})

test('what is exact in places of two blocks by three between furniture belongs to one photograph', () => {
  const isShown = (at: number) => [1, 2].includes(at % 4) && [1, 2, 3].includes(Math.floor(at / COLUMNS) % 5)
  expect(isExact({ isShown })).toBe(true)
})

test('what is exact between the letters of a watermark, more than a third, belongs to one photograph', () => {
  expect(isExact({ shown: 60, every: 2 })).toBe(true)
})

test('what is exact where little resembles it belongs to one photograph, the more of it the more may', () => {
  expect(isExact({ shown: 36, like: 26, walls: Array(80).fill(wall) })).toBe(true)
  expect(isExact({ shown: 48, like: 40 })).toBe(true)
})

test('even walls in one light count as shown', () => {
  expect(isExact({ shown: 30, walls: Array(80).fill(wall) })).toBe(true)
})
