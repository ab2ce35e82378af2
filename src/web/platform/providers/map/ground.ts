import type { Map as LeafletMap } from 'leaflet'
import type { Bounds } from '#contract/map-bounds'

/** A name on the map: a country's is centred on its point, a town's is next to it. */
export type MapName = { text: string; latitude: number; longitude: number; kind: 'country' | 'town' }

/** The port of the map's background: our own outlines of land, or map tiles. */
export type Ground = {
  kind: 'land' | 'tiles'
  maxZoom: number
  placeZoom: number
  credit: string
  addTo(map: LeafletMap): void
  /** Returns names in order of importance. Absent if the background includes them. */
  namesIn?(bounds: Bounds, zoom: number): Promise<MapName[]>
}
