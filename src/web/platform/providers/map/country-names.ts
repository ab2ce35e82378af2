import type { Feature, GeometryObject, MultiPolygon, Polygon, Position } from 'geojson'
import polylabel from 'polylabel'
import { onWorldMap } from '#contract/map-tile'
import type { MapName } from './ground.ts'
import { unwrapped } from './unwrapped.ts'

type CountryName = MapName & { width: number }

/**
 * The width in pixels of the world map on which names are positioned. `PRECISION`: the tolerance, as a fraction of the
 * country's width.
 */
const WORLD = 8192
const PRECISION = 1 / 50

/** Positions each name in the middle of the country's largest part, the widest country first. */
export const countryNames = (countries: Feature<GeometryObject, { name: string }>[]): CountryName[] =>
  countries.map(nameOf).sort((one, other) => other.width - one.width)

function nameOf({ geometry, properties }: Feature<GeometryObject, { name: string }>): CountryName {
  const part = biggestPart(geometry as Polygon | MultiPolygon) // the package documents the file's type
  const xs = (part[0] ?? []).map(([x = 0]) => x)
  const width = Math.max(...xs) - Math.min(...xs)
  const [x = 0, y = 0] = polylabel(part, width * PRECISION)
  return {
    kind: 'country',
    text: properties.name,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI,
    longitude: (x / WORLD - 0.5) * 360,
    width: width / WORLD,
  }
}

function biggestPart({ type, coordinates }: Polygon | MultiPolygon): number[][][] {
  const parts = (type === 'Polygon' ? [coordinates] : coordinates).map((rings) => rings.map(onMap))
  return parts.reduce((one, other) => (areaOf(other[0]) > areaOf(one[0]) ? other : one))
}

const onMap = (ring: Position[]): number[][] =>
  unwrapped(ring).map(([longitude = 0, latitude = 0]) => {
    const { x, y } = onWorldMap({ latitude, longitude })
    return [x * WORLD, y * WORLD]
  })

const areaOf = (ring: number[][] = []): number =>
  Math.abs(
    ring.reduce((sum, [x = 0, y = 0], at) => {
      const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? []
      return sum + x * nextY - nextX * y
    }, 0),
  )
