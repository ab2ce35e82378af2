import type { Pair, Placement } from './picture-alignment.ts'
import type { GreyPicture } from './picture-patches.ts'
import { ROUNDS_OF_CORNERS, shiftsOf, sumOf } from './picture-shifts.ts'
import { commonArea, ownPlane, type Plane, planeThere } from './placed-planes.ts'

/**
 * A block of one picture, found in another. `x` and `y`: its centre. `correlation`: of the shades at the best fit;
 * `difference`: the deviation in shades that the best fit leaves; `corner`: as `cornerOf`; `detail`: as `detailOf`, of the deviation;
 * `shiftX` and `shiftY`: the distance to it. `own` and `there`: the mean shades. `gain`: the ratio of contrasts.
 */
export type Block = {
  x: number
  y: number
  correlation: number
  difference: number
  corner: number
  detail: number
  shiftX: number
  shiftY: number
  own: number
  there: number
  gain: number
}

/**
 * Two blocks without texture in one place, of which neither can be searched for in the other. `own` and `there`: the
 * mean shades; `deviation`: the larger of the two.
 */
export type PlainBlock = { own: number; there: number; deviation: number }
type Blocks = { blocks: Block[]; plain: PlainBlock[] }

/** The side of a block in pixels. */
export const BLOCK = 10
const AREA = BLOCK * BLOCK
const MIN_DEVIATION = 4 // in shades; a block below it has no texture
const PLAIN = 0.5 // in shades; below it, the correlation of a block is undefined
const LAST_REACH = 1
const DETAIL_REACH = 2

/**
 * Returns the blocks after correcting the placement by their common shift. `reach`: the distance in pixels that the
 * first search covers in each direction. `corners`: pairs of corners, by which one picture is turned first, as a scan is.
 */
export function alignedBlocks(
  one: GreyPicture,
  other: GreyPicture,
  placement: Placement,
  reach: number,
  corners: Pair[] = [],
): Blocks {
  const common = commonArea(one, other, placement)
  if (!common) return { blocks: [], plain: [] }
  const there = planeThere(other, common)
  const turned = shiftsOf(shiftedCorners(corners, placement), ROUNDS_OF_CORNERS)
  const roughly = shiftsOf(blocksOf(ownPlane(one, placement, common, turned), there, reach).blocks)
  return blocksOf(ownPlane(one, placement, common, sumOf(turned, roughly)), there, LAST_REACH)
}

const shiftedCorners = (corners: Pair[], { scaleX, scaleY, left, top }: Placement) => {
  const [stepX, stepY] = [Math.max(1, scaleX), Math.max(1, scaleY)]
  return corners.map(({ from, to }) => ({
    x: (to[0] - Math.max(0, left)) / stepX,
    y: (to[1] - Math.max(0, top)) / stepY,
    correlation: 1,
    shiftX: (to[0] - scaleX * from[0] - left) / stepX,
    shiftY: (to[1] - scaleY * from[1] - top) / stepY,
  }))
}

function blocksOf(own: Plane, there: Plane, reach: number): Blocks {
  const [blocks, plain]: [Block[], PlainBlock[]] = [[], []]
  const [columns, rows] = [own.width, own.height].map((length) => Math.floor((length - 2 * reach) / BLOCK)) as [
    number,
    number,
  ]
  const left = Math.floor((own.width - columns * BLOCK) / 2)
  const top = Math.floor((own.height - rows * BLOCK) / 2)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * BLOCK, top + row * BLOCK]
      const [shades, opposite] = [shadesOf(own, x, y), shadesOf(there, x, y)]
      if (Number.isNaN(shades.mean)) continue
      const deviation = Math.max(shades.deviation, opposite.deviation)
      if (deviation < MIN_DEVIATION) plain.push({ own: shades.mean, there: opposite.mean, deviation })
      else blocks.push(blockAt(own, there, x, y, shades, reach))
    }
  return { blocks, plain }
}

function blockAt(own: Plane, there: Plane, x: number, y: number, shades: Shades, reach: number): Block {
  const side = 2 * reach + 1
  const scores = new Float32Array(side * side)
  let best = 0
  for (let at = 0; at < scores.length; at++) {
    const moved = [x - reach + (at % side), y - reach + Math.floor(at / side)] as const
    scores[at] = correlated(own, x, y, shades, there, ...moved)
    if ((scores[at] ?? -1) > (scores[best] ?? -1)) best = at
  }
  const [column, row] = [best % side, Math.floor(best / side)]
  const isInner = (place: number) => place > 0 && place < side - 1
  const found = shadesOf(there, x - reach + column, y - reach + row)
  const correlation = scores[best] ?? -1
  return {
    x: x + BLOCK / 2,
    y: y + BLOCK / 2,
    correlation,
    difference: Math.max(shades.deviation, found.deviation) * Math.sqrt(1 - Math.max(0, Math.min(1, correlation)) ** 2),
    corner: cornerOf(own, x, y),
    detail: detailOf(own, x, y) / Math.max(PLAIN, shades.deviation),
    shiftX: column - reach + (isInner(column) ? peakOf(scores[best - 1], correlation, scores[best + 1]) : 0),
    shiftY: row - reach + (isInner(row) ? peakOf(scores[best - side], correlation, scores[best + side]) : 0),
    own: shades.mean,
    there: found.mean,
    gain: (correlation * found.deviation) / Math.max(PLAIN, shades.deviation),
  }
}

/**
 * Returns how much a block changes across its edges in their weakest direction, as a fraction of that in their
 * strongest: 0 for one straight edge, along which the block fits anywhere.
 */
function cornerOf({ data, width }: Plane, left: number, top: number): number {
  let [xx, xy, yy] = [0, 0, 0]
  for (let y = top; y < top + BLOCK; y++)
    for (let x = left; x < left + BLOCK; x++) {
      const at = y * width + x
      const across = (data[at + 1] ?? 0) - (data[at - 1] ?? 0)
      const down = (data[at + width] ?? 0) - (data[at - width] ?? 0)
      xx += across * across
      xy += across * down
      yy += down * down
    }
  const [half, root] = [(xx + yy) / 2, Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy)]
  return (half - root) / Math.max(1, half + root)
}

/**
 * Returns by how many shades the pixels of a block differ from the mean of the four that are `DETAIL_REACH` pixels away:
 * next to none in what is blurred, which is nearly one slope.
 */
function detailOf({ data, width }: Plane, left: number, top: number): number {
  let squares = 0
  for (let y = top + DETAIL_REACH; y < top + BLOCK - DETAIL_REACH; y++)
    for (let x = left + DETAIL_REACH; x < left + BLOCK - DETAIL_REACH; x++) {
      const at = y * width + x
      const across = (data[at - DETAIL_REACH] ?? 0) + (data[at + DETAIL_REACH] ?? 0)
      const down = (data[at - DETAIL_REACH * width] ?? 0) + (data[at + DETAIL_REACH * width] ?? 0)
      squares += ((data[at] ?? 0) - (across + down) / 4) ** 2
    }
  return Math.sqrt(squares) / (BLOCK - 2 * DETAIL_REACH)
}

function peakOf(before = 0, here = 0, after = 0): number {
  const bend = before - 2 * here + after
  return bend < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0
}

type Shades = { mean: number; deviation: number }

function shadesOf({ data, width }: Plane, left: number, top: number): Shades {
  let [sum, squares] = [0, 0]
  for (let y = top; y < top + BLOCK; y++)
    for (let at = y * width + left; at < y * width + left + BLOCK; at++) {
      const shade = data[at] ?? 0
      sum += shade
      squares += shade * shade
    }
  const mean = sum / AREA
  return { mean, deviation: Math.sqrt(Math.max(0, squares / AREA - mean * mean)) }
}

function correlated(own: Plane, left: number, top: number, shades: Shades, there: Plane, x: number, y: number): number {
  let [sum, squares, product] = [0, 0, 0]
  for (let row = 0; row < BLOCK; row++) {
    const first = (top + row) * own.width + left
    const other = (y + row) * there.width + x
    for (let column = 0; column < BLOCK; column++) {
      const shade = there.data[other + column] ?? 0
      sum += shade
      squares += shade * shade
      product += shade * (own.data[first + column] ?? 0)
    }
  }
  const mean = sum / AREA
  const deviation = Math.sqrt(Math.max(0, squares / AREA - mean * mean))
  if (shades.deviation < PLAIN || deviation < PLAIN) return -1
  return (product / AREA - mean * shades.mean) / (deviation * shades.deviation)
}
