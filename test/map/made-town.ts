import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Position } from 'geojson'
import type { Bounds } from '../../src/contract/map-bounds.ts'
import { tilesIn } from '../../src/contract/map-tile.ts'
import { type MadeTile, pmtilesArchive } from './pmtiles-archive.ts'

const MAX_ZOOM = 14
const HALF = 0.06 // degrees
const BLOCK = 0.004 // degrees between streets

/** A file with an invented town around a point, in the layers of a Protomaps basemap. */
export function madeTown(middle: { latitude: number; longitude: number }, first = 'Aldermoor'): Buffer {
  const bounds = around(middle)
  const layers = layersOf(bounds, first)
  const cut = Object.entries(layers).map(
    ([name, features]) =>
      [name, new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: MAX_ZOOM, indexMaxZoom: 5 })] as const,
  )
  const tiles: MadeTile[] = []
  for (let z = 0; z <= MAX_ZOOM; z++)
    for (const { x, y } of tilesIn(bounds, z)) {
      const found = cut.flatMap(([name, index]) => {
        const tile = index.getTile(z, x, y)
        return tile && tile.features.length > 0 ? [[name, tile] as const] : []
      })
      if (found.length > 0)
        tiles.push({ z, x, y, data: fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }) })
    }
  const { west, south, east, north } = bounds
  return pmtilesArchive({
    tiles,
    metadata: { vector_layers: Object.keys(layers).map((id) => ({ id })) },
    bounds: [west, south, east, north],
  })
}

const around = ({ latitude, longitude }: { latitude: number; longitude: number }): Bounds => ({
  west: longitude - HALF,
  south: latitude - HALF,
  east: longitude + HALF,
  north: latitude + HALF,
})

const streets = ['Tanner’s Row', 'Lantern Street', 'Quince Lane', 'Old Ferry Road', 'Weaver Street', 'Hollow Way']

function layersOf({ west, south, east, north }: Bounds, first: string): Record<string, Feature[]> {
  const lines = Array.from({ length: Math.floor((2 * HALF) / BLOCK) }, (_, at) => at)
  const named = (at: number) => streets[at % streets.length] ?? ''
  const kindOf = (at: number) => (at % 10 === 5 ? 'major_road' : 'minor_road')
  const across = lines.map((at) =>
    line(
      [
        [west, south + at * BLOCK],
        [east, south + at * BLOCK],
      ],
      { kind: kindOf(at), name: named(at) },
    ),
  )
  const along = lines.map((at) =>
    line(
      [
        [west + at * BLOCK, south],
        [west + at * BLOCK, north],
      ],
      { kind: kindOf(at), name: named(at + 3) },
    ),
  )
  const middle = { x: (west + east) / 2, y: (south + north) / 2 }
  const river: Position[] = Array.from({ length: 40 }, (_, at) => [
    west + (at * 2 * HALF) / 39,
    middle.y - 0.012 + 0.008 * Math.sin(at / 4),
  ])
  return {
    earth: [box(west, south, east, north, { kind: 'earth' })],
    landuse: [
      box(middle.x - 0.03, middle.y - 0.03, middle.x + 0.03, middle.y + 0.03, { kind: 'residential' }),
      box(middle.x + 0.006, middle.y + 0.006, middle.x + 0.018, middle.y + 0.016, { kind: 'park' }),
      box(west, north - 0.03, west + 0.03, north, { kind: 'wood' }),
    ],
    water: [
      box(east - 0.02, south, east, south + 0.04, { kind: 'lake' }),
      line(river, { kind: 'river', name: 'Sill Water' }),
    ],
    buildings: lines.flatMap((x) =>
      lines.slice(0, 12).map((y) => {
        const left = middle.x - 0.024 + (x % 12) * BLOCK + 0.0008
        const bottom = middle.y - 0.024 + y * BLOCK + 0.0008
        return box(left, bottom, left + 0.0012, bottom + 0.0008, { kind: 'building' })
      }),
    ),
    roads: [
      ...across,
      ...along,
      line(
        [
          [west, north],
          [middle.x, middle.y],
          [east, south],
        ],
        { kind: 'highway', name: 'A 812' },
      ),
    ],
    places: [
      {
        type: 'Feature',
        properties: { kind: 'neighbourhood', name: first },
        geometry: { type: 'Point', coordinates: [middle.x, middle.y] },
      },
    ],
  }
}

const line = (coordinates: Position[], properties: Record<string, string>): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
})

const box = (
  west: number,
  south: number,
  east: number,
  north: number,
  properties: Record<string, string>,
): Feature => ({
  type: 'Feature',
  properties,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  },
})
