import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/homePlace'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { MapFrame } from './MapFrame.tsx'
import { boxAround } from './map-bounds.ts'
import type { MapPin } from './map-pins.ts'
import { NearbyTowns } from './NearbyTowns.tsx'
import { DistanceLine } from './places/DistanceLine.tsx'

const LightOfDay = lazyPart(async () => (await import('./places/LightOfDay.tsx')).LightOfDay)

type MappedProperty = Pick<
  Property,
  '_id' | 'title' | 'language' | 'translations' | 'location' | 'latitude' | 'longitude' | 'precision' | 'clock'
>

/** Loads when it is near the screen; empty for a home without a point. */
export function PlaceMap({ property }: { property: MappedProperty }) {
  const { _id, location, latitude, longitude, precision, clock } = property
  const title = titleOf(property)
  const { ref, isInView } = useInView<HTMLElement>()
  const pins = useMemo((): MapPin[] => {
    if (latitude === undefined || longitude === undefined) return []
    return [{ key: 'place', latitude, longitude, text: '⌂', name: title, look: 'home' }]
  }, [latitude, longitude, title])
  const box = useMemo(() => boxAround(latitude ?? 0, longitude ?? 0, precision), [latitude, longitude, precision])
  if (pins.length === 0) return null
  return (
    <section ref={ref} aria-label={t.place()} className="border-t border-line pt-8">
      <h2 className="title-card">{t.whereItIs()}</h2>
      <p className="mt-2 text-muted">
        <bdi>{location}</bdi>
        {precision !== 'exact' && <span>{t.placeApproximate()}</span>}
      </p>
      <DistanceLine home={property} className="mt-1" />
      <div className="mt-1 mb-4 min-h-10 text-sm sm:min-h-5">{isInView && <NearbyTowns propertyId={_id} />}</div>
      {isInView ? (
        <MapFrame
          label={t.mapOf({ location: isolated(location) })}
          failed={t.failedButPlace()}
          className="h-80"
          box={box}
          keepsSurroundings
          pins={pins}
        />
      ) : (
        <div className="h-80" />
      )}
      {clock !== undefined && latitude !== undefined && longitude !== undefined && (
        <div className="min-h-125 sm:min-h-70">
          {isInView && (
            <Suspense>
              <LightOfDay point={{ latitude, longitude }} home={clock} />
            </Suspense>
          )}
        </div>
      )}
    </section>
  )
}

const MARGIN = '200px'

function useInView<Shown extends Element>(): { ref: RefObject<Shown | null>; isInView: boolean } {
  const ref = useRef<Shown>(null)
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsInView(true),
      { rootMargin: MARGIN },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, isInView }
}
