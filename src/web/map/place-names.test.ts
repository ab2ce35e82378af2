import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { onWorldMap } from '#contract/map-tile'
import type { Ground, MapName } from '../platform/providers/map/ground.ts'
import { land } from '../platform/providers/map/land.ts'
import { type Box, type PlacedName, placeNames } from './place-names.ts'

const SIZE = { width: 1280, height: 900 }
let ground: Ground
beforeAll(() => {
  ground = land()
})

/** The names on a map around a point, with letters of 8 pixels; towns as the server has them. */
async function namesAround(latitude: number, longitude: number, zoom: number, covered: Box[] = []) {
  const worldPx = 256 * 2 ** zoom
  const middle = onWorldMap({ latitude, longitude })
  const pixelOf = (name: MapName) => {
    const { x, y } = onWorldMap(name)
    return { x: (x - middle.x) * worldPx + SIZE.width / 2, y: (y - middle.y) * worldPx + SIZE.height / 2 }
  }
  const [across, down] = [SIZE.width, SIZE.height].map((side) => (side / 2 / worldPx) * 360) as [number, number] // two
  const bounds = {
    west: Math.max(longitude - across, -180),
    south: Math.max(latitude - down, -85),
    east: Math.min(longitude + across, 180),
    north: Math.min(latitude + down, 85),
  }
  const names = (await ground.namesIn?.(bounds, zoom)) ?? []
  return placeNames([...names, ...towns(latitude, longitude)], {
    pixelOf,
    widthOf: ({ text }) => text.length * 8,
    covered,
  })
}

/** Two hundred towns within two degrees, often on each other. */
const towns = (latitude: number, longitude: number): MapName[] =>
  Array.from({ length: 200 }, (_, n) => ({
    kind: 'town',
    text: `Town ${n}`,
    latitude: latitude + Math.sin(n * 7) * (n / 100),
    longitude: longitude + Math.cos(n * 3) * (n / 100),
  }))

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
const overlaps = (placed: PlacedName[]) =>
  placed.flatMap((one, at) => placed.slice(at + 1).filter((other) => meet(one.box, other.box)))

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server'))) // its towns are left out

test.each([2, 5, 8, 11])('no name covers another at zoom %i', async (zoom) => {
  for (const [latitude, longitude] of [
    [53.5, -2.2],
    [15, -65],
    [60, 60],
    [-15, 175],
  ] as const) {
    const placed = await namesAround(latitude, longitude, zoom)
    expect(placed.length).toBeGreaterThan(3)
    expect(overlaps(placed)).toEqual([])
  }
})

test('a name gives way to a pin, a town’s to its other side', async () => {
  const [free] = await namesAround(53.5, -2.2, 11)
  if (!free) throw new Error('no name was placed')
  expect(free.side).toBe('below')
  const pin = { ...free.box, top: free.box.bottom - 2 }
  const placed = await namesAround(53.5, -2.2, 11, [pin])
  expect(placed.find(({ name }) => name.text === free.name.text)?.side).toBe('above')
  expect(placed.filter(({ box }) => meet(box, pin))).toEqual([])
})

test('a town that a pin stands on has its name under the pin', async () => {
  const town: MapName = { kind: 'town', text: 'Didsbury', latitude: 53.4, longitude: -2.2 }
  const tag = { left: 280, right: 320, top: 262, bottom: 294 } // its tip is 6 pixels above the town
  const screen = { pixelOf: () => ({ x: 300, y: 300 }), widthOf: () => 60, covered: [tag] }
  expect(placeNames([town], screen).map(({ side }) => side)).toEqual(['under'])
})

test('land, sea, coast and names differ in light and dark', async () => {
  const css = await readFile(join(import.meta.dirname, 'map.css'), 'utf8')
  const colours = [...css.matchAll(/--map-(\w+): light-dark\((#\w{6}), (#\w{6})\)/g)]
  for (const theme of [2, 3]) {
    const of = Object.fromEntries(colours.map((found) => [found[1], String(found[theme])]))
    expect(contrast(of.sea, of.land)).toBeGreaterThanOrEqual(1.35)
    expect(Math.max(contrast(of.coast, of.sea), contrast(of.coast, of.land))).toBeGreaterThanOrEqual(3)
    for (const name of [of.name, of.country])
      for (const ground of [of.sea, of.land]) expect(contrast(name, ground)).toBeGreaterThanOrEqual(4.5)
  }
})

/** The ratio of WCAG 2. */
function contrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
