import type { Map as LeafletMap } from 'leaflet'
import type { Bounds } from '#contract/map-bounds'

/** A name on the map. That of a country stands over its point, that of a town next to it. */
export type MapName = { text: string; latitude: number; longitude: number; kind: 'country' | 'town' }

/** The port of the map's background: our own outlines of land, or map tiles. */
export type Ground = {
  kind: 'land' | 'tiles'
  /** The largest zoom that its detail supports. */
  maxZoom: number
  /** The zoom at which one place is shown first, with its surroundings. */
  placeZoom: number
  /** The credit that its source asks for. */
  credit: string
  addTo(map: LeafletMap): void
  /** Returns the names in a part of the map, the most important first. Absent: the background has them drawn in. */
  namesIn?(bounds: Bounds, zoom: number): Promise<MapName[]>
}
