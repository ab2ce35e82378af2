import L, { type Map as LeafletMap } from 'leaflet'

export type MapPin = {
  key: string
  latitude: number
  longitude: number
  text: string
  name: string
  look: 'home' | 'several' | 'point' | 'mine' | 'corner'
  isPressed?: boolean
  onPress?: () => void
  onHighlight?: (isHighlighted: boolean) => void
  onMove?: (point: { latitude: number; longitude: number }) => void
}

const STEP_PX = 8
const RISEN = 10_000 // above every other pin, as pins are stacked by latitude
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
}

/** Replaces the pins in reading order. The focus stays on its pin. */
export function pinsOn(map: LeafletMap): {
  show: (pins: MapPin[]) => void
  highlight: (key: string | undefined) => void
} {
  let markers: { key: string; marker: L.Marker }[] = []
  let highlighted: string | undefined
  const show = (pins: MapPin[]) => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.pin : undefined
    const inOrder = [...pins].sort((one, other) => other.latitude - one.latitude || one.longitude - other.longitude)
    for (const { marker } of markers) marker.remove()
    markers = inOrder.map((pin) => ({ key: pin.key, marker: markerOf(map, pin) }))
    if (focused)
      map
        .getContainer()
        .querySelector<HTMLElement>(`[data-pin="${CSS.escape(focused)}"]`)
        ?.focus({ preventScroll: true })
    highlight(highlighted)
  }
  const highlight = (key: string | undefined) => {
    highlighted = key
    for (const { key: own, marker } of markers) {
      const button = marker.getElement()?.querySelector('button')
      if (button?.toggleAttribute('data-highlighted', own === highlighted) || button !== document.activeElement)
        marker.setZIndexOffset(own === highlighted ? RISEN : 0)
    }
  }
  return { show, highlight }
}

function markerOf(map: LeafletMap, pin: MapPin): L.Marker {
  const button = buttonOf(pin)
  const marker = L.marker([pin.latitude, pin.longitude], {
    keyboard: false,
    draggable: Boolean(pin.onMove),
    autoPanOnFocus: false,
    riseOnHover: true,
    icon: L.divIcon({ html: button, className: 'map-pin', iconSize: [0, 0] }),
  }).addTo(map)
  button.addEventListener('focus', () => marker.setZIndexOffset(RISEN))
  button.addEventListener('blur', () => marker.setZIndexOffset(0))
  if (pin.onMove) makeMovable(map, marker, button, pin.onMove)
  else L.DomEvent.disableClickPropagation(button)
  return marker
}

function buttonOf({ key, text, name, look, isPressed, onPress, onHighlight }: MapPin): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `map-tag map-tag-${look}`
  button.dataset.pin = key
  button.textContent = text
  button.setAttribute('aria-label', name)
  if (isPressed !== undefined) button.setAttribute('aria-pressed', String(isPressed))
  button.addEventListener('click', (event) => {
    event.stopPropagation() // two clicks on a pin are not a double-click on the map
    onPress?.()
  })
  for (const event of ['pointerenter', 'focus']) button.addEventListener(event, () => onHighlight?.(true))
  for (const event of ['pointerleave', 'blur']) button.addEventListener(event, () => onHighlight?.(false))
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
    marker.setLatLng(map.unproject(map.project(marker.getLatLng()).add(step)))
    tell()
  })
}
