import { isCoveredCopy } from './covered-copies.ts'
import { bytesOf, type OpenCv } from './opencv.ts'
import { type Pair, type Placement, placementOf } from './picture-alignment.ts'
import { DESCRIPTOR_BYTES } from './picture-corners.ts'
import type { Features } from './picture-format.ts'
import type { GreyPicture } from './picture-patches.ts'
import { isProjected } from './projected-copies.ts'
import { isSameDrawing } from './same-drawing.ts'
import { greyOf } from './small-picture.ts'

/** The ratio test: a match counts if its distance is less than this fraction of the second-best match's distance. */
const MAX_RATIO = 0.8
const MIN_PLACED = 6

/** Returns true if two pictures are copies of one photo, as a whole or with additions over or around one of them. */
export async function comparePictures(cv: OpenCv, one: Features, other: Features): Promise<boolean> {
  if (one.isDrawing !== other.isDrawing || one.points.length === 0 || other.points.length === 0) return false
  const pairs = pairsOf(cv, one, other)
  if (one.isDrawing) return isPlaced(pairs, one, other)
  return (await isPlaced(pairs, one, other)) || isProjected(cv, pairs, one, other)
}

async function isPlaced(pairs: Pair[], one: Features, other: Features): Promise<boolean> {
  const found = placementOf(pairs, MIN_PLACED)
  if (!found) return false
  const [from, to] = await Promise.all([greyOf(one.small), greyOf(other.small)])
  const sizes = { one, other, from, to }
  const placement = inSmall(found.placement, sizes)
  return one.isDrawing
    ? isSameDrawing(
        from,
        to,
        placement,
        pairs.map((pair) => pairInSmall(pair, sizes)),
      )
    : isCoveredCopy(from, to, placement, one)
}

type Sizes = { one: Features; other: Features; from: GreyPicture; to: GreyPicture }

const pairInSmall = (pair: Pair, { one, other, from, to }: Sizes): Pair => ({
  from: [(pair.from[0] * from.width) / one.width, (pair.from[1] * from.height) / one.height],
  to: [(pair.to[0] * to.width) / other.width, (pair.to[1] * to.height) / other.height],
})

function inSmall({ scaleX, scaleY, left, top }: Placement, { one, other, from, to }: Sizes): Placement {
  const [wide, high] = [to.width / other.width, to.height / other.height]
  return {
    scaleX: (scaleX * wide * one.width) / from.width,
    scaleY: (scaleY * high * one.height) / from.height,
    left: left * wide,
    top: top * high,
  }
}

function pairsOf(cv: OpenCv, one: Features, other: Features): Pair[] {
  const descriptorsOf = ({ descriptors }: Features) =>
    bytesOf(cv, descriptors, descriptors.length / DESCRIPTOR_BYTES, DESCRIPTOR_BYTES)
  const [from, to] = [descriptorsOf(one), descriptorsOf(other)]
  const matcher = new cv.BFMatcher(cv.NORM_HAMMING)
  const matches = new cv.DMatchVectorVector()
  try {
    matcher.knnMatch(from, to, matches, 2)
    const pairs: Pair[] = []
    for (let at = 0; at < matches.size(); at++) {
      const nearest = matches.get(at)
      const [first, second] = [nearest.get(0), nearest.get(1)]
      if (first.distance < MAX_RATIO * second.distance)
        pairs.push({ from: pointOf(one, first.queryIdx), to: pointOf(other, first.trainIdx) })
      nearest.delete()
    }
    return pairs
  } finally {
    for (const part of [from, to, matcher, matches]) part.delete()
  }
}

const pointOf = ({ points }: Features, at: number): [number, number] => [points[2 * at] ?? 0, points[2 * at + 1] ?? 0]
