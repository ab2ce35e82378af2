import type { Map as LeafletMap } from 'leaflet'

/** The port of what lies under the pins: outlines of land of our own, or somebody's map tiles. */
export type Ground = {
  kind: 'land' | 'tiles'
  /** How far it can be enlarged without pretending to know more than it does. */
  maxZoom: number
  /** How near one place is shown at first, so that what lies around tells where it is. */
  placeZoom: number
  /** The credit that its source asks for. */
  credit: string
  addTo(map: LeafletMap): void
}
