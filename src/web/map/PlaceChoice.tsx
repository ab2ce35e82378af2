import { useQuery } from '@tanstack/react-query'
import { isolated } from '#contract/isolated'
import type { PlaceCandidate } from '#contract/place'
import * as t from '#messages/pinField'
import { Button } from '../ui/Button.tsx'
import { HINT_PAUSE_MS, usePause } from '../ui/form/use-pause.ts'
import { placeOfLocation } from './map.queries.ts'

type Props = {
  location: string
  chosen: string | undefined
  onChoose: (place: PlaceCandidate) => void
}

export function PlaceChoice({ location, chosen, onChoose }: Props) {
  const typed = usePause(location, HINT_PAUSE_MS)
  const { data, isPlaceholderData } = useQuery(placeOfLocation(typed))
  const candidates = data?.candidates ?? []
  const isAsked = candidates.length > 1 && typed === location && !isPlaceholderData
  return (
    <div className="mb-3 min-h-24 sm:min-h-16">
      <p className="mb-2 min-h-5 text-sm font-semibold" aria-live="polite">
        {isAsked && !chosen ? t.didYouMean({ places: eitherOf(candidates) }) : ''}
      </p>
      {isAsked && (
        <div className="flex flex-wrap gap-2">
          {candidates.map((place) => (
            <Button
              key={place.name}
              compact
              variant="quiet"
              aria-pressed={place.name === chosen}
              onClick={() => onChoose(place)}
            >
              <bdi>{place.name}</bdi>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

const eitherOf = (places: PlaceCandidate[]): string =>
  places.map(({ name }) => isolated(name)).reduce((one, other) => t.either({ one, other }))
