import type { Property } from '#contract/property'
import type { PropertyUpdate } from '#contract/property-fields'

type Point = Pick<PropertyUpdate, 'latitude' | 'longitude' | 'precision'>
type ListingPoint = Point & { location: string }
type Place = { latitude: number; longitude: number; precision: NonNullable<Point['precision']> }

/**
 * The columns of a point. `geocodedAt`: the time of the last geocoding; null for a point that an agent set, and before
 * the first geocoding.
 */
export type PointColumns = {
  latitude: number | null
  longitude: number | null
  precision: Place['precision'] | null
  geocodedAt: Date | null
}

/**
 * Returns the source of a listing's point. `own`: the agent set the point. `kept`: the point stays. `sought`: it must
 * be geocoded, because the location is new or the agent removed the point.
 */
export function originOfPoint(
  { latitude, location }: ListingPoint,
  before?: Pick<Property, 'location'>,
): 'own' | 'kept' | 'sought' {
  if (typeof latitude === 'number') return 'own'
  return latitude === undefined && before?.location === location ? 'kept' : 'sought'
}

export const ownPoint = ({ latitude, longitude, precision }: Point): PointColumns => ({
  latitude: latitude ?? null,
  longitude: longitude ?? null,
  precision: precision ?? 'exact',
  geocodedAt: null,
})

export const keptPoint = (
  { precision }: Point,
  before: Pick<Property, 'latitude' | 'precision'>,
): Partial<PointColumns> | undefined =>
  precision === undefined || (precision !== null && before.latitude !== undefined)
    ? undefined
    : { precision: before.precision ?? null }

export const foundPoint = (place: Place | undefined): PointColumns => ({
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
  precision: place?.precision ?? null,
  geocodedAt: new Date(),
})

export const noPointYet: PointColumns = { latitude: null, longitude: null, precision: null, geocodedAt: null }
