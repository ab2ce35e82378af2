import L from 'leaflet'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Bounds } from '#contract/map-bounds'
import { type Ground, placeZoomOf } from '../platform/providers/map/ground.ts'
import { type MapView, viewOf } from './map-bounds.ts'
import { namesOn } from './map-names.ts'
import { type MapPin, pinsOn } from './map-pins.ts'
import { type MapShape, shapesOn } from './map-shapes.ts'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { ZoomButtons } from './ZoomButtons.tsx'

export type LeafletMapProps = {
  label: string
  ground: Ground
  onStreetsFailed: () => void
  box: Bounds
  /** The pixels to keep free around `box`, for the labels of the pins at its edge. */
  padding?: number
  keepsSurroundings?: boolean
  pins: MapPin[]
  highlighted?: string | undefined
  onView?: (view: MapView, byPerson: boolean) => void
  shapes?: MapShape[]
  onPress?: ((point: { latitude: number; longitude: number }) => void) | undefined
  children?: ReactNode
}

type Parts = {
  map: L.Map
  layer: ReturnType<typeof pinsOn>
  showShapes: ReturnType<typeof shapesOn>
  names: ReturnType<typeof namesOn> | undefined
}

const WORLD = L.latLngBounds([-85, -180], [85, 180])
const NONE: MapShape[] = []
const zoomKeys: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** A map: arrow keys move it, + and - zoom, and the pins are buttons in reading order. */
export function LeafletMap({
  label,
  ground,
  onStreetsFailed,
  box,
  padding = 0,
  keepsSurroundings,
  pins,
  highlighted,
  onView,
  shapes = NONE,
  onPress,
  children,
}: LeafletMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<Parts>()

  useEffect(() => {
    if (!place.current) return
    const map = L.map(place.current, {
      attributionControl: false,
      zoomControl: false,
      maxBounds: WORLD,
      maxBoundsViscosity: 1,
      minZoom: 1,
      maxZoom: (ground.streets ?? ground).maxZoom,
      zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    })
    map.setView([0, 0], 1)
    ground.addTo(map)
    ground.streets?.addTo(map, () => {
      map.setMaxZoom(ground.maxZoom)
      onStreetsFailed()
    })
    setParts({
      map,
      layer: pinsOn(map),
      showShapes: shapesOn(map),
      names: ground.namesIn && namesOn(map, ground.namesIn),
    })
    return () => {
      map.remove()
    }
  }, [ground, onStreetsFailed])

  const view = useRef(onView)
  useEffect(() => {
    view.current = onView
  })
  const isOurs = useRef(false)
  useEffect(() => {
    if (!parts) return
    const { map, names } = parts
    const tell = () => {
      void names?.update()
      view.current?.(viewOf(map), !isOurs.current)
    }
    map.on('moveend', tell)
    return () => {
      map.off('moveend', tell)
    }
  }, [parts])
  useEffect(() => {
    if (!parts) return
    isOurs.current = true
    parts.map.fitBounds(
      [
        [box.south, box.west],
        [box.north, box.east],
      ],
      {
        animate: false,
        maxZoom: keepsSurroundings ? placeZoomOf(ground, box) : parts.map.getMaxZoom(),
        padding: [padding, padding],
      },
    )
    isOurs.current = false
  }, [parts, box, ground, keepsSurroundings, padding])
  useEffect(() => {
    parts?.layer.show(pins)
    void parts?.names?.update()
  }, [parts, pins])
  useEffect(() => parts?.layer.highlight(highlighted), [parts, highlighted])
  useEffect(() => parts?.showShapes(shapes), [parts, shapes])
  useEffect(() => {
    if (!parts || !onPress) return
    const { map } = parts
    const press = ({ latlng, originalEvent }: L.LeafletMouseEvent) => {
      const isSecond = originalEvent.detail > 1 // of a double-click, whose first may have been on a button above the map
      if (!isSecond) onPress({ latitude: latlng.lat, longitude: latlng.lng })
    }
    map.doubleClickZoom.disable() // two corners in quick succession
    map.on('click', press)
    return () => {
      map.doubleClickZoom.enable()
      map.off('click', press)
    }
  }, [parts, onPress])

  const zoomBy = useCallback((steps: number) => parts && zoomAroundPins(parts.map, pins, steps), [parts, pins])
  const onKey = (event: KeyboardEvent) => {
    const steps = zoomKeys[event.key]
    if (!steps || event.ctrlKey || event.metaKey || event.altKey) return
    event.stopPropagation() // Leaflet would zoom around the middle
    zoomBy(steps)
  }
  return (
    <div className="relative isolate h-full overflow-hidden rounded-card border border-line bg-canvas">
      {parts && <ZoomButtons map={parts.map} onZoom={zoomBy} />}
      <section ref={place} dir="ltr" aria-label={label} className="map h-full" onKeyDownCapture={onKey} />
      {children}
    </div>
  )
}

function zoomAroundPins(map: L.Map, pins: MapPin[], steps: number): void {
  const middle = map.getCenter()
  const inView = pins
    .map(({ latitude, longitude }) => L.latLng(latitude, longitude))
    .filter((point) => map.getBounds().contains(point))
  const anchor = inView.reduce<L.LatLng | undefined>(
    (one, other) => (one && middle.distanceTo(one) <= middle.distanceTo(other) ? one : other),
    undefined,
  )
  map.setZoomAround(anchor ?? middle, map.getZoom() + steps)
}
