import { bytesOf, type OpenCv } from './opencv.ts'
import type { Pair } from './picture-alignment.ts'
import { agreementOf } from './picture-blocks.ts'
import type { Features } from './picture-format.ts'
import type { GreyPicture } from './picture-patches.ts'
import { alignedBlocks, type Block } from './placed-blocks.ts'
import { greyOf } from './small-picture.ts'

/** A homography (projective transformation) as nine numbers, row by row. */
type Map9 = number[]

const MAX_ERROR = 4 // in pixels of a picture of 480
const MIN_INLIERS = 12
const MIN_INLIER_SHARE = 0.25
const MIN_OVERLAP = 0.7
const MIN_SCALE = 0.25
const SIDE_OF_BLOCKS = 160
const GRID = 16
const MIN_BLOCKS = 8
/**
 * The fraction of blocks that must agree, minus `LESS_PER_CORNER` for each matching corner: below 30 corners, no
 * fraction suffices.
 */
const MIN_AGREEING = 1.03
const LESS_PER_CORNER = 0.001
/**
 * The minimum sum of three fractions, as a photograph of a photograph is flat: of corners that match in the plane, of
 * blocks that are nearly equal, and of recognized blocks that stay in their place, since windows lie deeper than their
 * wall. Nearly flat facades from places some metres apart had at most 2.55, photographs of a screen nearly all 2.58.
 */
const MIN_FLAT = 2.57
/**
 * The same where next to all corners match in the plane, as on a screen that is brighter than the photograph or dimmer:
 * of corners on facades from places some metres apart at most 0.9 did.
 */
const MIN_FLAT_IN_PLANE = 2.5
const IN_PLANE = 0.94
/** The same for a part: a wall without what stands before it had 2.57, photographs of a screen 2.81. */
const MIN_FLAT_OF_PART = 2.7
const MIN_CORRELATION = 0.85
const MIN_CORNER = 0.03
const MAX_SHIFT = 0.5 // in pixels of a picture of 240
const HALF_BLOCK = 6 // pixels, with a margin
const REACH = 2 // the search distance of a block in pixels

/**
 * Returns true if matching corners lie on one plane that covers most of a picture and, after alignment, the blocks of
 * both are equal except for brightness and contrast. Two photos of one room differ there, as shadows and the camera
 * move.
 */
export async function isProjected(cv: OpenCv, pairs: Pair[], one: Features, other: Features): Promise<boolean> {
  const found = pairs.length >= MIN_INLIERS ? projectionOf(cv, pairs) : undefined
  if (!found || found.inliers < MIN_INLIERS || found.inliers < MIN_INLIER_SHARE * pairs.length) return false
  if (overlapOf(found.map, one, other) < MIN_OVERLAP) return false
  const { agreeing, equal, blocks } = agreementOf(...(await laidOver(cv, found.map, one, other, SIDE_OF_BLOCKS)))
  const inPlane = found.inliers / pairs.length
  const flat = inPlane + equal
  const least = one.isPart ? MIN_FLAT_OF_PART : inPlane >= IN_PLANE ? MIN_FLAT_IN_PLANE : MIN_FLAT
  return (
    blocks >= MIN_BLOCKS &&
    agreeing >= MIN_AGREEING - LESS_PER_CORNER * found.inliers &&
    flat + 1 >= least && // the third fraction takes longest
    flat + steadyOf(...(await laidOver(cv, found.map, one, other))) >= least
  )
}

/** Blocks of one straight edge are left out, as they fit anywhere along it. */
function steadyOf(laid: GreyPicture, other: GreyPicture): number {
  const inPlace = { scaleX: 1, scaleY: 1, left: 0, top: 0 }
  const found = alignedBlocks(laid, other, inPlace, REACH).blocks.filter(
    ({ correlation, corner, ...place }) =>
      correlation >= MIN_CORRELATION && corner >= MIN_CORNER && isCovered(laid, place),
  )
  const steady = found.filter(
    ({ shiftX, shiftY }) => Math.abs(shiftX) <= MAX_SHIFT && Math.abs(shiftY) <= MAX_SHIFT,
  ).length
  return found.length >= MIN_BLOCKS ? steady / found.length : 0
}

/** Returns true if the aligned picture reaches the whole block. Its pixels of 0 are outside. */
const isCovered = ({ data, width }: GreyPicture, { x, y }: Pick<Block, 'x' | 'y'>): boolean =>
  [-1, 0, 1].every((down) =>
    [-1, 0, 1].every((across) => data[Math.round(y + down * HALF_BLOCK) * width + Math.round(x + across * HALF_BLOCK)]),
  )

function projectionOf(cv: OpenCv, pairs: Pair[]): { map: Map9; inliers: number } | undefined {
  const points = (end: 'from' | 'to') =>
    cv.matFromArray(
      pairs.length,
      1,
      cv.CV_32FC2,
      pairs.flatMap((pair) => pair[end]),
    )
  const [from, to] = [points('from'), points('to')]
  const mask = new cv.Mat()
  const found = cv.findHomography(from, to, cv.RANSAC, MAX_ERROR, mask, 1000, 0.995)
  try {
    return found.empty()
      ? undefined
      : { map: Array.from(found.data64F as Float64Array), inliers: cv.countNonZero(mask) }
  } finally {
    for (const part of [from, to, mask, found]) part.delete()
  }
}

const CORNERS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

/**
 * Returns the larger fraction of either picture that lies within the other; 0 if the transformation mirrors, rotates or
 * strongly scales the picture, as no copy does.
 */
function overlapOf(map: Map9, one: Features, other: Features): number {
  const corners = CORNERS.map(({ x, y }) => mapped(map, x * one.width, y * one.height))
  if (!isUpright(corners)) return 0
  const area = areaOf(corners) / (other.width * other.height)
  if (area < MIN_SCALE || area > 1 / MIN_SCALE) return 0
  let inside = 0
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const [x, y] = mapped(map, ((column + 0.5) * one.width) / GRID, ((row + 0.5) * one.height) / GRID)
      if (x >= 0 && y >= 0 && x < other.width && y < other.height) inside++
    }
  const share = inside / GRID ** 2
  return Math.max(share, Math.min(1, share * area))
}

function mapped(
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1]: Map9,
  x: number,
  y: number,
): [number, number] {
  const depth = g * x + h * y + i
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
}

const SIDES = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
]

function isUpright(corners: [number, number][]): boolean {
  const directions = [0, 1, 2, 3].map((at) => {
    const [[x, y] = [0, 0], [nextX, nextY] = [0, 0]] = [corners[at], corners[(at + 1) % 4]]
    return [nextX - x, nextY - y] as const
  })
  return directions.every(([x, y], at) => {
    const side = SIDES[at] ?? { x: 0, y: 0 }
    return x * side.x + y * side.y > Math.abs(x * side.y - y * side.x)
  })
}

const areaOf = (corners: [number, number][]): number =>
  corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

/**
 * Aligns the first picture with the second, and returns both. `side`: the longer side to which they are reduced before.
 */
async function laidOver(
  cv: OpenCv,
  map: Map9,
  one: Features,
  other: Features,
  side = 0,
): Promise<[GreyPicture, GreyPicture]> {
  const [from, to] = await Promise.all([greyOf(one.small, side), greyOf(other.small, side)])
  const [fromScale, toScale] = [from.width / one.width, to.width / other.width]
  const small = map.map((value, at) => {
    const column = at % 3 === 2 ? 1 : 1 / fromScale
    const row = at >= 6 ? 1 : toScale
    return value * column * row
  })
  return [warped(cv, from, small, to), to]
}

/** Applies a homography. A pixel of 0 means outside, so all pixels of the picture are raised to at least 1. */
function warped(cv: OpenCv, picture: GreyPicture, map: Map9, { width, height }: GreyPicture): GreyPicture {
  const seen = picture.data.map((value) => Math.max(1, value))
  const source = bytesOf(cv, seen, picture.height, picture.width)
  const projection = cv.matFromArray(3, 3, cv.CV_64FC1, map)
  const result = new cv.Mat()
  try {
    cv.warpPerspective(
      source,
      result,
      projection,
      new cv.Size(width, height),
      cv.INTER_LINEAR,
      cv.BORDER_CONSTANT,
      new cv.Scalar(0),
    )
    return { data: Uint8Array.from(result.data), width, height }
  } finally {
    for (const part of [source, projection, result]) part.delete()
  }
}
