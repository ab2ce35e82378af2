import type { Placement } from './picture-alignment.ts'
import type { GreyPicture } from './picture-patches.ts'
import { alignedBlocks } from './placed-blocks.ts'
import { overlapOf } from './placement-overlap.ts'

const MIN_OVERLAP = 0.7
const MIN_BLOCKS = 30
const REACH = 1 // pixels that a block is looked for to each side
/**
 * A block with less shows something else. Plans published again had at most one such block of 800, scans of them up to
 * six; two other figures are two, another flat's sizes 26. One other figure is not seen.
 */
const MIN_CORRELATION = 0.9
const MAX_OTHER = 0.0025

/**
 * Returns whether two drawings are copies. All certificates and many plans are alike, so what differs decides: figures,
 * names and walls, of which next to none may.
 */
export function isSameDrawing(one: GreyPicture, other: GreyPicture, placement: Placement): boolean {
  if (overlapOf(one, other, placement) < MIN_OVERLAP) return false
  const blocks = alignedBlocks(one, other, placement, REACH)
  const others = blocks.filter(({ correlation }) => correlation < MIN_CORRELATION).length
  return blocks.length >= MIN_BLOCKS && others <= MAX_OTHER * blocks.length
}
