import L, { type Map as LeafletMap } from 'leaflet'
import { readersLanguage } from '#contract/language'
import type { Ground, MapName } from '../platform/providers/map/ground.ts'
import { visibleBounds } from './map-bounds.ts'
import { type Box, type PlacedName, placeNames } from './place-names.ts'

const PANE = 'names'
/** The z-index of names: between Leaflet's land (400) and pins (600). */
const PANE_LEVEL = '450'

/** Draws names above the land and below the pins. `update` positions them again after the map has moved. */
export function namesOn(map: LeafletMap, namesIn: NonNullable<Ground['namesIn']>): { update: () => Promise<void> } {
  const pane = map.createPane(PANE)
  pane.style.zIndex = PANE_LEVEL
  pane.style.pointerEvents = 'none'
  const widthOf = textWidths(getComputedStyle(map.getContainer()).fontFamily)
  let shown: L.Marker[] = []
  let latest = 0
  const update = async () => {
    latest += 1
    const own = latest
    const names = await namesIn(visibleBounds(map), map.getZoom())
    if (own !== latest || !map.getPane(PANE)?.isConnected) return
    const { x: width, y: height } = map.getSize()
    const placed = placeNames(names, {
      pixelOf: ({ latitude, longitude }) => map.latLngToContainerPoint([latitude, longitude]),
      widthOf,
      covered: coveredParts(map.getContainer()),
    })
    for (const marker of shown) marker.remove()
    shown = placed
      .filter(({ box }) => box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height)
      .map((name) => markerOf(name).addTo(map))
  }
  return { update }
}

function markerOf({ name: { text, kind, latitude, longitude }, side }: PlacedName): L.Marker {
  const word = document.createElement('span')
  word.textContent = text
  word.ariaHidden = 'true'
  word.className = `map-name map-name-${kind} map-name-${side}`
  return L.marker([latitude, longitude], {
    interactive: false,
    keyboard: false,
    pane: PANE,
    icon: L.divIcon({ html: word, className: '', iconSize: [0, 0] }),
  })
}

function coveredParts(container: HTMLElement): Box[] {
  const { left, top } = container.getBoundingClientRect()
  return [...(container.parentElement?.querySelectorAll('.map-tag, .map-zoom, .map-bar > *') ?? [])].map((element) => {
    const box = element.getBoundingClientRect()
    return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top }
  })
}

const MAX_WIDTHS = 2_000

function textWidths(fontFamily: string): (name: MapName) => number {
  const context = document.createElement('canvas').getContext('2d')
  const known = new Map<string, number>()
  const isJoined = readersLanguage() === 'ar' // whose letters have no space between them, as in map.css
  const measured = (text: string, font: string) => {
    if (!context) return 0
    context.font = font
    return context.measureText(text).width
  }
  return ({ text, kind }) => {
    const key = `${kind} ${text}`
    const width =
      known.get(key) ??
      (kind === 'country'
        ? measured(text.toUpperCase(), `700 11px ${fontFamily}`) + (isJoined ? 0 : text.length * 11 * 0.16)
        : measured(text, `${kind === 'city' ? '700 14px' : '600 12px'} ${fontFamily}`))
    if (known.size < MAX_WIDTHS) known.set(key, width)
    return width
  }
}
