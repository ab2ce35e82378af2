import { useId, useMemo, useState } from 'react'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import * as t from '#messages/pinField'
import { Button } from '../ui/Button.tsx'
import { FormGroup } from '../ui/form/FormGroup.tsx'
import { shownDegrees } from './drawing/shown-degrees.ts'
import { MapFrame } from './MapFrame.tsx'
import { boxAround } from './map-bounds.ts'
import type { MapPin } from './map-pins.ts'
import { PlaceChoice } from './PlaceChoice.tsx'

/** A point set by the agent; null returns to the location's point, and undefined changes nothing. */
type PinValue =
  | { latitude: number; longitude: number; place?: { name: string; location: string } | undefined }
  | null
  | undefined

type Props = {
  value: PinValue
  onChange: (value: PinValue) => void
  saved?: Pick<Property, 'latitude' | 'longitude' | 'precision'>
  location?: string | undefined
}

const START = { latitude: 45, longitude: -30 } // between two continents: an unmoved pin is obviously wrong

export function PinField({ value: given, onChange, saved, location }: Props) {
  const note = useId()
  const [isOpen, setIsOpen] = useState(false)
  const value = given?.place && given.place.location !== location?.trim() ? undefined : given
  const known = pointOf(saved)
  const shown = value === undefined ? known : value
  const pin = shown ?? START
  const [box] = useState(() =>
    known
      ? boxAround(known.latitude, known.longitude, saved?.precision)
      : { west: -130, south: -40, east: 60, north: 65 },
  )
  const pins = useMemo((): MapPin[] => {
    const point = { latitude: pin.latitude, longitude: pin.longitude }
    return [{ ...point, key: 'pin', text: '⌂', name: t.pin(), look: 'home', onMove: onChange }]
  }, [pin.latitude, pin.longitude, onChange])
  return (
    <FormGroup title={t.title()} describedBy={note}>
      <p id={note} className="mb-3 text-sm text-muted" aria-live="polite">
        {stateOf(value, saved)}
      </p>
      <PlaceChoice
        location={(value && !value.place) || value === null ? '' : (location?.trim() ?? '')}
        chosen={value?.place?.name}
        onChoose={({ name, ...point }) => onChange({ ...point, place: { name, location: location?.trim() ?? '' } })}
      />
      <div className="flex flex-wrap gap-2">
        <Button compact variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t.closeMap() : t.movePin()}
        </Button>
        <Button compact variant="quiet" unavailable={!shown} onClick={() => onChange(known ? null : undefined)}>
          {t.useLocation()}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-3">
          <MapFrame
            label={t.mapLabel()}
            failed={t.failedButLocation()}
            className="h-80"
            box={box}
            keepsSurroundings
            pins={pins}
          />
        </div>
      )}
    </FormGroup>
  )
}

const pointOf = (saved: Props['saved']) =>
  saved?.latitude === undefined || saved.longitude === undefined
    ? undefined
    : { latitude: saved.latitude, longitude: saved.longitude }

function stateOf(value: PinValue, saved: Props['saved']): string {
  if (value?.place) return t.placedIn({ place: isolated(value.place.name) })
  if (value) return t.pinAt({ latitude: shownDegrees(value.latitude), longitude: shownDegrees(value.longitude) })
  if (value === null || !pointOf(saved)) return t.byLocation()
  return saved?.precision === 'exact' ? t.whereYouSet() : t.approximate()
}
