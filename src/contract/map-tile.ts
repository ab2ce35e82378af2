import type { Bounds } from './map-bounds.ts'

/** A Web Mercator tile: `x` and `y` from 0 to `2 ** zoom - 1`, counted from the north-west. */
type MapTile = { zoom: number; x: number; y: number }

const MAX_LATITUDE = 85.0511

/** Returns a point as fractions of the width and height of the Web Mercator world map. */
export function onWorldMap({ latitude, longitude }: { latitude: number; longitude: number }): { x: number; y: number } {
  const within = Math.min(Math.max(latitude, -MAX_LATITUDE), MAX_LATITUDE)
  const sine = Math.sin((within * Math.PI) / 180)
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

export function boundsOfTile({ zoom, x, y }: MapTile): Bounds {
  const count = 2 ** zoom
  const longitude = (column: number) => (column / count) * 360 - 180
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI
  return { west: longitude(x), south: latitude(y + 1), east: longitude(x + 1), north: latitude(y) }
}

export function tilesIn({ west, south, east, north }: Bounds, zoom: number): MapTile[] {
  const count = 2 ** zoom
  const tileAt = (share: number) => Math.min(Math.max(Math.floor(share * count), 0), count - 1)
  const first = onWorldMap({ latitude: north, longitude: west })
  const last = onWorldMap({ latitude: south, longitude: east })
  const tiles: MapTile[] = []
  for (let y = tileAt(first.y); y <= tileAt(last.y); y++)
    for (let x = tileAt(first.x); x <= tileAt(last.x); x++) tiles.push({ zoom, x, y })
  return tiles
}
