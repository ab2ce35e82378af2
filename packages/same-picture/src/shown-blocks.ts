import { BLOCK, type Block, type PlainBlock } from './placed-blocks.ts'

/** The change of brightness and contrast in all blocks of a copy: `gain` times the shade, plus `offset` shades. */
export type Light = { gain: number; offset: number }
/** The blocks of two pictures that lie over each other. `alike`: those of `blocks` that match, in one `light`. */
export type Compared = { blocks: Block[]; plain: PlainBlock[]; alike: Block[]; light: Light }

/**
 * The minimum fraction of the matching blocks' neighbours that match where what is hidden lies together, as under
 * furniture: nearly all copies had at least 0.58. A watermark all over scatters what matches; of sister flats with most
 * of the same furniture, which had 0.6 to 0.62, too little is exact for furniture.
 */
const MIN_TOGETHER = 0.58
/**
 * `alike`: the minimum fraction of textured blocks that match. `exact`: the minimum fraction of recognized blocks that
 * are exact. `ahead`: by how much this must be more than the fraction of found blocks that only resemble.
 */
type Limits = { alike: number; exact: number; ahead: number }
/**
 * One of each list is enough. Beside furniture all is exact, and furniture hides a block or leaves it: of copies of
 * which less than 0.36 matched nearly all were 0.15 ahead, of sister flats, whose floors and views resemble, none more
 * than 0.14. Of copies of which more matched at least 0.43 were exact, of sister flats up to 0.39 with 0.42 that matched.
 */
const BESIDE_FURNITURE: Limits[] = [
  { alike: 0.36, exact: 0.4, ahead: -1 },
  { alike: 0.25, exact: 0.4, ahead: 0.15 },
]
/**
 * A watermark leaves more blocks the same, and fewer exact: copies had at least 0.32, and of two photographs of a room
 * or a facade up to 0.34 match.
 */
const UNDER_WATERMARK: Limits[] = [{ alike: 0.36, exact: 0.3, ahead: -1 }]
const FOUND = 0.5 // correlation
const MATCHING = 0.95 // correlation
const RECOGNIZED = 0.9 // correlation
const EXACT = { correlation: 0.97, shift: 0.4, gain: 1.083, offset: 4 } // pixels, a ratio, shades
/**
 * The minimum fraction of the common area that is the same, with walls and skies, whose shade changes a little as no
 * drawn frame's does, but without what is blurred, as the ground around a phone is. Copies under furniture had at least
 * 0.35, sister flats whose walls have other colours and two photographs in the same frame up to 0.32.
 */
const MIN_AREA = 0.34
const MIN_DETAIL = 0.15
const MIN_DEVIATION_OF_PLAIN = 1 // shades
const MAX_OFFSET_OF_PLAIN = 4 // shades

/**
 * Returns true if two pictures differ as a picture and its copy with something before it do, and not as two views of
 * one place: what can be recognized is the same to a fraction of a pixel and a few shades, the more of it the more lies
 * together, and takes up more of the picture than what may stand before it.
 */
export function isExactWhereShown(compared: Compared): boolean {
  const limits = togetherOf(compared) >= MIN_TOGETHER ? BESIDE_FURNITURE : UNDER_WATERMARK
  const alike = compared.alike.length / compared.blocks.length
  const exact = exactShareOf(compared)
  const ahead = exact - resemblingShareOf(compared)
  return (
    limits.some((limit) => alike >= limit.alike && exact >= limit.exact && ahead >= limit.ahead) &&
    areaOf(compared) >= MIN_AREA
  )
}

function resemblingShareOf({ blocks }: Compared): number {
  const found = blocks.filter(({ correlation }) => correlation >= FOUND)
  return found.filter(({ correlation }) => correlation < MATCHING).length / Math.max(1, found.length)
}

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
  const detailed = alike.filter(({ detail }) => detail >= MIN_DETAIL).length
  return (detailed + same) / (blocks.length + plain.length)
}

const leftIn = ({ gain, offset }: Light, { own, there }: Pick<PlainBlock, 'own' | 'there'>): number =>
  Math.abs(there - gain * own - offset)
