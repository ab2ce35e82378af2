import L, { type Map as LeafletMap, type ZoomAnimEvent } from 'leaflet'
import { addProtocol, type LngLatLike, Map as StreetMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { PMTiles, Protocol } from 'pmtiles'
import type { Streets } from './ground.ts'
import { streetColours } from './street-colours.ts'
import { streetsStyle } from './street-style.ts'
import './streets.css'

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)
setWorkerUrl(workerUrl)

const PANE = 'streets'
/** The z-index of streets: between Leaflet's tiles (200) and areas (400). */
const PANE_LEVEL = '250'
/**
 * The distance by which streets are drawn beyond each side of the map, as a fraction of it, so that a short drag shows
 * no gap.
 */
const BEYOND = 0.15
/** The difference of the zooms, because MapLibre's tiles are twice as wide as Leaflet's. */
const ZOOM_LESS = 1
/** The streets of a map file at this address. Rejects if its header can't be read. */
export async function streetsOf(url: string): Promise<Streets> {
  const archive = new PMTiles(url)
  const { minLon, minLat, maxLon, maxLat } = await archive.getHeader()
  protocol.add(archive)
  return {
    bounds: { west: minLon, south: minLat, east: maxLon, north: maxLat },
    maxZoom: 18,
    placeZoom: 16,
    addTo: (map, onFailed) => addStreets(map, url, onFailed),
  }
}

function addStreets(map: LeafletMap, url: string, onFailed: () => void): void {
  const place = L.DomUtil.create('div', 'map-streets leaflet-zoom-animated', paneOf(map))
  const setSize = () => {
    const { x, y } = map.getSize().multiplyBy(1 + 2 * BEYOND)
    Object.assign(place.style, { width: `${x}px`, height: `${y}px` })
  }
  setSize()
  const { lang } = document.documentElement
  const style = () => streetsStyle(url, streetColours(map.getContainer()), lang, fontsOf(map.getContainer()))
  const drawn = new StreetMap({
    container: place,
    style: style(),
    ...viewOf(map.getCenter(), map.getZoom()),
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
    renderWorldCopies: false,
    transformConstrain: (center, zoom) => ({ center, zoom }), // Leaflet keeps the map within the world
  })

  let drawnAt = L.point(0, 0)
  let drawnView = ''
  const draw = () => {
    const corner = map.containerPointToLayerPoint([0, 0])
    const view = [map.getCenter(), map.getZoom(), map.getSize(), corner].join()
    if (view === drawnView) return // Leaflet tells the end of a zoom several times
    drawnView = view
    drawnAt = corner
    L.DomUtil.setPosition(place, drawnAt.subtract(map.getSize().multiplyBy(BEYOND)))
    drawn.jumpTo(viewOf(map.getCenter(), map.getZoom()))
    drawn.redraw() // in the frame in which its place is moved
  }
  const drawIfFar = () => {
    const moved = map.containerPointToLayerPoint([0, 0]).subtract(drawnAt)
    const { x, y } = map.getSize().multiplyBy(BEYOND)
    if (Math.abs(moved.x) > x || Math.abs(moved.y) > y) draw()
  }
  const zoomTo = ({ center, zoom }: ZoomAnimEvent) => {
    const paneAt = L.DomUtil.getPosition(map.getPane('mapPane') ?? place)
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(paneAt)
    const corner = map.project(map.layerPointToLatLng(L.DomUtil.getPosition(place)), zoom).subtract(origin)
    L.DomUtil.setTransform(place, corner, map.getZoomScale(zoom)) // redrawn at its end
  }
  const resize = () => {
    setSize()
    drawn.resize()
    draw()
  }
  const events = { move: drawIfFar, moveend: draw, zoom: draw, zoomanim: zoomTo, resize, viewreset: draw }
  map.on(events)
  const isDark = matchMedia('(prefers-color-scheme: dark)')
  const restyle = () => void drawn.setStyle(style())
  isDark.addEventListener('change', restyle)
  const remove = () => {
    map.off(events)
    isDark.removeEventListener('change', restyle)
    drawn.remove()
    place.remove()
  }
  map.once('unload', remove)
  drawn.on(
    'error',
    whenGone(url, () => {
      map.off('unload', remove)
      remove()
      onFailed()
    }),
  )
  draw()
}

function paneOf(map: LeafletMap): HTMLElement {
  const pane = map.getPane(PANE) ?? map.createPane(PANE)
  pane.style.zIndex = PANE_LEVEL
  pane.style.pointerEvents = 'none'
  pane.ariaHidden = 'true'
  return pane
}

/** Returns the page's own fonts: without an address of glyphs, MapLibre renders text with them. */
const fontsOf = (element: HTMLElement): string[] =>
  getComputedStyle(element)
    .fontFamily.split(',')
    .map((name) => name.trim().replaceAll('"', ''))

const viewOf = ({ lat, lng }: L.LatLng, zoom: number): { center: LngLatLike; zoom: number } => ({
  center: { lat, lng },
  zoom: zoom - ZOOM_LESS,
})

/**
 * Returns a listener for errors that checks whether the file still exists, and calls `onGone` once if not. A tile that
 * is damaged, or missing because the browser is offline, is only missing.
 */
function whenGone(url: string, onGone: () => void): () => Promise<void> {
  let isAsking = false
  return async () => {
    if (isAsking) return
    isAsking = true
    const answer = await fetch(url, { headers: { range: 'bytes=0-6' }, cache: 'no-store' }).catch(() => undefined)
    if (answer && !answer.ok) onGone()
    else isAsking = false
  }
}
