import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import text from './land-details.topojson?raw'
import { type Drawn, type drawNearView, linesByCell, polygonsByCell } from './near-view.ts'
import { outlinesByZoom } from './outlines-by-zoom.ts'

type Areas = { type: 'GeometryCollection'; geometries: (Polygon | MultiPolygon)[] }
type Details = Topology<{ lakes: Areas; towns: Areas; rivers: GeometryCollection }>

/** The lowest zooms that show towns and rivers; below them, these would be specks and a web of lines. */
const TOWNS_FROM = 5
const RIVERS_FROM = 4

/** Draws built-up areas, rivers and, over these, lakes of Natural Earth at 1:50m. See docs/data-licences.md. */
export function addLandDetails(draw: ReturnType<typeof drawNearView>, drawn: Drawn): void {
  const details: Details = JSON.parse(text)
  const areasOf = (topology: Details, areas: Areas, className: string) =>
    polygonsByCell(merge(topology, areas.geometries).coordinates, { ...drawn, className })
  draw({ parts: () => areasOf(details, details.objects.towns, 'map-built'), from: TOWNS_FROM })
  draw({
    parts: () => linesByCell(mesh(details, details.objects.rivers).coordinates, { ...drawn, className: 'map-river' }),
    from: RIVERS_FROM,
  })
  for (const { outlines, ...zooms } of outlinesByZoom(details))
    draw({ parts: () => areasOf(outlines(), details.objects.lakes, 'map-lake'), ...zooms })
}
