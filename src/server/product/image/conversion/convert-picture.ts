import { fileTypeFromBuffer } from 'file-type'
import sharp, { type OutputInfo, type SharpOptions } from 'sharp'
import { isHeic, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '#contract/image'
import { type PictureFormat, RENDITIONS, type Rendition } from '#contract/picture-file'
import { coloursOf, correctGamma } from './picture-colours.ts'
import { RefusedPicture } from './picture-refusals.ts'

/**
 * The renditions of a picture. `placeholder`: a blurred version, 16 px wide (more for panoramas), as a data URL.
 * `width`, `height`: those of the largest rendition.
 */
export type ConvertedPicture = {
  renditions: (Rendition & { bytes: Buffer })[]
  placeholder: string
  width: number
  height: number
}
type Size = { width: number; height: number }
type DecodedPicture = { data: Buffer; info: OutputInfo }

const LARGEST = 1600
const MAX_WEBP_SIDE = 16_383
const MAX_HEIGHT_PER_WIDTH = 3 // a taller picture is made narrower, as no card shows more of it
const MAX_WIDTH_PER_HEIGHT = 3 // a wider one keeps as many pixels as this shape, as it would otherwise become a thin strip
const MAX_CARD_BYTES = 40_000 // the budget of a card on a phone
const MIN_QUALITY = 20
const QUALITY: Record<PictureFormat, number> = { webp: 80, avif: 57 }
/**
 * The effort of the encoders. For AVIF, 2 takes six times as long and saves an eighth of the bytes; for WebP, the
 * default of 4 takes twice as long and saves a fortieth.
 */
const EFFORT: Record<PictureFormat, number> = { webp: 2, avif: 0 }
const SECONDS = 30

export function pictureConverter(): (original: Uint8Array) => Promise<ConvertedPicture> {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`) })
  sharp.cache(false)
  sharp.concurrency(1) // pictures in parallel instead of threads for one: the processors also serve requests
  return async (original) => {
    await checkKind(original)
    const size = await checkHeader(original)
    const { isHdr, gamma } = coloursOf(original)
    if (isHdr) throw new RefusedPicture('hdr')
    const decoded = await decode(original, size)
    if (gamma !== undefined) correctGamma(decoded.data, decoded.info.channels, gamma)
    const renditions = []
    for (const rendition of RENDITIONS) renditions.push({ ...rendition, bytes: await encode(decoded, rendition) })
    return { renditions, placeholder: await blur(decoded), width: decoded.info.width, height: decoded.info.height }
  }
}

/**
 * The accepted types, by their names in the package `file-type`. Animated PNGs have a type of their own. HEIF includes
 * AVIF and HEIC, which only decoding distinguishes.
 */
const kinds = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/heif']

async function checkKind(bytes: Uint8Array): Promise<void> {
  if (isHeic(bytes)) throw new RefusedPicture('heic')
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !kinds.includes(found.mime)) throw new RefusedPicture('wrongKind')
}

const options = { failOn: 'error', animated: false, limitInputPixels: MAX_IMAGE_PIXELS } satisfies SharpOptions

async function checkHeader(original: Uint8Array): Promise<Size> {
  const header = await sharp(original, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new RefusedPicture(isAnimatedAvif(original) ? 'animated' : 'unreadable')
    })
  if (header.format === 'heif' && header.compression !== 'av1') throw new RefusedPicture('heic')
  if (Math.max(header.width, header.height) > MAX_IMAGE_SIDE) throw new RefusedPicture('tooWide')
  if (header.width * header.height > MAX_IMAGE_PIXELS) throw new RefusedPicture('tooLarge')
  return header.autoOrient
}

/** Returns the picture upright, in sRGB, without metadata, and at most 1600 px wide (panoramas wider). */
async function decode(original: Uint8Array, size: Size): Promise<DecodedPicture> {
  try {
    return await pixelsOf(original, size, 'error')
  } catch {
    const whole = withEnd(original)
    if (!whole) throw new RefusedPicture(isAnimatedAvif(original) ? 'animated' : 'unreadable')
    return pixelsOf(whole, size, 'warning').catch(() => {
      throw new RefusedPicture('unreadable')
    })
  }
}

/**
 * Appends an end marker to a JPEG, so that a file that lacks only this marker, which browsers display, decodes without
 * a warning. Returns `undefined` for other formats.
 */
function withEnd(original: Uint8Array): Buffer | undefined {
  const isJpeg = original[0] === 0xff && original[1] === 0xd8
  return isJpeg ? Buffer.concat([original, Buffer.from(original.at(-1) === 0xff ? [0xd9] : [0xff, 0xd9])]) : undefined
}

const isAnimatedAvif = (original: Uint8Array) =>
  Buffer.from(original.subarray(4, 40)).toString('latin1').includes('avis')

async function pixelsOf(original: Uint8Array, size: Size, failOn: 'error' | 'warning'): Promise<DecodedPicture> {
  return sharp(original, { ...options, failOn })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(within(LARGEST, size))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function encode(
  decoded: DecodedPicture,
  { width, format }: Rendition,
  quality = QUALITY[format],
): Promise<Buffer> {
  const bytes = await encoded(decoded, width, format, quality)
  if (width !== 400 || bytes.length <= MAX_CARD_BYTES) return bytes
  if (quality === MIN_QUALITY) return encodeSmaller(decoded, width, format)
  return encode(decoded, { width, format }, Math.max(MIN_QUALITY, quality - 15))
}

async function encodeSmaller(decoded: DecodedPicture, width: number, format: PictureFormat): Promise<Buffer> {
  const fewer = Math.floor(width * 0.7)
  const bytes = await encoded(decoded, fewer, format, MIN_QUALITY)
  return bytes.length <= MAX_CARD_BYTES ? bytes : encodeSmaller(decoded, fewer, format)
}

function encoded(decoded: DecodedPicture, width: number, format: PictureFormat, quality: number): Promise<Buffer> {
  const resized = again(decoded).resize(within(width, decoded.info))
  return resized[format]({ quality, effort: EFFORT[format] }).toBuffer()
}

const JPEG_QUALITY = 85

export const jpegOf = (webp: Uint8Array): Promise<Buffer> =>
  sharp(webp, options)
    .timeout({ seconds: SECONDS })
    .flatten({ background: '#fff' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()

async function blur(decoded: DecodedPicture): Promise<string> {
  const tiny = await again(decoded).resize(within(16, decoded.info)).blur(0.6).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

const again = ({ data, info: { width, height, channels } }: DecodedPicture) =>
  sharp(data, { raw: { width, height, channels } })

/**
 * Returns the bounding box for resizing. It is wider than `width` for panoramas, so that they keep as many pixels as a
 * picture three times as wide as high.
 */
function within(width: number, size: Size) {
  const shape = Math.max(1, size.width / size.height / MAX_WIDTH_PER_HEIGHT)
  const boxWidth = Math.min(MAX_WEBP_SIDE, Math.round(width * Math.sqrt(shape)))
  return { width: boxWidth, height: width * MAX_HEIGHT_PER_WIDTH, fit: 'inside', withoutEnlargement: true } as const
}
