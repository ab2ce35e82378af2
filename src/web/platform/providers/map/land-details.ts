import type { GeometryObject } from 'geojson'
import L, { type Map as LeafletMap } from 'leaflet'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import text from './land-details.topojson?raw'

export type Drawn = Pick<L.GeoJSONOptions, 'interactive' | 'pane'> & { renderer: L.Renderer }

type Areas = { type: 'GeometryCollection'; geometries: (Polygon | MultiPolygon)[] }
type Details = Topology<{ lakes: Areas; towns: Areas; rivers: GeometryCollection }>

/** The lowest zooms that show towns and rivers; below them, these would be specks and a web of lines. */
const TOWNS_FROM = 5
const RIVERS_FROM = 4

/** Draws built-up areas, rivers and lakes of Natural Earth at 1:50m. See docs/data-licences.md. */
export function addLandDetails(map: LeafletMap, drawn: Drawn): void {
  const details: Details = JSON.parse(text)
  const { lakes, towns, rivers } = details.objects
  const layerOf = (geometry: GeometryObject, className: string) =>
    L.geoJSON(geometry, { ...drawn, style: { className } })
  const water = layerOf(merge(details, lakes.geometries), 'map-lake').addTo(map)
  const near = [
    { layer: layerOf(merge(details, towns.geometries), 'map-built'), from: TOWNS_FROM },
    { layer: layerOf(mesh(details, rivers), 'map-river'), from: RIVERS_FROM },
  ]
  const show = () => {
    for (const { layer, from } of near)
      if (map.getZoom() < from) layer.remove()
      else layer.addTo(map)
    water.bringToFront() // rivers go on through lakes
  }
  show()
  map.on('zoomend', show)
}
