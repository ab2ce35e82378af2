import L, { type Map as LeafletMap } from 'leaflet'
import { byCell, type Drawing } from './shapes.ts'

type Part = L.Path & Pick<L.Polyline, 'getBounds'>

/** The margin that the SVG renderer draws on each side of the screen, in screens. */
const SURROUNDINGS = 1

/**
 * Draws the shapes near the screen, in the order in which they were added. Leaflet projects each corner of all that is
 * on the map after each zoom: for the whole world, that takes longer than many frames.
 */
export function drawNearView(map: LeafletMap, pane: string): (drawing: Drawing) => void {
  const drawn = { interactive: false, pane, renderer: L.svg({ padding: SURROUNDINGS, pane }) }
  const drawings: (Drawing & { made?: Part[] })[] = []
  const isShown = ({ from, below }: Drawing) => map.getZoom() >= from && map.getZoom() < below
  const isNear = (part: Part) => surroundingsOf(map.getBounds()).intersects(part.getBounds())
  const removeFar = () => {
    for (const drawing of drawings)
      for (const part of drawing.made ?? [])
        if (map.hasLayer(part) && !(isShown(drawing) && isNear(part))) part.remove()
  }
  const addNear = () => {
    let isAdded = false
    for (const drawing of drawings.filter(isShown)) {
      drawing.made ??= partsOf(drawing, drawn)
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

const partsOf = ({ shapes, className }: Drawing, drawn: L.PolylineOptions): Part[] =>
  byCell(shapes()).map((cell) =>
    'areas' in cell
      ? new L.Polygon(L.GeoJSON.coordsToLatLngs(cell.areas, 2), { ...drawn, className })
      : L.polyline(L.GeoJSON.coordsToLatLngs(cell.lines, 1), { ...drawn, className }),
  )
