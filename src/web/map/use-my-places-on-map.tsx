import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { isolated } from '#contract/isolated'
import { bboxIn } from '#contract/map-bounds'
import * as t from '#messages/map'
import { useSession } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { useFocusBack } from '../ui/focus/use-focus-back.ts'
import type { MapView } from './map-bounds.ts'
import type { MapPin } from './map-pins.ts'
import type { MyPlace } from './places/kept-places.ts'
import { keepPlaces } from './places/kept-places.ts'
import { useMyPlaces } from './places/my-places.ts'

const MyPlacesPanel = lazyPart(async () => (await import('./places/MyPlacesPanel.tsx')).MyPlacesPanel)

/**
 * Returns the pins of the user's own places, movable while their panel is open, and the button that opens the panel
 * (P-237).
 */
export function useMyPlacesOnMap(view: MapView | undefined): { pins: MapPin[]; panel: ReactNode } {
  const session = useSession()
  const email = session.status === 'signedIn' ? session.email : undefined
  const places = useMyPlaces()
  const [isOpen, setOpen] = useState(false)
  const opener = useFocusBack(isOpen)
  const keep = useCallback((changed: MyPlace[]) => email !== undefined && keepPlaces(email, changed), [email])
  const pins = useMemo(
    () =>
      places.map((place, at): MapPin => {
        const name = place.name.trim() || t.placeNumber({ number: at + 1 })
        const move: MapPin['onMove'] = (point) =>
          keep(places.map((one, index) => (index === at ? { ...one, ...point } : one)))
        return {
          key: `place ${at + 1}`,
          latitude: place.latitude,
          longitude: place.longitude,
          text: name,
          name: (isOpen ? t.myPlaceMovable : t.myPlace)({ name: isolated(name) }),
          look: 'mine',
          ...(isOpen ? { onMove: move } : { onPress: () => setOpen(true) }),
        }
      }),
    [places, isOpen, keep],
  )
  const panel = isOpen ? (
    <Suspense>
      <MyPlacesPanel
        places={places}
        middle={middleOf(view, places.length)}
        onChange={keep}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  ) : (
    <div className="map-bar absolute start-3 bottom-3 z-10">
      {/* `detail`: a double-click on "Search here", whose place this button takes, does not press it. */}
      <Button ref={opener} compact variant="quiet" onClick={({ detail }) => detail < 2 && setOpen(true)}>
        {t.myPlaces()}
      </Button>
    </div>
  )
  return { pins, panel: email !== undefined && panel }
}

function middleOf(view: MapView | undefined, count: number) {
  const box = view && bboxIn(view.bbox)
  if (!box) return undefined
  const { west, south, east, north } = box
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 + (count * (east - west)) / 6 }
}
