import { expect, test } from 'vitest'
import type { Cluster } from '#contract/map'
import { bboxText } from '#contract/map-bounds'
import { onWorldMap } from '#contract/map-tile'
import { mergeClusters } from './merge-clusters.ts'

const home = (_id: string, latitude: number, longitude: number): Cluster => ({
  latitude,
  longitude,
  count: 1,
  bbox: bboxText({ west: longitude, south: latitude, east: longitude, north: latitude }),
  isOnePoint: true,
  home: { _id, title: _id, price: '1' },
})
const screen = { zoom: 10, widthOf: () => 80 }

test('pins far enough from each other stay as they are', () => {
  const pins = [home('a', 53.5, -2.2), home('b', 53.5, -2.05), home('c', 53.56, -2.2)]
  expect(mergeClusters(pins, screen)).toEqual(pins)
})

test('pins whose tags would cover each other are one, between them and with the bounds of both', () => {
  const [merged, ...others] = mergeClusters([home('a', 53.5, -2.2), home('b', 53.5, -2.18)], screen)
  expect(others).toEqual([])
  expect(merged).toEqual({
    latitude: expect.closeTo(53.5, 6),
    longitude: expect.closeTo(-2.19, 6),
    count: 2,
    bbox: '-2.2,53.5,-2.18,53.5',
    isOnePoint: false,
  })
})

test('a number that is not exact stays so', () => {
  const many = { ...home('a', 53.5, -2.2), count: '1000+' as const, home: undefined }
  expect(mergeClusters([many, home('b', 53.5, -2.2)], screen).map(({ count }) => count)).toEqual(['1001+'])
})

test('of two hundred pins no tag covers another, and every home is counted', () => {
  const pins = Array.from({ length: 200 }, (_, n) => home(`${n}`, 53 + Math.sin(n) / 2, -2 + Math.cos(n * n) / 2))
  for (const zoom of [5, 9, 11]) {
    const merged = mergeClusters(pins, { ...screen, zoom })
    expect(merged.reduce((sum, { count }) => sum + Number(count), 0)).toBe(200)
    const points = merged.map((pin) => onWorldMap(pin)).map(({ x, y }) => [x * 256 * 2 ** zoom, y * 256 * 2 ** zoom])
    const near = points.filter(([x = 0, y = 0], at) =>
      points.some(
        ([otherX = 0, otherY = 0], other) => other !== at && Math.abs(x - otherX) < 80 && Math.abs(y - otherY) < 40,
      ),
    )
    expect(near).toEqual([])
  }
})
