import zoneAt from '@photostructure/tz-lookup'

/** Returns the IANA time zone of a point. About one town in 150 gets the zone of its neighbour. */
export const timeZoneAt = (latitude: number, longitude: number): string => zoneAt(latitude, longitude)
