import type { Placement } from './picture-alignment.ts'
import type { GreyPicture } from './picture-patches.ts'
import { alignedBlocks, type Block } from './placed-blocks.ts'
import { overlapOf } from './placement-overlap.ts'
import { isExactWhereShown, type Light } from './shown-blocks.ts'

const MIN_OVERLAP = 0.5
const MIN_BLOCKS = 15
/**
 * The minimum number of blocks of a part, with or without texture: pictures on a wall and windows, which are flat and
 * the same from anywhere, had up to 40, the smallest picture of a collage 50.
 */
const MIN_BLOCKS_OF_PART = 45
/**
 * The minimum fraction of textured blocks that match, which alone suffices. Of sister flats and of two photographs in
 * one phone's frame up to 0.39 did, of a part that is a wall, without what stands before it and would shift, up to 0.51.
 * Of parts that alone settle a copy at least 0.74 did, as nothing covers what is cut out of a collage or frame.
 */
const MIN_ALIKE = 0.6
const FIRST_REACH = 3 // the search distance of a block in pixels
const MIN_CORRELATION = 0.95
const MAX_SHIFT = 0.6 // pixels
/**
 * Limits for differences in contrast and brightness between blocks: a copy is changed equally everywhere, a photo from
 * another hour is not.
 */
const MAX_GAIN = 1.25
const MAX_OFFSET = 12 // shades

/**
 * Returns true if enough of one picture is visible in the other for a partly covered copy: the visible blocks must
 * match to a fraction of a pixel and with one change of brightness and contrast. From another viewpoint, near objects
 * shift against far ones; at another hour, the light falls differently.
 */
export function isCoveredCopy(
  one: GreyPicture,
  other: GreyPicture,
  placement: Placement,
  { isPart }: { isPart: boolean },
): boolean {
  if (overlapOf(one, other, placement) < MIN_OVERLAP) return false
  const { blocks, plain } = alignedBlocks(one, other, placement, FIRST_REACH)
  if (isPart && blocks.length + plain.length < MIN_BLOCKS_OF_PART) return false
  const tight = blocks.filter(isTight)
  const light = lightOf(tight)
  const alike = tight.filter((block) => isIn(light, block))
  if (alike.length < MIN_BLOCKS) return false
  return alike.length >= MIN_ALIKE * blocks.length || (!isPart && isExactWhereShown({ blocks, plain, alike, light }))
}

const isTight = ({ correlation, shiftX, shiftY }: Block): boolean =>
  correlation >= MIN_CORRELATION && Math.abs(shiftX) <= MAX_SHIFT && Math.abs(shiftY) <= MAX_SHIFT

function lightOf(blocks: Block[]): Light {
  const gain = medianOf(blocks.map((block) => block.gain))
  return { gain, offset: medianOf(blocks.map(({ own, there }) => there - gain * own)) }
}

const isIn = (light: Light, { gain, own, there }: Block): boolean =>
  Math.max(gain / light.gain, light.gain / gain) <= MAX_GAIN &&
  Math.abs(there - light.gain * own - light.offset) <= MAX_OFFSET

const medianOf = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
