import { boundsAround } from '#contract/distance'
import type { Circle, Corner, Ring } from '#contract/drawn-area'
import type { Bounds } from '#contract/map-bounds'
import type { MapShape } from './map-shapes.ts'

const EDGE = 180
const TURNS = [-2, -1, 0, 1, 2] // longitudes of an area begin up to 540° away, and continue for less than 360°

/** Returns the parts of an area on a map that ends at the line of dates: one that crosses it has a part at each end. */
export const ringsOnMap = (ring: Ring): Ring[] =>
  ring.every(([, longitude]) => Math.abs(longitude) <= EDGE)
    ? [ring]
    : TURNS.map((turn) => ring.map(([latitude, longitude]): Corner => [latitude, longitude + 360 * turn]))
        .map((turned) => cut(cut(turned, EDGE, 1), -EDGE, -1))
        .filter((part) => widthOf(part) > 0)

/** Returns a shape as it is shown on a map that ends at the antimeridian: what crosses it, at both ends. */
export function shapesOnMap(shape: MapShape): MapShape[] {
  if (Array.isArray(shape)) return ringsOnMap(shape)
  const turn = shape.longitude > 0 ? -360 : 360
  return boxesOf(shape).length > 1 ? [shape, { ...shape, longitude: shape.longitude + turn }] : [shape]
}

/** Returns bounds that contain all shapes; of those that cross the line of dates, the wider part. */
export function boundsOfShapes(shapes: MapShape[]): Bounds | undefined {
  const boxes = shapes.flatMap((shape) => widestOf(boxesOf(shape)) ?? [])
  if (boxes.length === 0) return undefined
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.max(Math.min(...boxes.map(({ south }) => south)), -90),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.min(Math.max(...boxes.map(({ north }) => north)), 90),
  }
}

const widestOf = (boxes: Bounds[]): Bounds | undefined => {
  const widths = boxes.map(({ west, east }) => east - west)
  return boxes[widths.indexOf(Math.max(...widths))]
}

const boxesOf = (shape: MapShape): Bounds[] =>
  Array.isArray(shape) ? ringsOnMap(shape).map(boxOf) : boxesAround(shape)

function boxesAround(circle: Circle): Bounds[] {
  const box = boundsAround(circle, circle.metres / 1000)
  return box.west <= box.east
    ? [box]
    : [
        { ...box, east: EDGE },
        { ...box, west: -EDGE },
      ]
}

function boxOf(ring: Ring): Bounds {
  const [latitudes, longitudes] = [ring.map(([latitude]) => latitude), ring.map(([, longitude]) => longitude)]
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}

const widthOf = (ring: Ring): number => (ring.length === 0 ? 0 : boxOf(ring).east - boxOf(ring).west)

/** Cuts off what is east (`sign` 1) or west (-1) of a meridian, by the algorithm of Sutherland and Hodgman. */
function cut(ring: Ring, meridian: number, sign: 1 | -1): Ring {
  const isKept = ([, longitude]: Corner) => sign * (longitude - meridian) <= 0
  return ring.flatMap((corner, at) => {
    const before = ring.at(at - 1) ?? corner
    const crossing = isKept(before) === isKept(corner) ? [] : [pointAt(meridian, before, corner)]
    return isKept(corner) ? [...crossing, corner] : crossing
  })
}

function pointAt(meridian: number, from: Corner, to: Corner): Corner {
  const share = (meridian - from[1]) / (to[1] - from[1])
  return [from[0] + share * (to[0] - from[0]), meridian]
}
