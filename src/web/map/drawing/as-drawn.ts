import { areasIn, areasText, type NoArea, type Ring } from '#contract/drawn-area'
import { isComplete } from './draft.ts'

/**
 * Returns the text of drawn areas. Returns the reason if they can't be searched, and undefined until the first one has
 * three corners.
 */
export function drawnText(rings: Ring[]): { text: string } | { why: NoArea } | undefined {
  const drawn = rings.filter((ring) => ring.length > 0)
  if (drawn.length < 2 && !drawn.some(isComplete)) return undefined
  const text = areasText(drawn)
  const areas = areasIn(text)
  return typeof areas === 'string' ? { why: areas } : { text }
}
