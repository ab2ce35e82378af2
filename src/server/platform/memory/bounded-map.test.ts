import { expect, test } from 'vitest'
import { boundedMap } from './bounded-map.ts'

test('a bounded map keeps as many values as it may, and forgets the oldest for another', () => {
  const map = boundedMap<string, number>(2)
  expect(map.add('a', 1)).toBe(1)
  map.add('b', 2)
  expect(['a', 'b'].map(map.get)).toEqual([1, 2])
  map.add('c', 3)
  expect(['a', 'b', 'c'].map(map.get)).toEqual([undefined, 2, 3])
})

test('a key that is added again is forgotten last', () => {
  const map = boundedMap<string, number>(2)
  map.add('a', 1)
  map.add('b', 2)
  map.add('a', 3)
  map.add('c', 4)
  expect(['a', 'b', 'c'].map(map.get)).toEqual([3, undefined, 4])
})

test('a key that was added without a value is known', () => {
  const map = boundedMap<string, number | undefined>(1)
  map.add('a', undefined)
  expect(['a', 'b'].map(map.has)).toEqual([true, false])
})
