import { expect, test } from 'vitest'
import { unwrapped } from './unwrapped.ts'

test('a coast across the date line goes on beyond it', () => {
  const fiji = [
    [179, -17],
    [-179, -17],
    [-179, -18],
    [179, -18],
    [179, -17],
  ]
  expect(unwrapped(fiji)).toEqual([
    [179, -17],
    [181, -17],
    [181, -18],
    [179, -18],
    [179, -17],
  ])
})

test('a coast around the pole is closed along the lower edge of the map', () => {
  const around = [-170, -60, 60, 170, -170].map((longitude) => [longitude, -70])
  expect(unwrapped(around).slice(-4)).toEqual([
    [190, -70],
    [190, -90],
    [-170, -90],
    [-170, -70],
  ])
})
