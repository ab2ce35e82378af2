import type { Property, PropertyUpdate } from '#contract/property'

type Point = Pick<PropertyUpdate, 'latitude' | 'longitude' | 'precision'>
type ListingPoint = Point & { location: string }
type Place = { latitude: number; longitude: number; precision: NonNullable<Point['precision']> }

/** The columns of a listing's point. `geocodedAt`: see `properties`; null asks the geocoder. */
export type PointColumns = {
  latitude: number | null
  longitude: number | null
  precision: Place['precision'] | null
  geocodedAt: Date | null
}

/**
 * Returns the source of a listing's point when it is saved: `own`, its agent set the pin; `kept`, it stays; `sought`, its location is
 * geocoded, since it is new or its agent removed the pin.
 */
export function originOfPoint(
  { latitude, location }: ListingPoint,
  before?: Pick<Property, 'location'>,
): 'own' | 'kept' | 'sought' {
  if (typeof latitude === 'number') return 'own'
  return latitude === undefined && before?.location === location ? 'kept' : 'sought'
}

/** Returns the point of an agent's pin, which is exact by default. */
export const ownPoint = ({ latitude, longitude, precision }: Point): PointColumns => ({
  latitude: latitude ?? null,
  longitude: longitude ?? null,
  precision: precision ?? 'exact',
  geocodedAt: null,
})

/** Returns a new precision for a listing that keeps its point. */
export const keptPoint = (
  { precision }: Point,
  before: Pick<Property, 'latitude' | 'precision'>,
): Partial<PointColumns> | undefined =>
  precision === undefined || (precision !== null && before.latitude !== undefined)
    ? undefined
    : { precision: before.precision ?? null }

/** Returns the geocoder's point, or that it found nothing. */
export const foundPoint = (place: Place | undefined): PointColumns => ({
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
  precision: place?.precision ?? null,
  geocodedAt: new Date(),
})

/** A point that the geocoder has yet to find. */
export const noPointYet: PointColumns = { latitude: null, longitude: null, precision: null, geocodedAt: null }
