import type { Feature, FeatureCollection, GeometryObject, MultiPolygon, Polygon, Position } from 'geojson'
import L, { type Map as LeafletMap } from 'leaflet'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import world from 'world-atlas/countries-50m.json'
import type { Ground } from './ground.ts'
import { unwrapped } from './unwrapped.ts'

type World = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>

const MAX_ZOOM = 11 // the middle of a town; streets need tiles
const NAMES_FROM = 3
const NAMES_TO = 7

/** Natural Earth's outlines of land, with borders and the names of countries: for a map without any other server. */
export function land(): Ground {
  const topology = world as unknown as World // as the package describes its file
  const { countries } = topology.objects
  return {
    kind: 'land',
    maxZoom: MAX_ZOOM,
    placeZoom: 6,
    credit: 'Outlines: Natural Earth',
    addTo: (map) => {
      const drawn = { interactive: false, renderer: L.svg({ padding: 1 }) }
      const areas = withoutSeam(feature(topology, countries).features)
      const borders = mesh(topology, countries, (one, other) => one !== other).coordinates.map(unwrapped)
      L.geoJSON({ type: 'FeatureCollection', features: areas } as FeatureCollection, {
        ...drawn,
        style: { className: 'map-land' },
      }).addTo(map)
      L.geoJSON(asFeature(borders), { ...drawn, style: { className: 'map-border' } }).addTo(map)
      showNames(map, L.layerGroup(feature(topology, countries).features.map(nameOf)))
    },
  }
}

const asFeature = (coordinates: Position[][]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiLineString', coordinates },
})

const withoutSeam = (area: Feature<GeometryObject>[]): Feature[] =>
  area.map(({ geometry, ...rest }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : (geometry as MultiPolygon).coordinates
    return { ...rest, geometry: { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.map(unwrapped)) } }
  })

function showNames(map: LeafletMap, names: L.LayerGroup): void {
  const show = () => {
    const fits = map.getZoom() >= NAMES_FROM && map.getZoom() <= NAMES_TO
    if (fits) names.addTo(map)
    else names.remove()
  }
  map.on('zoomend', show)
  show()
}

function nameOf({ geometry, properties }: Feature<GeometryObject, { name: string }>): L.Marker {
  const word = document.createElement('span')
  word.textContent = properties.name
  word.ariaHidden = 'true'
  return L.marker(middleOf(largestRing(geometry as Polygon | MultiPolygon)), {
    interactive: false,
    keyboard: false,
    pane: 'tilePane',
    icon: L.divIcon({ html: word, className: 'map-country', iconSize: [0, 0] }),
  })
}

/** The outline of a country's biggest part. */
function largestRing({ type, coordinates }: Polygon | MultiPolygon): Position[] {
  const rings = type === 'Polygon' ? [coordinates[0]] : coordinates.map(([outer]) => outer)
  return rings
    .flatMap((ring) => (ring ? [ring] : []))
    .reduce((one, other) => (extent(other) > extent(one) ? other : one))
}

const extent = (ring: Position[]): number => {
  const bounds = boundsOf(ring)
  return (bounds.getEast() - bounds.getWest()) * (bounds.getNorth() - bounds.getSouth())
}
const middleOf = (ring: Position[]) => boundsOf(ring).getCenter()
const boundsOf = (ring: Position[]) =>
  L.latLngBounds(ring.map(([longitude = 0, latitude = 0]) => [latitude, longitude]))
