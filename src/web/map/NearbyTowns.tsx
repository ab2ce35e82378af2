import { useQuery } from '@tanstack/react-query'
import * as t from '#messages/homePlace'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { townsNear } from './map.queries.ts'
import { directionKeys } from './places/direction-keys.ts'
import { shownDistance } from './places/distance.ts'

/** Renders "1.2 km to Bourton-on-the-Water, 24 km east of Cheltenham, as the crow flies" (P-232). */
export function NearbyTowns({ propertyId }: { propertyId: string }) {
  const { data: towns = [] } = useQuery(townsNear(propertyId))
  const [nearest, large] = towns
  if (!nearest) return null
  const distanceOf = ({ km }: typeof nearest) => shownDistance(km, navigator.language)
  const values = { distance: distanceOf(nearest), name: nearest.name }
  return (
    <p>
      <TextWithParts
        text={
          large
            ? t.toTownAndCity({
                ...values,
                far: distanceOf(large),
                direction: directionKeys[large.direction],
                cityName: large.name,
              })
            : t.toTown(values)
        }
        parts={{
          town: (name) => <bdi>{name}</bdi>,
          city: (name) => <bdi>{name}</bdi>,
          muted: (words) => <span className="text-muted">{words}</span>,
        }}
      />
    </p>
  )
}
