import sharp, { type Sharp } from 'sharp'
import type { OpenCv } from './opencv.ts'
import { cornersOf } from './picture-corners.ts'
import { channelOfPaleSign, isDrawing, isPhotograph } from './picture-drawing.ts'
import { type Features, packed } from './picture-format.ts'
import { type Part, partsOf } from './picture-parts.ts'
import { type GreyPicture, mirroredPatch, type Patch, patchesOf } from './picture-patches.ts'
import { ofDrawing, probesOf, wordOf } from './picture-words.ts'

/** A search key of a picture. `probes`: the visual words that a copy may have. */
export type Lookup = { probes: number[]; features: Buffer; isMirrored: boolean }

/**
 * A picture's index entry and search keys. `words`: the visual words under which it is found. `lookups`: for the
 * picture, for each picture of a collage or within a frame, and for their mirror images; a drawing has one.
 */
export type DescribedPicture = { words: number[]; features: Buffer; lookups: Lookup[] }

const SIDE = 480
const PATCH_SIDE = 256
const SMALL_SIDE = 240
const DRAWING_SIDE = 640
const MAX_PATCHES = 80
const MAX_PATCHES_OF_PART = 40
const MAX_PATCHES_OF_DRAWING = 40
const MIN_POINTS = 40
const MIN_PATCHES = 8
const MIN_SIDE = 64
const MAX_PIXELS = 40_000_000
const NOISE = 3 // the radius of the median filter in pixels

/**
 * Describes a picture from the bytes of any rendition; returns `undefined` if it shows too little. Throws if the bytes
 * can't be decoded.
 */
export async function describePicture(cv: OpenCv, bytes: Uint8Array): Promise<DescribedPicture | undefined> {
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
  const grey = await greyOf(open(), SIDE)
  if (Math.min(grey.width, grey.height) < MIN_SIDE) return undefined
  const parts = await photographsIn(open, grey)
  const colours = parts.some(({ isCertain }) => isCertain) ? undefined : await colourOf(open())
  if (colours && isDrawing(colours)) {
    const channel = channelOfPaleSign(colours)
    const small = channel ? await greyOf(open(), SIDE, channel) : grey
    return describedDrawing(cv, small, await greyOf(open(), DRAWING_SIDE, channel))
  }
  const whole = await lookedUp(cv, grey, MAX_PATCHES)
  if (!whole) return undefined
  const all = [whole]
  for (const { area } of parts) {
    const found = await lookedUp(cv, await greyOf(open().extract(area), SIDE), MAX_PATCHES_OF_PART, true)
    if (found) all.push(found)
  }
  return {
    words: [...new Set(all.flatMap(({ words }) => words))],
    features: whole.lookups[0].features,
    lookups: all.flatMap(({ lookups }) => lookups),
  }
}

/** Returns the photographs of a collage or within a frame. `isCertain`: if the whole can't be a drawing either. */
async function photographsIn(open: () => Sharp, grey: GreyPicture): Promise<{ area: Part; isCertain: boolean }[]> {
  const size = await open().metadata()
  const found: { area: Part; isCertain: boolean }[] = []
  for (const part of partsOf(grey)) {
    const area = inPixels(part, grey, size)
    const colours = await colourOf(open().extract(area))
    const isCertain = isPhotograph(colours)
    if (isCertain || !isDrawing(colours)) found.push({ area, isCertain })
  }
  return found
}

type LookedUp = { words: number[]; lookups: [Lookup, Lookup] }

async function lookedUp(cv: OpenCv, picture: GreyPicture, most: number, isPart = false): Promise<LookedUp | undefined> {
  const patches = patchesOf(await resized(picture, PATCH_SIDE), most)
  const own = await featuresOf(cv, picture, isPart)
  if (patches.length < MIN_PATCHES || own.points.length < 2 * MIN_POINTS) return undefined
  const mirrored = await featuresOf(cv, mirrorOf(picture), isPart)
  return {
    words: [...new Set(patches.map(wordOf))],
    lookups: [
      { probes: probesOfAll(patches), features: packed(own), isMirrored: false },
      { probes: probesOfAll(patches.map(mirroredPatch)), features: packed(mirrored), isMirrored: true },
    ],
  }
}

const probesOfAll = (patches: Patch[]) => [...new Set(patches.flatMap(probesOf))]

async function describedDrawing(cv: OpenCv, grey: GreyPicture, large: GreyPicture): Promise<DescribedPicture> {
  const corners = cornersOf(cv, grey)
  const features = packed({ ...grey, ...corners, isDrawing: true, isPart: false, small: await webpOf(large) })
  const patches = patchesOf(grey, MAX_PATCHES_OF_DRAWING)
  if (patches.length < MIN_PATCHES || corners.points.length < 2 * MIN_POINTS)
    return { words: [], features, lookups: [] }
  const words = [...new Set(patches.map((patch) => ofDrawing(wordOf(patch))))]
  return { words, features, lookups: [{ probes: probesOfAll(patches).map(ofDrawing), features, isMirrored: false }] }
}

async function featuresOf(cv: OpenCv, picture: GreyPicture, isPart: boolean): Promise<Features> {
  const small = await webpOf(await resized(picture, SMALL_SIDE))
  const { width, height } = picture
  return { width, height, ...cornersOf(cv, picture), isDrawing: false, isPart, small }
}

/** `channel`: the only one that is taken; without it, the brightness. */
const greyOf = (picture: Sharp, side: number, channel?: 'red' | 'green' | 'blue'): Promise<GreyPicture> =>
  rawOf(
    picture
      .resize(side, side, { fit: 'inside' })
      .flatten({ background: '#fff' })
      .toColourspace(channel === undefined ? 'b-w' : 'srgb')
      .extractChannel(channel ?? 0),
  )

const colourOf = (picture: Sharp) =>
  rawOf(
    picture
      .resize(SIDE, SIDE, { fit: 'inside' })
      .flatten({ background: '#fff' })
      .median(NOISE)
      .toColourspace('srgb')
      .removeAlpha(),
  )

async function rawOf(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function inPixels(part: Part, seen: GreyPicture, whole: { width: number; height: number }): Part {
  const [across, down] = [whole.width / seen.width, whole.height / seen.height]
  const [left, top] = [Math.floor(part.left * across), Math.floor(part.top * down)]
  return {
    left,
    top,
    width: Math.min(whole.width - left, Math.round(part.width * across)),
    height: Math.min(whole.height - top, Math.round(part.height * down)),
  }
}

const sharpOf = ({ data, width, height }: GreyPicture) => sharp(data, { raw: { width, height, channels: 1 } })
const resized = (picture: GreyPicture, side: number) =>
  rawOf(sharpOf(picture).resize(side, side, { fit: 'inside' }).extractChannel(0))
const webpOf = (picture: GreyPicture) => sharpOf(picture).webp({ quality: 80 }).toBuffer()

function mirrorOf({ data, width, height }: GreyPicture): GreyPicture {
  const mirrored = new Uint8Array(data.length)
  for (let row = 0; row < data.length; row += width) mirrored.set(data.subarray(row, row + width).toReversed(), row)
  return { data: mirrored, width, height }
}
