import type { Pair, Placement } from './picture-alignment.ts'
import type { GreyPicture } from './picture-patches.ts'
import { alignedBlocks } from './placed-blocks.ts'
import { commonArea } from './placed-planes.ts'
import { overlapOf } from './placement-overlap.ts'

const MIN_OVERLAP = 0.7
const MIN_BLOCKS = 30
const REACH = 1 // the search distance of a block in pixels
/**
 * The minimum correlation of equal blocks. Two different figures give two blocks below it, the sizes of another flat 26.
 * A single different figure is not detected.
 */
const MIN_CORRELATION = 0.9
/**
 * In shades, what noise and compression leave of equal blocks: up to 10 in scans, also of pale roads on a map, which
 * correlate badly. Different figures and walls leave 24 and more.
 */
const MAX_DIFFERENCE = 12
/** The border that is not compared, as a fraction of the longer side: around a tilted sheet a scan shows the scanner's lid. */
const BORDER = 0.03
/** The maximum fraction of blocks that differ. */
const MAX_OTHER = 0.0025

/**
 * Returns true if two drawings are copies. All certificates and many plans look alike, so details decide: almost no
 * figure, name or wall may differ.
 */
export function isSameDrawing(one: GreyPicture, other: GreyPicture, placement: Placement, corners: Pair[]): boolean {
  const common = commonArea(one, other, placement)
  if (!common || overlapOf(one, other, placement) < MIN_OVERLAP) return false
  const border = BORDER * Math.max(common.width, common.height)
  const blocks = alignedBlocks(one, other, placement, REACH, corners).blocks.filter(
    ({ x, y }) => Math.min(x, y, common.width - x, common.height - y) >= border,
  )
  const others = blocks.filter(
    ({ correlation, difference }) => correlation < MIN_CORRELATION && difference > MAX_DIFFERENCE,
  ).length
  return blocks.length >= MIN_BLOCKS && others <= MAX_OTHER * blocks.length
}
