import { areasIn, areasText, type Corner, type NoArea, type Ring } from '#contract/drawn-area'
import { isComplete } from './draft.ts'

/** The longest side in degrees of longitude: a search takes one of 180° or more the other way round the world. */
const MAX_SIDE = 170

/**
 * Returns the text of areas that are searched as they are drawn on a map without repeats: long sides get further corners
 * on them. Returns the reason if they can't be searched, and undefined until the first one has three corners.
 */
export function drawnText(rings: Ring[]): { text: string } | { why: NoArea } | undefined {
  const drawn = rings.filter((ring) => ring.length > 0)
  if (drawn.length < 2 && !drawn.some(isComplete)) return undefined
  const text = areasText(drawn.map(withShortSides))
  const areas = areasIn(text)
  return typeof areas === 'string' ? { why: areas } : { text }
}

const withShortSides = (ring: Ring): Ring =>
  ring.flatMap((corner, at) => [corner, ...cornersBetween(corner, ring[(at + 1) % ring.length] ?? corner)])

function cornersBetween([latitude, longitude]: Corner, [nextLatitude, nextLongitude]: Corner): Corner[] {
  const [north, east] = [nextLatitude - latitude, nextLongitude - longitude]
  const sides = Math.max(1, Math.ceil(Math.abs(east) / MAX_SIDE))
  return Array.from({ length: sides - 1 }, (_, at) => {
    const share = (at + 1) / sides
    return [latitude + share * north, longitude + share * east]
  })
}
