import L from 'leaflet'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Bounds } from '#contract/map-bounds'
import type { Ground } from '../providers/map/ground.ts'
import { type MapView, viewOf } from './map-bounds.ts'
import { type MapPin, pinsOn } from './map-pins.ts'
import 'leaflet/dist/leaflet.css'
import './map.css'

export type LeafletMapProps = {
  /** The accessible name of the map. */
  label: string
  ground: Ground
  /** The bounds to show; another object moves the map there. */
  box: Bounds
  /** Limits the zoom so that the surroundings stay visible. */
  keepsSurroundings?: boolean
  pins: MapPin[]
  /** The key of the pin that is to stand out. */
  highlighted?: string | undefined
  /** The person has moved it, or it was moved to another `box`. */
  onView?: (view: MapView, byPerson: boolean) => void
  children?: ReactNode
}

const WORLD = L.latLngBounds([-85, -180], [85, 180])

/** A map with pins. Its arrow keys move it, + and - enlarge it; its pins are buttons in reading order. Loaded when one is opened. */
export function LeafletMap({
  label,
  ground,
  box,
  keepsSurroundings,
  pins,
  highlighted,
  onView,
  children,
}: LeafletMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const [{ map, layer }, setMap] = useState<{ map?: L.Map; layer?: ReturnType<typeof pinsOn> }>({})

  useEffect(() => {
    if (!place.current) return
    const made = L.map(place.current, {
      attributionControl: false,
      maxBounds: WORLD,
      maxBoundsViscosity: 1,
      minZoom: 1,
      maxZoom: ground.maxZoom,
      zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    })
    made.setView([0, 0], 1)
    ground.addTo(made)
    setMap({ map: made, layer: pinsOn(made) })
    return () => {
      made.remove()
    }
  }, [ground])

  const view = useRef(onView)
  useEffect(() => {
    view.current = onView
  })
  const isOurs = useRef(false)
  useEffect(() => {
    if (!map) return
    const tell = () => view.current?.(viewOf(map.getBounds(), map.getZoom()), !isOurs.current)
    map.on('moveend', tell)
    return () => {
      map.off('moveend', tell)
    }
  }, [map])
  useEffect(() => {
    if (!map) return
    isOurs.current = true
    map.fitBounds(
      [
        [box.south, box.west],
        [box.north, box.east],
      ],
      { animate: false, maxZoom: keepsSurroundings ? ground.placeZoom : ground.maxZoom },
    )
    isOurs.current = false
  }, [map, box, ground, keepsSurroundings])
  useEffect(() => layer?.show(pins), [layer, pins])
  useEffect(() => layer?.highlight(highlighted), [layer, highlighted])

  return (
    <div className="relative isolate h-full overflow-hidden rounded-card border border-line bg-canvas">
      <section ref={place} aria-label={label} className="map h-full" />
      {children}
    </div>
  )
}
