import type { Pair, Placement } from './picture-alignment.ts'
import type { GreyPicture } from './picture-patches.ts'
import { ROUNDS_OF_CORNERS, type Shifts, shiftAt, shiftsOf, sumOf } from './picture-shifts.ts'

/** A picture as numbers. `data`: NaN outside the picture. */
type Plane = { data: Float32Array; width: number; height: number }

/**
 * A block of one picture, found in another. `x` and `y`: its centre. `correlation`: of the shades at the best fit;
 * `difference`: the deviation in shades that the best fit leaves; `corner`: as `cornerOf`; `shiftX` and `shiftY`: the
 * distance to it. `own` and `there`: the mean shades. `gain`: the ratio of contrasts.
 */
export type Block = {
  x: number
  y: number
  correlation: number
  difference: number
  corner: number
  shiftX: number
  shiftY: number
  own: number
  there: number
  gain: number
}

const BLOCK = 10 // pixels
const AREA = BLOCK * BLOCK
const MIN_DEVIATION = 4 // in shades; a block below it has no texture
const PLAIN = 0.5 // in shades; below it, the correlation of a block is undefined
const MIN_SIDE = 20

const LAST_REACH = 1

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
): Block[] {
  const common = commonArea(one, other, placement)
  if (!common) return []
  const there = planeThere(other, common)
  const turned = shiftsOf(shiftedCorners(corners, placement), ROUNDS_OF_CORNERS)
  const roughly = shiftsOf(blocksOf(ownPlane(one, placement, common, turned), there, reach))
  return blocksOf(ownPlane(one, placement, common, sumOf(turned, roughly)), there, LAST_REACH)
}

/** The area that both pictures show, in pixels of the coarser one: `stepX` and `stepY` pixels of the second. */
type Common = { startX: number; startY: number; stepX: number; stepY: number; width: number; height: number }

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

export function commonArea(
  one: GreyPicture,
  other: GreyPicture,
  { scaleX, scaleY, left, top }: Placement,
): Common | undefined {
  const [stepX, stepY] = [Math.max(1, scaleX), Math.max(1, scaleY)]
  const [startX, startY] = [Math.max(0, left), Math.max(0, top)]
  const width = Math.floor((Math.min(other.width, left + scaleX * one.width) - startX) / stepX)
  const height = Math.floor((Math.min(other.height, top + scaleY * one.height) - startY) / stepY)
  return width < MIN_SIDE || height < MIN_SIDE ? undefined : { startX, startY, stepX, stepY, width, height }
}

function planeThere(other: GreyPicture, { startX, startY, stepX, stepY, width, height }: Common): Plane {
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = shadeAt(other, startX + (x + 0.5) * stepX, startY + (y + 0.5) * stepY, stepX, stepY)
  return smoothed({ data, width, height })
}

function ownPlane(
  one: GreyPicture,
  { scaleX, scaleY, left, top }: Placement,
  { startX, startY, stepX, stepY, width, height }: Common,
  shifts: Shifts,
): Plane {
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const ownX = (startX + (x + 0.5) * stepX - shiftAt(shifts.x, x, y) * stepX - left) / scaleX
      const ownY = (startY + (y + 0.5) * stepY - shiftAt(shifts.y, x, y) * stepY - top) / scaleY
      data[y * width + x] = shadeAt(one, ownX, ownY, stepX / scaleX, stepY / scaleY)
    }
  return smoothed({ data, width, height })
}

function shadeAt(picture: GreyPicture, x: number, y: number, wide: number, high: number): number {
  if (x < 0 || y < 0 || x > picture.width || y > picture.height) return Number.NaN
  const columns = Math.max(1, Math.ceil(wide - 0.25))
  const rows = Math.max(1, Math.ceil(high - 0.25))
  if (columns === 1 && rows === 1) return between(picture, x, y)
  let sum = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      sum += between(picture, x + ((column + 0.5) / columns - 0.5) * wide, y + ((row + 0.5) / rows - 0.5) * high)
  return sum / (columns * rows)
}

function between({ data, width, height }: GreyPicture, x: number, y: number): number {
  const across = Math.min(width - 1.001, Math.max(0, x - 0.5))
  const down = Math.min(height - 1.001, Math.max(0, y - 0.5))
  const at = Math.floor(down) * width + Math.floor(across)
  const a = across - Math.floor(across)
  const b = down - Math.floor(down)
  const upper = (1 - a) * (data[at] ?? 0) + a * (data[at + 1] ?? 0)
  const lower = (1 - a) * (data[at + width] ?? 0) + a * (data[at + width + 1] ?? 0)
  return (1 - b) * upper + b * lower
}

function smoothed({ data, width, height }: Plane): Plane {
  const across = new Float64Array(data.length)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      across[at] = (data[x > 0 ? at - 1 : at] ?? 0) + 2 * (data[at] ?? 0) + (data[x < width - 1 ? at + 1 : at] ?? 0)
  const result = new Float32Array(data.length)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      result[at] =
        ((across[y > 0 ? at - width : at] ?? 0) +
          2 * (across[at] ?? 0) +
          (across[y < height - 1 ? at + width : at] ?? 0)) /
        16
  return { data: result, width, height }
}

function blocksOf(own: Plane, there: Plane, reach: number): Block[] {
  const blocks: Block[] = []
  const [columns, rows] = [own.width, own.height].map((length) => Math.floor((length - 2 * reach) / BLOCK)) as [
    number,
    number,
  ]
  const left = Math.floor((own.width - columns * BLOCK) / 2)
  const top = Math.floor((own.height - rows * BLOCK) / 2)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const block = blockAt(own, there, left + column * BLOCK, top + row * BLOCK, reach)
      if (block) blocks.push(block)
    }
  return blocks
}

function blockAt(own: Plane, there: Plane, x: number, y: number, reach: number): Block | undefined {
  const shades = shadesOf(own, x, y)
  if (Number.isNaN(shades.mean)) return undefined
  if (shades.deviation < MIN_DEVIATION && shadesOf(there, x, y).deviation < MIN_DEVIATION) return undefined
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
