import L, { type Map as LeafletMap } from 'leaflet'

/** A pin as a paper tag with a few words on it. `name`: what it is, for who can't see where it stands. */
export type MapPin = {
  key: string
  latitude: number
  longitude: number
  text: string
  name: string
  look: 'home' | 'several' | 'point'
  isPressed?: boolean
  onPress?: () => void
  /** The pin may be moved, by pointer and by arrow keys. */
  onMove?: (point: { latitude: number; longitude: number }) => void
}

const STEP_PX = 8
const RISEN = 10_000 // above every other pin: they stand by latitude
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
}

/** Puts the pins on the map, in the order in which people read, and returns how to take them off. The focus stays on its pin. */
export function showPins(map: LeafletMap, pins: MapPin[]): () => void {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.pin : undefined
  const inOrder = pins.toSorted((one, other) => other.latitude - one.latitude || one.longitude - other.longitude)
  const markers = inOrder.map((pin) => {
    const button = buttonOf(pin)
    const marker = L.marker([pin.latitude, pin.longitude], {
      ...{ keyboard: false, draggable: Boolean(pin.onMove), autoPanOnFocus: false, riseOnHover: true },
      icon: L.divIcon({ html: button, className: 'map-pin', iconSize: [0, 0] }),
    }).addTo(map)
    button.addEventListener('focus', () => marker.setZIndexOffset(RISEN))
    button.addEventListener('blur', () => marker.setZIndexOffset(0))
    if (pin.onMove) makeMovable(map, marker, button, pin.onMove)
    else L.DomEvent.disableClickPropagation(button)
    if (pin.key === focused) button.focus({ preventScroll: true })
    return marker
  })
  return () => {
    for (const marker of markers) marker.remove()
  }
}

function buttonOf({ key, text, name, look, isPressed, onPress }: MapPin): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `map-tag map-tag-${look}`
  button.dataset.pin = key
  button.textContent = text
  button.setAttribute('aria-label', name)
  if (isPressed !== undefined) button.setAttribute('aria-pressed', String(isPressed))
  if (onPress) button.addEventListener('click', onPress)
  return button
}

function makeMovable(
  map: LeafletMap,
  marker: L.Marker,
  button: HTMLButtonElement,
  onMove: NonNullable<MapPin['onMove']>,
): void {
  const tell = () => {
    const { lat, lng } = marker.getLatLng()
    onMove({ latitude: Number(lat.toFixed(6)), longitude: Number(lng.toFixed(6)) })
  }
  marker.on('dragend', tell)
  button.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault() // the page would scroll
    event.stopPropagation() // the map would move
    const moved = map.latLngToContainerPoint(marker.getLatLng()).add(step)
    marker.setLatLng(map.containerPointToLatLng(moved))
    tell()
  })
}
