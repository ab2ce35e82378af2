import type { GreyPicture } from './picture-patches.ts'

const BLOCK = 10 // in pixels of a picture of 160
const MIN_DEVIATION = 5 // in shades; a block below it has no texture
const MIN_CORRELATION = 0.8
const MIN_EQUAL = 0.9
const MAX_SHIFT = 2
/**
 * The maximum size of an overlay: of a bar at the top or bottom, as a fraction of the height; of a badge in a corner,
 * as a fraction of both sides.
 */
const BAR = 0.25
const BADGE = 0.4

/**
 * Returns the fractions of blocks in which both pictures agree and are nearly equal, ignoring a banner or badge if that
 * raises them, and the number of compared blocks. `laid`: the first picture, aligned with `other`; its pixels of 0 are
 * outside.
 */
export function agreementOf(
  laid: GreyPicture,
  other: GreyPicture,
): { agreeing: number; equal: number; blocks: number } {
  const blocks = blocksOf(laid, other)
  const [left, right] = [Math.min(...blocks.map(({ x }) => x)), Math.max(...blocks.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...blocks.map(({ y }) => y)), Math.max(...blocks.map(({ y }) => y))]
  const across = (block: Block) => (block.x - left) / (right - left)
  const down = (block: Block) => (block.y - top) / (bottom - top)
  const isOutside: ((block: Block) => boolean)[] = [
    () => true,
    (block) => down(block) > BAR,
    (block) => down(block) < 1 - BAR,
    (block) => across(block) > BADGE || down(block) > BADGE,
    (block) => across(block) < 1 - BADGE || down(block) > BADGE,
    (block) => across(block) > BADGE || down(block) < 1 - BADGE,
    (block) => across(block) < 1 - BADGE || down(block) < 1 - BADGE,
  ]
  const shareOf = (least: number) =>
    Math.max(
      ...isOutside.map((isLeft) => {
        const compared = blocks.filter(isLeft)
        return compared.filter(({ correlation }) => correlation >= least).length / Math.max(1, compared.length)
      }),
    )
  return { agreeing: shareOf(MIN_CORRELATION), equal: shareOf(MIN_EQUAL), blocks: blocks.length }
}

type Block = { x: number; y: number; correlation: number }

function blocksOf(laid: GreyPicture, other: GreyPicture): Block[] {
  const blocks: Block[] = []
  for (let y = MAX_SHIFT; y + BLOCK + MAX_SHIFT <= other.height; y += BLOCK)
    for (let x = MAX_SHIFT; x + BLOCK + MAX_SHIFT <= other.width; x += BLOCK) {
      const correlation = correlationOf(laid, other, x, y)
      if (correlation !== undefined) blocks.push({ x: x + BLOCK / 2, y: y + BLOCK / 2, correlation })
    }
  return blocks
}

function correlationOf(one: GreyPicture, other: GreyPicture, left: number, top: number): number | undefined {
  const block = blockAt(one, left, top)
  if (block.shades.includes(0)) return undefined
  let best = -1
  let isPlain = block.deviation < MIN_DEVIATION
  for (let y = top - MAX_SHIFT; y <= top + MAX_SHIFT; y++)
    for (let x = left - MAX_SHIFT; x <= left + MAX_SHIFT; x++) {
      const moved = blockAt(other, x, y)
      if (moved.deviation >= MIN_DEVIATION) isPlain = false
      best = Math.max(best, correlated(block, moved))
    }
  return isPlain ? undefined : best
}

type Shades = { shades: Float32Array; mean: number; deviation: number }

function blockAt({ data, width }: GreyPicture, left: number, top: number): Shades {
  const shades = new Float32Array(BLOCK * BLOCK)
  let [sum, squares] = [0, 0]
  for (let at = 0; at < shades.length; at++) {
    const shade = data[(top + Math.floor(at / BLOCK)) * width + left + (at % BLOCK)] ?? 0
    shades[at] = shade
    sum += shade
    squares += shade * shade
  }
  const mean = sum / shades.length
  return { shades, mean, deviation: Math.sqrt(Math.max(0, squares / shades.length - mean * mean)) }
}

function correlated(one: Shades, other: Shades): number {
  const scale = one.deviation * other.deviation * one.shades.length
  if (scale === 0) return -1
  let product = 0
  for (let at = 0; at < one.shades.length; at++) product += (one.shades[at] ?? 0) * (other.shades[at] ?? 0)
  return (product - one.shades.length * one.mean * other.mean) / scale
}
