import type { Map as LeafletMap } from 'leaflet'
import type { Bounds } from '#contract/map-bounds'

/** A name on the map: a country's is centred on its point, a town's is next to it, and larger for a city. */
export type MapName = { text: string; latitude: number; longitude: number; kind: 'country' | 'city' | 'town' }

/** The port of the map's background: our own land, or map tiles, and over it the streets of the operator's file. */
export type Ground = {
  kind: 'land' | 'tiles'
  maxZoom: number
  placeZoom: number
  credit: string
  addTo(map: LeafletMap): void
  /** Returns names in order of importance. Absent if the background includes them. */
  namesIn?(bounds: Bounds, zoom: number): Promise<MapName[]>
  streets?: Streets | undefined
}

/** Drawn over the ground within `bounds`. `onFailed`: called after they were removed because their file is gone. */
export type Streets = {
  bounds: Bounds
  maxZoom: number
  placeZoom: number
  addTo(map: LeafletMap, onFailed: () => void): void
}

/** Returns the zoom that shows a place with its surroundings: nearer where there are streets. */
export function placeZoomOf({ placeZoom, streets }: Ground, { west, south, east, north }: Bounds): number {
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const isWithin =
    streets !== undefined &&
    middle.longitude > streets.bounds.west &&
    middle.longitude < streets.bounds.east &&
    middle.latitude > streets.bounds.south &&
    middle.latitude < streets.bounds.north
  return isWithin ? streets.placeZoom : placeZoom
}
