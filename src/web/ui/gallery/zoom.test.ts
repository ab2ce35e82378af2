import { expect, test } from 'vitest'
import { MAX_SCALE, moved, pinched, scaled, WHOLE } from './zoom.ts'

const stage = { width: 400, height: 300 }

test('keeps the point under the pointer while zooming', () => {
  const point = { x: 50, y: -20 }
  const view = scaled(WHOLE, 2, point, stage)
  expect(view.scale).toBe(2)
  const under = { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }
  expect(under).toEqual(point)
})

test('a picture is never smaller than its stage, nor larger than four times that', () => {
  expect(scaled({ scale: 2, x: 150, y: 100 }, 0.2, { x: 0, y: 0 }, stage)).toEqual(WHOLE)
  expect(scaled(WHOLE, 50, { x: 0, y: 0 }, stage).scale).toBe(MAX_SCALE)
})

test('a picture is moved up to its edge and no further, and a whole one not at all', () => {
  const large = { scale: 2, x: 0, y: 0 }
  expect(moved(large, { x: 30, y: -40 }, stage)).toEqual({ scale: 2, x: 30, y: -40 })
  expect(moved(large, { x: 900, y: -900 }, stage)).toEqual({ scale: 2, x: 200, y: -150 })
  expect(moved(WHOLE, { x: 30, y: 30 }, stage)).toEqual(WHOLE)
})

test('two fingers that part enlarge the picture about their middle, and carry it with them', () => {
  const before = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const
  const apart = [
    { x: -100, y: 0 },
    { x: 100, y: 0 },
  ] as const
  expect(pinched(WHOLE, before, apart, stage)).toEqual({ scale: 2, x: 0, y: 0 })
  const aside = [
    { x: -70, y: 10 },
    { x: 130, y: 10 },
  ] as const
  expect(pinched(WHOLE, before, aside, stage)).toEqual({ scale: 2, x: 30, y: 10 })
})

test('two fingers at one place divide by nothing', () => {
  const same = [
    { x: 5, y: 5 },
    { x: 5, y: 5 },
  ] as const
  expect(pinched(WHOLE, same, same, stage)).toEqual(WHOLE)
})
