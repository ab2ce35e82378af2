import type { Property, PropertyUpdate } from '#contract/property'

type Point = Pick<PropertyUpdate, 'latitude' | 'longitude' | 'precision'>
type Given = Point & { location: string }
type Place = { latitude: number; longitude: number; precision: NonNullable<Point['precision']> }

/** The columns of a listing's point. `geocodedAt`: see `properties`; null asks the geocoder. */
export type PointColumns = {
  latitude: number | null
  longitude: number | null
  precision: Place['precision'] | null
  geocodedAt: Date | null
}

/**
 * Where a listing's point comes from when it is saved: `own`, its agent set the pin; `kept`, it stays; `sought`, its location is to
 * be looked for, since it is new, or since its agent took the pin away.
 */
export function originOfPoint(
  { latitude, location }: Given,
  before?: Pick<Property, 'location'>,
): 'own' | 'kept' | 'sought' {
  if (typeof latitude === 'number') return 'own'
  return latitude === undefined && before?.location === location ? 'kept' : 'sought'
}

/** A pin that its agent set is exact, unless they say that it is not. */
export const ownPoint = ({ latitude, longitude, precision }: Point): PointColumns => ({
  latitude: latitude ?? null,
  longitude: longitude ?? null,
  precision: precision ?? 'exact',
  geocodedAt: null,
})

/** How well a point is known may be said again without it, of a listing that has one. */
export const keptPoint = (
  { precision }: Point,
  before: Pick<Property, 'latitude' | 'precision'>,
): Partial<PointColumns> | undefined =>
  precision === undefined || (precision !== null && before.latitude !== undefined)
    ? undefined
    : { precision: before.precision ?? null }

/** What the geocoder found, or that it looked and found nothing. */
export const foundPoint = (place: Place | undefined): PointColumns => ({
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
  precision: place?.precision ?? null,
  geocodedAt: new Date(),
})

/** The geocoder is still to look. */
export const noPointYet: PointColumns = { latitude: null, longitude: null, precision: null, geocodedAt: null }
