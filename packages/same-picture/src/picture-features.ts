import sharp, { type Sharp } from 'sharp'
import { bytesOf, type OpenCv } from './opencv.ts'
import { isDrawing } from './picture-drawing.ts'
import { type GreyPicture, mirroredPatch, type Patch, patchesOf } from './picture-patches.ts'
import { probesOf, wordOf } from './picture-words.ts'

export type Features = { width: number; height: number; points: Float32Array; descriptors: Uint8Array; small: Buffer }

/**
 * `words`: to be found by. `lookups`: to search with, for the picture and for its mirror image; their `probes` are the
 * words that a copy may have.
 */
export type DescribedPicture = {
  words: number[]
  features: Buffer
  lookups: { probes: number[]; features: Buffer }[]
}

const SIDE = 480
const PATCH_SIDE = 256
const SMALL_SIDE = 160
const MAX_POINTS = 400
const MAX_PATCHES = 80
/**
 * A picture with fewer corners shows too little to compare, such as one colour or a narrow strip: it is not described.
 */
const MIN_POINTS = 40
const MIN_PATCHES = 8
const MIN_SIDE = 64
const MAX_PIXELS = 40_000_000
export const DESCRIPTOR_BYTES = 32

/**
 * Describes a picture from the bytes of any rendition, a drawing without words; `undefined` if it shows too little.
 * Throws if it can't be read.
 */
export async function describePicture(cv: OpenCv, bytes: Uint8Array): Promise<DescribedPicture | undefined> {
  const upright = await greyOf(bytes)
  if (Math.min(upright.width, upright.height) < MIN_SIDE) return undefined
  if (isDrawing(upright)) return { words: [], features: emptyFeatures(upright), lookups: [] }
  const patches = patchesOf(await resized(upright, PATCH_SIDE), MAX_PATCHES)
  const own = await featuresOf(cv, upright)
  if (patches.length < MIN_PATCHES || own.points.length < 2 * MIN_POINTS) return undefined
  const mirrored = await featuresOf(cv, mirrorOf(upright))
  const probes = (each: Patch[]) => [...new Set(each.flatMap(probesOf))]
  return {
    words: [...new Set(patches.map(wordOf))],
    features: packed(own),
    lookups: [
      { probes: probes(patches), features: packed(own) },
      { probes: probes(patches.map(mirroredPatch)), features: packed(mirrored) },
    ],
  }
}

const emptyFeatures = ({ width, height }: GreyPicture): Buffer =>
  packed({ width, height, points: new Float32Array(), descriptors: new Uint8Array(), small: Buffer.alloc(0) })

async function featuresOf(cv: OpenCv, picture: GreyPicture): Promise<Features> {
  const small = await webpOf(await resized(picture, SMALL_SIDE))
  return { width: picture.width, height: picture.height, ...cornersOf(cv, picture), small }
}

async function greyOf(bytes: Uint8Array): Promise<GreyPicture> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).resize(SIDE, SIDE, { fit: 'inside' })
  return rawOf(picture.flatten({ background: '#fff' }).toColourspace('b-w'))
}

async function rawOf(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture.extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const sharpOf = ({ data, width, height }: GreyPicture) => sharp(data, { raw: { width, height, channels: 1 } })
const resized = (picture: GreyPicture, side: number) => rawOf(sharpOf(picture).resize(side, side, { fit: 'inside' }))
const webpOf = (picture: GreyPicture) => sharpOf(picture).webp({ quality: 80 }).toBuffer()

function mirrorOf({ data, width, height }: GreyPicture): GreyPicture {
  const mirrored = new Uint8Array(data.length)
  for (let row = 0; row < data.length; row += width) mirrored.set(data.subarray(row, row + width).toReversed(), row)
  return { data: mirrored, width, height }
}

function cornersOf(cv: OpenCv, { data, width, height }: GreyPicture): Pick<Features, 'points' | 'descriptors'> {
  const picture = bytesOf(cv, data, height, width)
  const [mask, found] = [new cv.Mat(), new cv.Mat()]
  const corners = new cv.KeyPointVector()
  const orb = new cv.ORB(MAX_POINTS)
  try {
    orb.detectAndCompute(picture, mask, corners, found)
    const points = new Float32Array(2 * corners.size())
    for (let at = 0; at < corners.size(); at++) {
      const { x, y } = corners.get(at).pt
      points.set([x, y], 2 * at)
    }
    return { points, descriptors: Uint8Array.from(found.data) }
  } finally {
    for (const part of [picture, mask, found, corners, orb]) part.delete()
  }
}

const HEADER_BYTES = 6
/** Positions are stored in eighths of a pixel. */
const PLACES = 8

function packed({ width, height, points, descriptors, small }: Features): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + 2 * points.length)
  for (const [at, value] of [
    width,
    height,
    points.length / 2,
    ...points.map((place) => Math.round(place * PLACES)),
  ].entries())
    header.writeUInt16LE(value, 2 * at)
  return Buffer.concat([header, descriptors, small])
}

export function unpacked(bytes: Uint8Array): Features {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const [width, height, count] = [0, 2, 4].map((at) => packed.readUInt16LE(at)) as [number, number, number]
  const points = Float32Array.from(
    { length: 2 * count },
    (_, at) => packed.readUInt16LE(HEADER_BYTES + 2 * at) / PLACES,
  )
  const descriptorsAt = HEADER_BYTES + 4 * count
  const smallAt = descriptorsAt + DESCRIPTOR_BYTES * count
  return {
    width,
    height,
    points,
    descriptors: packed.subarray(descriptorsAt, smallAt),
    small: packed.subarray(smallAt),
  }
}
