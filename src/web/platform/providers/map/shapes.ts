import type { Position } from 'geojson'

/** Areas, each of its outline and its holes, or lines; corners are longitude and latitude. */
export type Shapes = { areas: Position[][][] } | { lines: Position[][] }

/** Shapes of one look, shown at the zooms `from` to before `below`. `shapes`: called when they are first shown. */
export type Drawing = { shapes: () => Shapes; className: string; from: number; below: number }

/** Leaves out outlines that have fewer than three corners left. */
export const enclosing = (areas: Position[][][]): Position[][][] => areas.filter(isArea)

function isArea([ring = []]: Position[][]): boolean {
  const [first, , third] = ring // a line there and back: topojson-client closes it and fills it up to four
  return ring.length > 3 && (first?.[0] !== third?.[0] || first?.[1] !== third?.[1])
}

/** Degrees. Shapes are drawn together by cells of this size; a larger one is drawn alone. */
const CELL = 12

export const byCell = (shapes: Shapes): Shapes[] =>
  'areas' in shapes
    ? grouped(shapes.areas, ([ring = []]) => ring).map((areas) => ({ areas }))
    : grouped(shapes.lines, (line) => line).map((lines) => ({ lines }))

function grouped<Shape>(shapes: Shape[], cornersOf: (shape: Shape) => Position[]): Shape[][] {
  const cells = new Map<string, Shape[]>()
  for (const [at, shape] of shapes.entries()) {
    const corners = cornersOf(shape)
    const [west, east] = rangeOf(corners.map(([longitude = 0]) => longitude))
    const [south, north] = rangeOf(corners.map(([, latitude = 0]) => latitude))
    const isLarge = east - west > CELL || north - south > CELL
    const key = isLarge ? `alone ${at}` : `${Math.floor(west / CELL)} ${Math.floor(south / CELL)}`
    const cell = cells.get(key)
    if (cell) cell.push(shape)
    else cells.set(key, [shape])
  }
  return [...cells.values()]
}

function rangeOf(values: number[]): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}
