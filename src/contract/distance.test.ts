import { expect, test } from 'vitest'
import { boundsAround, degreesEast, kilometresBetween } from './distance.ts'

test.each([
  [10, 20, 10],
  [20, 10, -10],
  [179.98, -179.97, 0.05],
  [-179.97, 179.98, -0.05],
  [0, 180, -180],
])('from longitude %d to %d it is %d degrees east', (from, to, degrees) => {
  expect(degreesEast(from, to)).toBeCloseTo(degrees, 9)
})

test('a part of the map around a point near the line of dates crosses it', () => {
  const fiji = { latitude: -16.8, longitude: 179.98 }
  const { west, south, east, north } = boundsAround(fiji, 50)
  expect([west, east].map((degrees) => Math.round(degrees * 100) / 100)).toEqual([179.51, -179.55])
  expect([south, north].map((degrees) => Math.round(degrees * 100) / 100)).toEqual([-17.25, -16.35])
  const other = boundsAround({ latitude: -16.8, longitude: -179.98 }, 50)
  expect([other.west > 0, other.east < 0]).toEqual([true, true])
})

test.each([
  [51.5, -0.1],
  [-16.8, 179.98],
  [78.2, -179.9],
])('what lies within the distance of %d, %d lies within its bounds', (latitude, longitude) => {
  const km = 40
  const { west, south, east, north } = boundsAround({ latitude, longitude }, km)
  for (let angle = 0; angle < 360; angle += 5) {
    const [up, across] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    const point = {
      latitude: latitude + (up * km) / 111.4,
      longitude: longitude + (across * km) / 111.4 / Math.cos((latitude * Math.PI) / 180),
    }
    if (kilometresBetween({ latitude, longitude }, point) > km) continue
    const there = degreesEast(0, point.longitude)
    expect(point.latitude).toBeGreaterThanOrEqual(south)
    expect(point.latitude).toBeLessThanOrEqual(north)
    expect(west <= east ? there >= west && there <= east : there >= west || there <= east).toBe(true)
  }
})

test('is all around at a pole', () => {
  expect(boundsAround({ latitude: 89.99, longitude: 20 }, 50)).toMatchObject({ west: -180, east: 180 })
})
