import zoneAt from '@photostructure/tz-lookup'

type Point = { latitude?: number | null | undefined; longitude?: number | null | undefined }

/** The time zone at a point; nothing where the point is not known. */
export const zoneAtPoint = ({ latitude, longitude }: Point = {}): string | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number' ? zoneAt(latitude, longitude) : undefined
