import type { Position } from 'geojson'
import L from 'leaflet'
import { transform } from 'topojson-client'
import type { Topology } from 'topojson-specification'

/** `outlines`: with the corners that can be told apart from `from` to the zoom before `below`. */
type Outlines<World extends Topology> = { outlines: () => World; from: number; below: number }

/** The last zooms of the coarser outlines. Nearer, every corner is drawn. */
const LAST_ZOOMS = [1, 2, 3, 4, 6]
const TOLERANCE_PX = 1

/** Countries share their borders' arcs, which are simplified once, so that no gap opens between two of them. */
export function outlinesByZoom<World extends Topology>(topology: World): Outlines<World>[] {
  const coarse = LAST_ZOOMS.map((last, at) => {
    let made: World | undefined
    return {
      outlines: () => (made ??= simplified(topology, last)), // for areas and for borders
      from: (LAST_ZOOMS[at - 1] ?? -1) + 1,
      below: last + 1,
    }
  })
  return [...coarse, { outlines: () => topology, from: (LAST_ZOOMS.at(-1) ?? -1) + 1, below: Number.POSITIVE_INFINITY }]
}

function simplified<World extends Topology>(topology: World, zoom: number): World {
  const { transform: scale, ...rest } = topology
  const absolute = transform(scale ?? null)
  const arcs = topology.arcs.map((arc) => {
    const points = arc.map((corner, at) => onScreen(absolute(corner, at > 0), zoom))
    return L.LineUtil.simplify(points, TOLERANCE_PX).map((point) => onEarth(point, zoom))
  })
  return { ...rest, arcs } as World // without `transform`, arcs are absolute
}

const onScreen = ([longitude = 0, latitude = 0]: Position, zoom: number): L.Point =>
  L.CRS.EPSG3857.latLngToPoint(L.latLng(latitude, longitude), zoom)

function onEarth(point: L.Point, zoom: number): Position {
  const { lng, lat } = L.CRS.EPSG3857.pointToLatLng(point, zoom)
  return [lng, lat]
}
