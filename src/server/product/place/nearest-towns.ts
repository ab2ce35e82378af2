import type { NamedTown, TownsIn } from 'gazetteer'
import { boundsAround, degreesEast, kilometresBetween } from '#contract/distance'
import type { NearbyTown } from '#contract/place'

type Point = { latitude: number; longitude: number }

const MAX_KM_TO_NEAREST = 50
const MAX_KM_TO_LARGE = 100
const MIN_KM = 0.1
const MIN_POPULATION_OF_LARGE = 50_000
const MAX_LARGE = 500

/**
 * Returns the nearest place within 50 km and the nearest other large town within 100 km, by straight-line distance.
 * Either is missing if there is none.
 */
export function nearestTowns(townsIn: TownsIn, point: Point): NearbyTown[] {
  const around = (km: number, most: number) =>
    townsIn(boundsAround(point, km), most)
      .map((town) => ({ ...town, km: kilometresBetween(point, town) }))
      .filter((town) => town.km >= MIN_KM && town.km <= km)
      .toSorted((one, other) => one.km - other.km)
  const [nearest] = around(MAX_KM_TO_NEAREST, Number.POSITIVE_INFINITY)
  const isLarge = ({ population }: NamedTown) => population >= MIN_POPULATION_OF_LARGE
  const large = around(MAX_KM_TO_LARGE, MAX_LARGE).find((town) => isLarge(town) && town.name !== nearest?.name)
  return [nearest, large].flatMap((town) =>
    town ? [{ name: town.name, km: Math.round(town.km * 10) / 10, direction: directionFrom(town, point) }] : [],
  )
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

function directionFrom(town: Point, { latitude, longitude }: Point): NearbyTown['direction'] {
  const east = degreesEast(town.longitude, longitude) * Math.cos(radians(town.latitude))
  const eighths = Math.round(Math.atan2(east, latitude - town.latitude) / (Math.PI / 4))
  return DIRECTIONS[(eighths + 8) % 8] ?? 'north'
}
