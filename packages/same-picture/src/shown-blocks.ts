import { BLOCK, type Block, type PlainBlock } from './placed-blocks.ts'

/** What brightness and contrast all blocks of a copy change by: `gain` times the shade, plus `offset` shades. */
export type Light = { gain: number; offset: number }
/** The blocks of two pictures that lie over each other. `alike`: those of `blocks` that match, in one `light`. */
export type Compared = { blocks: Block[]; plain: PlainBlock[]; alike: Block[]; light: Light }

/**
 * The minimum fraction of the recognized blocks that are exact. Under furniture all that is not hidden is, and copies
 * had at least 0.43, as blocks at the edge of a piece are recognized too. In two photographs of a room, a facade or
 * sister flats some blocks agree by chance or nearly, and of those with a quarter alike up to 0.35 were exact.
 */
const MIN_EXACT = 0.4
const RECOGNIZED = 0.9 // correlation
const EXACT = { correlation: 0.97, shift: 0.4, gain: 1.083, offset: 4 } // pixels, a ratio, shades
/**
 * The minimum fraction of the matching blocks' neighbours that match: what is hidden lies together. Copies had at least
 * 0.65, sister flats up to 0.58.
 */
const MIN_TOGETHER = 0.62
/**
 * The minimum fraction of the common area that is the same, with walls and skies, whose shade changes a little as no
 * drawn frame's does. Copies under furniture had at least 0.37, two photographs behind the same furniture or in the same
 * frame up to 0.31, and 0.35 where one photograph was blurred around both.
 */
const MIN_AREA = 0.36
const MIN_DEVIATION_OF_PLAIN = 1 // shades
const MAX_OFFSET_OF_PLAIN = 4 // shades

/**
 * Returns true if two pictures differ as a picture and its copy with something before it do, and not as two views of
 * one place: what can be recognized is the same to a fraction of a pixel and a few shades, lies together, and takes up
 * more of the picture than what may stand before it.
 */
export const isExactWhereShown = (compared: Compared): boolean =>
  exactShareOf(compared) >= MIN_EXACT && togetherOf(compared) >= MIN_TOGETHER && areaOf(compared) >= MIN_AREA

function exactShareOf({ blocks, alike, light }: Compared): number {
  const recognized = blocks.filter(({ correlation }) => correlation >= RECOGNIZED).length
  const exact = alike.filter(
    (block) =>
      block.correlation >= EXACT.correlation &&
      Math.hypot(block.shiftX, block.shiftY) <= EXACT.shift &&
      Math.max(block.gain / light.gain, light.gain / block.gain) <= EXACT.gain &&
      leftIn(light, block) <= EXACT.offset,
  ).length
  return exact / Math.max(1, recognized)
}

function togetherOf({ blocks, alike }: Compared): number {
  const placeOf = (x: number, y: number) => `${x},${y}`
  const textured = new Set(blocks.map(({ x, y }) => placeOf(x, y)))
  const matching = new Set(alike.map(({ x, y }) => placeOf(x, y)))
  const beside = alike
    .flatMap(({ x, y }) => [placeOf(x - BLOCK, y), placeOf(x + BLOCK, y), placeOf(x, y - BLOCK), placeOf(x, y + BLOCK)])
    .filter((place) => textured.has(place))
  return beside.filter((place) => matching.has(place)).length / Math.max(1, beside.length)
}

function areaOf({ blocks, plain, alike, light }: Compared): number {
  const same = plain.filter(
    (block) => block.deviation >= MIN_DEVIATION_OF_PLAIN && leftIn(light, block) <= MAX_OFFSET_OF_PLAIN,
  ).length
  return (alike.length + same) / (blocks.length + plain.length)
}

const leftIn = ({ gain, offset }: Light, { own, there }: Pick<PlainBlock, 'own' | 'there'>): number =>
  Math.abs(there - gain * own - offset)
