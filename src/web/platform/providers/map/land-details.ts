import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import text from './land-details.topojson?raw'
import { type Drawn, type drawNearView, linesByCell, polygonsByCell } from './near-view.ts'

type Areas = { type: 'GeometryCollection'; geometries: (Polygon | MultiPolygon)[] }
type Details = Topology<{ lakes: Areas; towns: Areas; rivers: GeometryCollection }>

/** The lowest zooms that show towns and rivers; below them, these would be specks and a web of lines. */
const TOWNS_FROM = 5
const RIVERS_FROM = 4

/** Draws built-up areas, rivers and, over these, lakes of Natural Earth at 1:50m. See docs/data-licences.md. */
export function addLandDetails(draw: ReturnType<typeof drawNearView>, drawn: Drawn): void {
  const details: Details = JSON.parse(text)
  const { lakes, towns, rivers } = details.objects
  const areasOf = (areas: Areas, className: string) =>
    polygonsByCell(merge(details, areas.geometries).coordinates, { ...drawn, className })
  draw({ parts: areasOf(towns, 'map-built'), from: TOWNS_FROM })
  draw({
    parts: linesByCell(mesh(details, rivers).coordinates, { ...drawn, className: 'map-river' }),
    from: RIVERS_FROM,
  })
  draw({ parts: areasOf(lakes, 'map-lake'), from: 0 })
}
