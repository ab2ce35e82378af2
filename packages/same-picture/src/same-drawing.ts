import type { Placement } from './picture-alignment.ts'
import type { GreyPicture } from './picture-patches.ts'
import { alignedBlocks } from './placed-blocks.ts'
import { overlapOf } from './placement-overlap.ts'

const MIN_OVERLAP = 0.7
const MIN_BLOCKS = 30
const REACH = 1 // the search distance of a block in pixels
/**
 * The minimum correlation of equal blocks. Republished plans had at most one block of 800 below it, scans of them up to
 * six; two different figures give two such blocks, the sizes of another flat 26. A single different figure is not
 * detected.
 */
const MIN_CORRELATION = 0.9
const MAX_OTHER = 0.0025

/**
 * Returns true if two drawings are copies. All certificates and many plans look alike, so details decide: almost no
 * figure, name or wall may differ.
 */
export function isSameDrawing(one: GreyPicture, other: GreyPicture, placement: Placement): boolean {
  if (overlapOf(one, other, placement) < MIN_OVERLAP) return false
  const blocks = alignedBlocks(one, other, placement, REACH)
  const others = blocks.filter(({ correlation }) => correlation < MIN_CORRELATION).length
  return blocks.length >= MIN_BLOCKS && others <= MAX_OTHER * blocks.length
}
