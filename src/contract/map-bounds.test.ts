import { expect, test } from 'vitest'
import { bboxIn, bboxText } from './map-bounds.ts'

test.each([
  '-2.4,53.3,-2.1,53.6',
  '-180,-90,180,90',
  '170,-50,-170,-30', // across the date line
  '1.5,2,1.5,2', // one point
  '0.000001,-0.000001,10,20',
])('“%s” is a box of the map', (text) => {
  expect(bboxIn(text)).toBeDefined()
  const box = bboxIn(text)
  expect(box && bboxIn(bboxText(box))).toEqual(box)
})

test.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  'NaN,0,1,1',
  'Infinity,0,1,1',
  '0,0,1e9,1',
  ' 0,0,1,1',
  '0x1,0,1,1',
  '1e-7,0,1,1',
  '0,,1,1',
  '-181,0,1,1',
  '0,0,180.0001,1',
  '0,-90.1,1,1',
  '0,0,1,91',
  '0,2,1,1', // south and north swapped
  '0,0,1,1; drop table property',
  `0,0,1,${'9'.repeat(400)}`,
])('“%s” is none', (text) => {
  expect(bboxIn(text)).toBeUndefined()
})
