import { numbersIn } from 'price-text'
import { expect, test } from 'vitest'
import { clearNumber, possibleNumbers } from './number-choice.ts'

test('of two readings the one that a field can hold counts', () => {
  expect(possibleNumbers('1,500', (value) => value <= 50)).toEqual([1.5])
  expect(possibleNumbers('1.998', Number.isInteger)).toEqual([1998])
  expect(possibleNumbers('1,240', () => true)).toEqual([1.24, 1240])
  expect(possibleNumbers('1,240', () => false)).toEqual([1.24])
})

test.each([85, 85.5, 85.125, 0.125, 1240.001, 12.3456])('%d is written so that it is read as nothing else', (value) => {
  expect(numbersIn(clearNumber(value))).toEqual([value])
})
