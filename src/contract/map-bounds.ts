/** The bounds of an area in degrees. If `west` is greater than `east`, they cross the antimeridian. */
export type Bounds = { west: number; south: number; east: number; north: number }

export const MAX_BBOX_LENGTH = 83

/** Parses `west,south,east,north`; returns undefined if invalid. */
export function bboxIn(text: string): Bounds | undefined {
  if (text.length > MAX_BBOX_LENGTH) return undefined
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,15})?$/.test(part))) return undefined
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number)
  const isOnMap = Math.max(Math.abs(west), Math.abs(east)) <= 180 && Math.max(Math.abs(south), Math.abs(north)) <= 90
  return isOnMap && south <= north ? { west, south, east, north } : undefined
}

export const bboxText = ({ west, south, east, north }: Bounds): string =>
  [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(6)))).join(',')
