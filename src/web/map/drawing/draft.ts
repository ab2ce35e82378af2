import { type Circle, type Corner, MAX_CORNERS, MIN_CORNERS, type Ring } from '#contract/drawn-area'
import { bboxIn } from '#contract/map-bounds'

/** The drawn area of a search, as in its address; empty without one. */
export type DrawnArea = { within: string; near: string }

export type DrawnOn = { bbox: string; zoom: number }

export type Draft = { kind: 'areas'; rings: Ring[] } | { kind: 'circle'; circle: Circle }

export const cornersOf = (rings: Ring[]): number => rings.flat().length

const clamped = (degrees: number, most: number): number => Math.min(Math.max(degrees, -most), most)

/** Returns the nearest point of the map, which ends at the line of dates and at 85°. */
export const onMap = ([latitude, longitude]: Corner): Corner => [clamped(latitude, 85), clamped(longitude, 180)]

export const withCorner = (rings: Ring[], corner: Corner): Ring[] =>
  cornersOf(rings) >= MAX_CORNERS ? rings : [...rings.slice(0, -1), [...(rings.at(-1) ?? []), onMap(corner)]]

export const movedCorner = (rings: Ring[], ring: number, at: number, corner: Corner): Ring[] =>
  rings.map((corners, number) =>
    number === ring ? corners.map((one, place) => (place === at ? onMap(corner) : one)) : corners,
  )

export function withoutCorner(rings: Ring[], ring: number, at: number): Ring[] {
  const left = rings.map((corners, number) => (number === ring ? corners.filter((_, place) => place !== at) : corners))
  const drawn = left.filter((corners, number) => corners.length > 0 || number === left.length - 1)
  return drawn.length > 0 ? drawn : [[]]
}

export const isComplete = (ring: Ring): boolean => ring.length >= MIN_CORNERS

const STEP_PX = 8
const PX_OF_WORLD = 256 // at zoom 0

export function movedBy([latitude, longitude]: Corner, [x, y]: [number, number], zoom: number): Corner {
  const degreesPerPx = 360 / (PX_OF_WORLD * 2 ** zoom)
  const south = y * degreesPerPx * Math.cos((latitude * Math.PI) / 180) // Mercator
  return onMap([latitude - south, longitude + x * degreesPerPx])
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
}
export const stepOf = (key: string): [number, number] | undefined => arrows[key]

/** Returns the middle of the map and the position of the next corner, chosen so that six corners form a hexagon. */
export function placesIn(view: DrawnOn | undefined): { middle: Corner; next: (count: number) => Corner } {
  const { west, south, east, north } = (view && bboxIn(view.bbox)) ?? { west: -10, south: 40, east: 10, north: 60 }
  const middle: Corner = [(south + north) / 2, (west + east) / 2]
  const next = (count: number): Corner => {
    const angle = (count * Math.PI) / 3
    return [middle[0] + (Math.sin(angle) * (north - south)) / 4, middle[1] + (Math.cos(angle) * (east - west)) / 4]
  }
  return { middle, next }
}
