import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import text from './land-details.topojson?raw'
import { outlinesByZoom } from './outlines-by-zoom.ts'
import { type Drawing, enclosing } from './shapes.ts'

type Areas = { type: 'GeometryCollection'; geometries: (Polygon | MultiPolygon)[] }
type Details = Topology<{ lakes: Areas; towns: Areas; rivers: GeometryCollection }>

/** The lowest zooms that show towns and rivers; below them, these would be specks and a web of lines. */
const TOWNS_FROM = 5
const RIVERS_FROM = 4

/** Draws built-up areas, rivers and, over these, lakes of Natural Earth at 1:50m. See docs/data-licences.md. */
export function addLandDetails(draw: (drawing: Drawing) => void): void {
  const details: Details = JSON.parse(text)
  const areasOf = (topology: Details, areas: Areas) => ({
    areas: enclosing(merge(topology, areas.geometries).coordinates),
  })
  const riversOf = (topology: Details) => ({ lines: mesh(topology, topology.objects.rivers).coordinates })
  const sets = outlinesByZoom(details)
  draw({
    shapes: () => areasOf(details, details.objects.towns),
    className: 'map-built',
    from: TOWNS_FROM,
    below: Number.POSITIVE_INFINITY,
  })
  for (const { outlines, ...zooms } of sets.filter(({ from }) => from >= RIVERS_FROM))
    draw({ shapes: () => riversOf(outlines()), className: 'map-river', ...zooms })
  for (const { outlines, ...zooms } of sets)
    draw({ shapes: () => areasOf(outlines(), details.objects.lakes), className: 'map-lake', ...zooms })
}
