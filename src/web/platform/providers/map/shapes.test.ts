import { expect, test } from 'vitest'
import { enclosing } from './shapes.ts'

const corners = [
  [1, 1],
  [2, 2],
  [1, 2],
  [1, 1],
]

test('leaves out an outline of fewer than three corners', () => {
  const thereAndBack = [
    [1, 1],
    [2, 2],
    [1, 1],
    [1, 1],
  ]
  expect(enclosing([[thereAndBack], [corners]])).toEqual([[corners]])
})
