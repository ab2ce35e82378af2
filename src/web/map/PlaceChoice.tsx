import { useQuery } from '@tanstack/react-query'
import type { PlaceCandidate } from '#contract/place'
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
        {isAsked && !chosen ? `Did you mean ${candidates.map(({ name }) => name).join(' or ')}?` : ''}
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
              {place.name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
