/** A stretch of the map in degrees. Where `west` is more than `east` it crosses the line of dates. */
export type Bounds = { west: number; south: number; east: number; north: number }

/** Four numbers of up to 20 characters, and the commas between them. */
export const MAX_BBOX_LENGTH = 83

/** Reads a stretch of the map, `west,south,east,north`; nothing where it is none. */
export function bboxIn(text: string): Bounds | undefined {
  if (text.length > MAX_BBOX_LENGTH) return undefined
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,15})?$/.test(part))) return undefined
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number)
  const isOnMap = Math.max(Math.abs(west), Math.abs(east)) <= 180 && Math.max(Math.abs(south), Math.abs(north)) <= 90
  return isOnMap && south <= north ? { west, south, east, north } : undefined
}

/** To the sixth decimal, which is a decimetre. */
export const bboxText = ({ west, south, east, north }: Bounds): string =>
  [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(6)))).join(',')
