import type { Feature, GeometryObject, MultiPolygon, Position } from 'geojson'
import L, { type Map as LeafletMap } from 'leaflet'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import world from 'world-atlas/countries-50m.json'
import * as t from '#messages/ground'
import { countryNames } from './country-names.ts'
import type { Ground } from './ground.ts'
import { type Drawn, drawNearView, linesByCell, polygonsByCell, SURROUNDINGS } from './near-view.ts'
import { outlinesByZoom } from './outlines-by-zoom.ts'
import { townNames } from './town-names.ts'
import { unwrapped } from './unwrapped.ts'

type World = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>

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
      const renderer = L.svg({ padding: SURROUNDINGS, pane: 'tilePane' })
      const drawn: Drawn = { interactive: false, pane: 'tilePane', renderer }
      const draw = drawNearView(map)
      const sets = outlinesByZoom(topology)
      for (const { outlines, ...zooms } of sets)
        draw({ parts: () => polygonsByCell(areasOf(outlines()), { ...drawn, className: 'map-land' }), ...zooms })
      for (const { outlines, ...zooms } of sets)
        draw({ parts: () => linesByCell(bordersOf(outlines()), { ...drawn, className: 'map-border' }), ...zooms })
      void addDetails(map, draw, drawn)
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
async function addDetails(map: LeafletMap, draw: ReturnType<typeof drawNearView>, drawn: Drawn): Promise<void> {
  const details = await import('./land-details.ts').catch(() => undefined)
  if (map.getPane('tilePane')?.isConnected) details?.addLandDetails(draw, drawn) // not on a map that is gone
}

const areasOf = (topology: World): Position[][][] =>
  feature(topology, topology.objects.countries).features.flatMap(polygonsOf)

const bordersOf = (topology: World): Position[][] =>
  mesh(topology, topology.objects.countries, (one, other) => one !== other).coordinates.map(unwrapped)

/** Returns the polygons of a country, without a seam at the line of dates. */
function polygonsOf({ geometry }: Feature<GeometryObject>): Position[][][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : (geometry as MultiPolygon).coordinates
  return polygons.map((rings) => rings.map(unwrapped))
}
