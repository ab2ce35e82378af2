import type { Map as LeafletMap } from 'leaflet'

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
}
