import { kilometresBetween } from '#contract/distance'
import type { Rule } from './rule.ts'
import { thresholds } from './thresholds.ts'

type Point = { latitude: number; longitude: number }

/**
 * Returns the distance in whole kilometres to the nearest place that the location may mean; `undefined` if one is near.
 */
export function kilometresAway(point: Point, places: Point[]): number | undefined {
  const nearest = Math.min(...places.map((place) => kilometresBetween(point, place)))
  return Number.isFinite(nearest) && nearest >= thresholds.pointFarAway.minKm ? Math.round(nearest) : undefined
}

export const pointFarAway: Rule = {
  rule: 'pointFarAway',
  check: 'address',
  find: async ({ geocoder }, { latitude, longitude, geocodedAt, location }) => {
    if (latitude === null || longitude === null) return 'notMade'
    if (geocodedAt !== null) return []
    if (geocoder.kind !== 'gazetteer') return 'notMade' // checks make no requests to other servers
    const place = await geocoder.locate(location)
    if (!place || place.mayBeNamesake) return 'notMade'
    const km = kilometresAway({ latitude, longitude }, [place, ...((await geocoder.candidates?.(location)) ?? [])])
    return km === undefined ? [] : [{ other: `${latitude.toFixed(3)} ${longitude.toFixed(3)}`, facts: { km } }]
  },
}
