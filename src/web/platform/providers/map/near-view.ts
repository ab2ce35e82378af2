import type { Position } from 'geojson'
import L, { type Map as LeafletMap } from 'leaflet'

export type Drawn = Pick<L.PolylineOptions, 'interactive' | 'pane' | 'renderer'>

type Part = L.Path & Pick<L.Polyline, 'getBounds'>

/** Shapes of one look, shown at the zooms `from` to before `below`. `parts`: called when they are first shown. */
type Drawing = { parts: () => Part[]; from: number; below?: number }

/** Degrees. Shapes are drawn together by cells of this size; a larger one is drawn alone. */
const CELL = 12
/** The margin that the SVG renderer draws on each side of the screen, in screens. */
export const SURROUNDINGS = 1

/**
 * Draws the shapes near the screen, in the order in which they were added. Leaflet projects each corner of all that is
 * on the map after each zoom: for the whole world, that takes longer than many frames.
 */
export function drawNearView(map: LeafletMap): (drawing: Drawing) => void {
  const drawings: (Drawing & { made?: Part[] })[] = []
  const isShown = ({ from, below = Number.POSITIVE_INFINITY }: Drawing) =>
    map.getZoom() >= from && map.getZoom() < below
  const isNear = (part: Part) => surroundingsOf(map.getBounds()).intersects(part.getBounds())
  const removeFar = () => {
    for (const drawing of drawings)
      for (const part of drawing.made ?? [])
        if (map.hasLayer(part) && !(isShown(drawing) && isNear(part))) part.remove()
  }
  const addNear = () => {
    let isAdded = false
    for (const drawing of drawings.filter(isShown)) {
      drawing.made ??= drawing.parts()
      const added = drawing.made.filter((part) => !map.hasLayer(part) && isNear(part))
      for (const part of added) part.addTo(map)
      isAdded ||= added.length > 0
      if (isAdded) for (const part of drawing.made) if (map.hasLayer(part)) part.bringToFront()
    }
  }
  map.on('zoomend', removeFar) // before the renderer, which begins to listen when the first shape is added
  map.on('moveend', () => {
    removeFar()
    addNear()
  })
  return (drawing) => {
    drawings.push(drawing)
    addNear()
  }
}

function surroundingsOf(screen: L.LatLngBounds): L.LatLngBounds {
  const height = (screen.getNorth() - screen.getSouth()) * SURROUNDINGS
  const width = (screen.getEast() - screen.getWest()) * SURROUNDINGS
  return L.latLngBounds(
    [screen.getSouth() - height, screen.getWest() - width],
    [screen.getNorth() + height, screen.getEast() + width],
  )
}

/** Leaves out outlines that have fewer than three corners left. */
export const polygonsByCell = (polygons: Position[][][], options: L.PolylineOptions): Part[] =>
  byCell(polygons.filter(isArea), ([ring = []]) => ring).map(
    (cell) => new L.Polygon(L.GeoJSON.coordsToLatLngs(cell, 2), options),
  )

function isArea([ring = []]: Position[][]): boolean {
  const [first, , third] = ring // a line there and back: topojson-client closes it and fills it up to four
  return ring.length > 3 && (first?.[0] !== third?.[0] || first?.[1] !== third?.[1])
}

export const linesByCell = (lines: Position[][], options: L.PolylineOptions): Part[] =>
  byCell(lines, (line) => line).map((cell) => L.polyline(L.GeoJSON.coordsToLatLngs(cell, 1), options))

function byCell<Shape>(shapes: Shape[], cornersOf: (shape: Shape) => Position[]): Shape[][] {
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
