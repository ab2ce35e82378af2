import type { Placement } from './picture-alignment.ts'
import type { GreyPicture } from './picture-patches.ts'
import { alignedBlocks, type Block } from './placed-blocks.ts'
import { overlapOf } from './placement-overlap.ts'

const MIN_OVERLAP = 0.5
const MIN_BLOCKS = 15
/**
 * Of the blocks with something to see. Of one room at two hours at most 0.2 were alike, of two photographs in one
 * phone's frame or behind the same furniture 0.25.
 */
const MIN_ALIKE = 0.28
const FIRST_REACH = 3 // pixels that a block is looked for to each side
const MIN_CORRELATION = 0.95
const MAX_SHIFT = 0.6 // pixels
/** A copy's light and contrast are changed alike everywhere; those of another hour are not. */
const MAX_GAIN = 1.25
const MAX_OFFSET = 12 // shades

/**
 * Returns whether enough is left of one picture in the other to be a copy with something over it: the blocks that can
 * be seen must be the same to a fraction of a pixel and in one change of light and contrast. From another standpoint
 * near things move against far ones, and at another hour light falls elsewhere.
 */
export function isCoveredCopy(one: GreyPicture, other: GreyPicture, placement: Placement): boolean {
  if (overlapOf(one, other, placement) < MIN_OVERLAP) return false
  const blocks = alignedBlocks(one, other, placement, FIRST_REACH)
  const alike = inOneLight(blocks.filter(isTight))
  return alike >= MIN_BLOCKS && alike >= MIN_ALIKE * blocks.length
}

const isTight = ({ correlation, shiftX, shiftY }: Block): boolean =>
  correlation >= MIN_CORRELATION && Math.abs(shiftX) <= MAX_SHIFT && Math.abs(shiftY) <= MAX_SHIFT

/** Returns the number of blocks that the most frequent change of light and contrast explains. */
function inOneLight(blocks: Block[]): number {
  if (blocks.length === 0) return 0
  const gain = medianOf(blocks.map((block) => block.gain))
  const offset = medianOf(blocks.map(({ own, there }) => there - gain * own))
  return blocks.filter(
    (block) =>
      Math.max(block.gain / gain, gain / block.gain) <= MAX_GAIN &&
      Math.abs(block.there - gain * block.own - offset) <= MAX_OFFSET,
  ).length
}

const medianOf = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
