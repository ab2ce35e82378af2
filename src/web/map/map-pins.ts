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

const PIN = 'map-pin'
const STEP_PX = 8
const RISEN = 10_000 // above every other pin, as pins are stacked by latitude
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
}

/** Shows pins in reading order. A pin that was there before keeps its element, and so the focus. */
export function pinsOn(map: LeafletMap): {
  show: (pins: MapPin[]) => void
  highlight: (key: string | undefined) => void
} {
  let shown = new Map<string, ShownPin>()
  let highlighted: string | undefined
  const show = (pins: MapPin[]) => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.pin : undefined
    const inOrder = [...pins].sort((one, other) => other.latitude - one.latitude || one.longitude - other.longitude)
    const next = new Map(inOrder.map((pin) => [pin.key, changed(shown.get(pin.key), pin) ?? pinOn(map, pin)]))
    for (const pin of shown.values()) if (next.get(pin.value.key) !== pin) pin.marker.remove()
    shown = next
    putInOrder([...shown.values()].flatMap(({ marker }) => marker.getElement() ?? []))
    if (focused && document.activeElement === document.body)
      map
        .getContainer()
        .querySelector<HTMLElement>(`[data-pin="${CSS.escape(focused)}"]`)
        ?.focus({ preventScroll: true })
    highlight(highlighted)
  }
  const highlight = (key: string | undefined) => {
    highlighted = key
    for (const [own, { marker, button }] of shown)
      if (button.toggleAttribute('data-highlighted', own === highlighted) || button !== document.activeElement)
        marker.setZIndexOffset(own === highlighted ? RISEN : 0)
  }
  return { show, highlight }
}

/** A pin on the map. `value`: its latest state, which its button reads when it is used. */
type ShownPin = { value: MapPin; marker: L.Marker; button: HTMLButtonElement }

/** Returns a shown pin with its new state; undefined if that needs a new element. */
function changed(shown: ShownPin | undefined, pin: MapPin): ShownPin | undefined {
  if (!shown || shown.value.look !== pin.look || Boolean(shown.value.onMove) !== Boolean(pin.onMove)) return undefined
  const { latitude, longitude } = shown.value
  shown.value = pin
  if (latitude !== pin.latitude || longitude !== pin.longitude) shown.marker.setLatLng([pin.latitude, pin.longitude])
  write(shown.button, pin)
  return shown
}

/** Moves only elements that are out of order, as one that is moved loses the focus. */
function putInOrder(elements: HTMLElement[]): void {
  let next = elements[0]?.parentElement?.getElementsByClassName(PIN)[0] ?? null
  for (const element of elements)
    if (element === next) next = next.nextElementSibling
    else element.parentElement?.insertBefore(element, next)
}

function pinOn(map: LeafletMap, pin: MapPin): ShownPin {
  const button = document.createElement('button')
  const marker = L.marker([pin.latitude, pin.longitude], {
    keyboard: false,
    draggable: Boolean(pin.onMove),
    autoPanOnFocus: false,
    riseOnHover: true,
    icon: L.divIcon({ html: button, className: PIN, iconSize: [0, 0] }),
  }).addTo(map)
  const shown = { value: pin, marker, button }
  write(button, pin)
  makePressable(shown)
  button.addEventListener('focus', () => marker.setZIndexOffset(RISEN))
  button.addEventListener('blur', () => marker.setZIndexOffset(0))
  if (pin.onMove) makeMovable(map, shown)
  else L.DomEvent.disableClickPropagation(button)
  return shown
}

function write(button: HTMLButtonElement, { key, text, name, look, isPressed }: MapPin): void {
  button.type = 'button'
  button.className = `map-tag map-tag-${look}`
  button.dataset.pin = key
  if (button.textContent !== text) button.textContent = text
  button.setAttribute('aria-label', name)
  if (isPressed === undefined) button.removeAttribute('aria-pressed')
  else button.setAttribute('aria-pressed', String(isPressed))
}

function makePressable(shown: ShownPin): void {
  const { button } = shown
  button.addEventListener('click', (event) => {
    event.stopPropagation() // two clicks on a pin are not a double-click on the map
    shown.value.onPress?.()
  })
  for (const event of ['pointerenter', 'focus']) button.addEventListener(event, () => shown.value.onHighlight?.(true))
  for (const event of ['pointerleave', 'blur']) button.addEventListener(event, () => shown.value.onHighlight?.(false))
}

function makeMovable(map: LeafletMap, shown: ShownPin): void {
  const { marker, button } = shown
  const tell = () => {
    const { lat, lng } = marker.getLatLng()
    shown.value.onMove?.({ latitude: Number(lat.toFixed(6)), longitude: Number(lng.toFixed(6)) })
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
