import sharp, { type OutputInfo, type SharpOptions } from 'sharp'
import {
  MAX_IMAGE_MEGAPIXELS,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
  type PictureFormat,
  RENDITIONS,
  type Rendition,
} from '#contract/image'
import { Refusal } from '../../refusal.ts'
import { checkPictureKind } from './picture-kind.ts'
import { unreadable, wrongKind } from './picture-refusals.ts'

/** A picture as it is kept: its renditions, a 16 px one as a data address, and the size of the largest. */
export type ConvertedPicture = {
  renditions: (Rendition & { bytes: Buffer })[]
  placeholder: string
  width: number
  height: number
}
type Decoded = { data: Buffer; info: OutputInfo }

const LARGEST = 1600
const MAX_HEIGHT_PER_WIDTH = 3 // a taller picture gets narrower: WebP ends at 16,383 px, and no card shows more
const MAX_CARD_BYTES = 40_000 // what a card on a phone downloads
const MIN_QUALITY = 20
/** What looks alike in both. */
const QUALITY: Record<PictureFormat, number> = { webp: 80, avif: 55 }
const AVIF_EFFORT = 2 // more takes ten times as long, for a fiftieth less
const SECONDS = 30

/** Sets what the decoder may do in this process, and answers the function that converts. Refuses what is no picture or too large. */
export function pictureConverter(): (original: Uint8Array) => Promise<ConvertedPicture> {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`) })
  sharp.cache(false)
  sharp.concurrency(1) // several pictures at once instead of several threads for one: the processors also answer requests
  return async (original) => {
    await checkPictureKind(original)
    await checkHeader(original)
    const decoded = await decode(original)
    const renditions = []
    for (const rendition of RENDITIONS) renditions.push({ ...rendition, bytes: await encode(decoded, rendition) })
    return { renditions, placeholder: await blur(decoded), width: decoded.info.width, height: decoded.info.height }
  }
}

const options = { failOn: 'error', animated: false, limitInputPixels: MAX_IMAGE_PIXELS } satisfies SharpOptions

const maxSide = MAX_IMAGE_SIDE.toLocaleString('en')

async function checkHeader(original: Uint8Array): Promise<void> {
  const header = await sharp(original, { ...options, limitInputPixels: false })
    .metadata()
    .catch(refuseUnreadable)
  if (header.format === 'heif' && header.compression !== 'av1') throw wrongKind()
  if (Math.max(header.width, header.height) > MAX_IMAGE_SIDE)
    throw new Refusal('tooLarge', `The picture is wider or higher than ${maxSide} pixels.`, {
      image: `A picture can be at most ${maxSide} pixels wide and high`,
    })
  if (header.width * header.height > MAX_IMAGE_PIXELS)
    throw new Refusal('tooLarge', `The picture has more than ${MAX_IMAGE_MEGAPIXELS} megapixels.`, {
      image: `A picture can have at most ${MAX_IMAGE_MEGAPIXELS} megapixels`,
    })
}

/** Upright, in sRGB, at most 1600 px wide. Only pixels come out: whatever else the file held stays behind. */
async function decode(original: Uint8Array): Promise<Decoded> {
  return sharp(original, options)
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(within(LARGEST))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable)
}

async function encode(decoded: Decoded, { width, format }: Rendition, quality = QUALITY[format]): Promise<Buffer> {
  const bytes = await encoded(decoded, width, format, quality)
  if (width !== 400 || bytes.length <= MAX_CARD_BYTES) return bytes
  if (quality === MIN_QUALITY) return encodeSmaller(decoded, width, format)
  return encode(decoded, { width, format }, Math.max(MIN_QUALITY, quality - 15))
}

/** Nothing but noise stays too large in the least quality; then it gets fewer pixels. */
async function encodeSmaller(decoded: Decoded, width: number, format: PictureFormat): Promise<Buffer> {
  const fewer = Math.floor(width * 0.7)
  const bytes = await encoded(decoded, fewer, format, MIN_QUALITY)
  return bytes.length <= MAX_CARD_BYTES ? bytes : encodeSmaller(decoded, fewer, format)
}

function encoded(decoded: Decoded, width: number, format: PictureFormat, quality: number): Promise<Buffer> {
  const resized = again(decoded).resize(within(width))
  return (format === 'avif' ? resized.avif({ quality, effort: AVIF_EFFORT }) : resized.webp({ quality })).toBuffer()
}

async function blur(decoded: Decoded): Promise<string> {
  const tiny = await again(decoded).resize(within(16)).blur(0.6).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

const again = ({ data, info: { width, height, channels } }: Decoded) =>
  sharp(data, { raw: { width, height, channels } })

const within = (width: number) =>
  ({ width, height: width * MAX_HEIGHT_PER_WIDTH, fit: 'inside', withoutEnlargement: true }) as const

function refuseUnreadable(): never {
  throw unreadable()
}
