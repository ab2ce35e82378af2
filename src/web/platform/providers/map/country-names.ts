import type { Feature, GeometryObject, MultiPolygon, Polygon, Position } from 'geojson'
import polylabel from 'polylabel'
import { localeOf, readersLanguage } from '#contract/language'
import { onWorldMap } from '#contract/map-tile'
import type { MapName } from './ground.ts'
import { unwrapped } from './unwrapped.ts'

type Country = Feature<GeometryObject, { name: string }>
type CountryName = MapName & { width: number }

/**
 * The width in pixels of the world map on which names are positioned. `PRECISION`: the tolerance, as a fraction of the
 * country's width.
 */
const WORLD = 8192
const PRECISION = 1 / 50

/** Countries without a numeric code, by their names in the file. */
const LETTER_CODES: Record<string, string> = { Kosovo: 'XK' }

/**
 * Positions each name, in the reader's language, in the middle of the country's largest part, the widest country first.
 * A remote part that the file has as a country of its own is not named again.
 */
export function countryNames(countries: Country[]): CountryName[] {
  const shown = new Intl.DisplayNames(localeOf(readersLanguage()), { type: 'region', fallback: 'none' })
  const names = countries.map((country) => nameOf(country, shown)).sort((one, other) => other.width - one.width)
  return names.filter(({ text }, at) => names.findIndex((name) => name.text === text) === at)
}

/** Returns the file's English name where `Intl` has none. `Intl.Locale` turns a numeric code (276) into letters (DE). */
function textOf({ id, properties: { name } }: Country, shown: Intl.DisplayNames): string {
  const code = LETTER_CODES[name] ?? (id && new Intl.Locale(`und-${id}`).region)
  return (code && shown.of(code)) || name
}

function nameOf(country: Country, shown: Intl.DisplayNames): CountryName {
  const { geometry } = country
  const part = biggestPart(geometry as Polygon | MultiPolygon) // the package documents the file's type
  const xs = (part[0] ?? []).map(([x = 0]) => x)
  const width = Math.max(...xs) - Math.min(...xs)
  const [x = 0, y = 0] = polylabel(part, width * PRECISION)
  return {
    kind: 'country',
    text: textOf(country, shown),
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
