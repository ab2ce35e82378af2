import type { Position } from 'geojson'

/**
 * Continues a line beyond the date line instead of wrapping it; one around the pole, such as Antarctica's coast, is
 * closed along the map's lower edge.
 */
export function unwrapped(line: Position[]): Position[] {
  let turns = 0
  let before = line[0]?.[0] ?? 0
  const going = line.map(([longitude = 0, latitude = 0]): Position => {
    if (longitude - before > 180) turns -= 1
    if (longitude - before < -180) turns += 1
    before = longitude
    return [longitude + 360 * turns, latitude]
  })
  const [first] = going
  const last = going.at(-1)
  return turns === 0 || !first || !last ? going : [...going, [last[0] ?? 0, -90], [first[0] ?? 0, -90], first]
}
