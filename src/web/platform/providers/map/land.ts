import type { Feature, GeometryObject, MultiPolygon, Position } from 'geojson'
import type { Map as LeafletMap } from 'leaflet'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import world from 'world-atlas/countries-50m.json'
import * as t from '#messages/ground'
import { countryNames } from './country-names.ts'
import type { Ground } from './ground.ts'
import { drawNearView } from './near-view.ts'
import { outlinesByZoom } from './outlines-by-zoom.ts'
import { type Drawing, enclosing, type Shapes } from './shapes.ts'
import { townNames } from './town-names.ts'
import { unwrapped } from './unwrapped.ts'
import { drawWorld, WORLD_TO } from './world-picture.ts'

type World = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>

const PANE = 'tilePane'
const MAX_ZOOM = 14 // where every place has its name; streets require a file or tiles
const COUNTRIES_TO = 8
const TOWNS_FROM = 5
/** The width of a letter in pixels. `BEYOND`: how far a name may extend beyond the coast. */
const LETTER_PX = 10
const BEYOND = 1.5

export function land(): Ground {
  const topology = world as unknown as World // the package documents the file's type
  const { countries } = topology.objects
  const names = countryNames(feature(topology, countries).features)
  return {
    kind: 'land',
    maxZoom: MAX_ZOOM,
    placeZoom: 10,
    credit: t.credit(),
    addTo: (map) => {
      const drawWhole = drawWorld(map, PANE)
      const drawNear = drawNearView(map, PANE)
      const draw = (drawing: Drawing) => (drawing.below > WORLD_TO + 1 ? drawNear(drawing) : drawWhole(drawing))
      const sets = outlinesByZoom(topology)
      for (const { outlines, ...zooms } of sets)
        draw({ shapes: () => areasOf(outlines()), className: 'map-land', ...zooms })
      for (const { outlines, ...zooms } of sets)
        draw({ shapes: () => bordersOf(outlines()), className: 'map-border', ...zooms })
      void addDetails(map, draw)
    },
    namesIn: async (bounds, zoom) => {
      const worldPx = 256 * 2 ** zoom
      const fitting = names.filter(
        ({ text, width }) => zoom <= COUNTRIES_TO && text.length * LETTER_PX <= width * worldPx * BEYOND,
      )
      return [...fitting, ...(zoom >= TOWNS_FROM ? await townNames(bounds, zoom) : [])]
    },
  }
}

/** Adds the details after the land, which is merely plainer without them. */
async function addDetails(map: LeafletMap, draw: (drawing: Drawing) => void): Promise<void> {
  const details = await import('./land-details.ts').catch(() => undefined)
  if (map.getPane(PANE)?.isConnected) details?.addLandDetails(draw) // not on a map that is gone
}

const areasOf = (topology: World): Shapes => ({
  areas: enclosing(feature(topology, topology.objects.countries).features.flatMap(polygonsOf)),
})

const bordersOf = (topology: World): Shapes => ({
  lines: mesh(topology, topology.objects.countries, (one, other) => one !== other).coordinates.map(unwrapped),
})

/** Returns the polygons of a country, without a seam at the line of dates. */
function polygonsOf({ geometry }: Feature<GeometryObject>): Position[][][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : (geometry as MultiPolygon).coordinates
  return polygons.map((rings) => rings.map(unwrapped))
}
