import { useQuery } from '@tanstack/react-query'
import { townsNear } from './map.queries.ts'
import { shownDistance } from './places/distance.ts'

/** Renders "1.2 km to Bourton-on-the-Water, 24 km east of Cheltenham, as the crow flies" (P-232). */
export function NearbyTowns({ propertyId }: { propertyId: string }) {
  const { data: towns = [] } = useQuery(townsNear(propertyId))
  const [nearest, large] = towns
  if (!nearest) return null
  const distanceOf = ({ km }: typeof nearest) => shownDistance(km, navigator.language)
  return (
    <p>
      <span>{`${distanceOf(nearest)} to `}</span>
      <bdi>{nearest.name}</bdi>
      {large && (
        <>
          <span>{`, ${distanceOf(large)} ${large.direction} of `}</span>
          <bdi>{large.name}</bdi>
        </>
      )}
      <span className="text-muted">, as the crow flies</span>
    </p>
  )
}
