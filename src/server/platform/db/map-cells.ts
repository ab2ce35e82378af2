import type { Bounds } from '#contract/map-bounds'

/**
 * A square of the map. `from`, `to`: the range of `map_cell` numbers of its points; the range is contiguous, because
 * these numbers alternate the bits of longitude and latitude.
 */
export type MapCell = Bounds & { from: number; to: number }

/**
 * The number of bits for each of longitude and latitude, as in the database function `map_cell`: a precision of about
 * half a metre.
 */
const BITS = 26
const LONGITUDES = 360
const LATITUDES = 180

/**
 * Returns the cells that cover a box. A cell's side is that of the world halved `halvings` times, or larger if there
 * would be more than `max` cells.
 */
export function cellsOf(box: Bounds, halvings: number, max: number): MapCell[] {
  const boxes =
    box.west <= box.east
      ? [box]
      : [
          { ...box, east: 180 },
          { ...box, west: -180 },
        ]
  const spans = boxes.map((part) => spanOf(part, halvings))
  const count = spans.reduce((sum, { columns, rows }) => sum + columns * rows, 0)
  if (count > max && halvings > 0) return cellsOf(box, halvings - 1, max)
  return spans.flatMap(({ column, columns, row, rows, side }) =>
    Array.from({ length: columns * rows }, (_, place) =>
      cellAt((column + (place % columns)) * side, (row + Math.floor(place / columns)) * side, side),
    ),
  )
}

function spanOf({ west, south, east, north }: Bounds, halvings: number) {
  const side = 2 ** (BITS - halvings)
  const columnOf = (longitude: number) => Math.floor(placeOf(longitude + 180, LONGITUDES) / side)
  const rowOf = (latitude: number) => Math.floor(placeOf(latitude + 90, LATITUDES) / side)
  const [column, row] = [columnOf(west), rowOf(south)]
  return { column, columns: columnOf(east) - column + 1, row, rows: rowOf(north) - row + 1, side }
}

const placeOf = (degrees: number, all: number): number =>
  Math.min(Math.floor((degrees / all) * 2 ** BITS), 2 ** BITS - 1)

function cellAt(x: number, y: number, side: number): MapCell {
  const from = interleaved(x, y)
  const degrees = (place: number, all: number) => (place / 2 ** BITS) * all
  return {
    west: degrees(x, LONGITUDES) - 180,
    east: degrees(x + side, LONGITUDES) - 180,
    south: degrees(y, LATITUDES) - 90,
    north: degrees(y + side, LATITUDES) - 90,
    from,
    to: from + side * side,
  }
}

function interleaved(x: number, y: number): number {
  let number = 0
  for (let bit = BITS - 1; bit >= 0; bit--) number = number * 4 + ((x >> bit) & 1) + 2 * ((y >> bit) & 1)
  return number
}
