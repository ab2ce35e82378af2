import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { withSeparators } from './separators.ts'

export const MAX_IMAGE_MEGABYTES = 8
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024
export const MAX_IMAGE_MEGAPIXELS = 40
export const MAX_IMAGE_PIXELS = MAX_IMAGE_MEGAPIXELS * 1_000_000
/** In pixels, of either side: a long narrow picture costs the converter as much as a huge one. */
export const MAX_IMAGE_SIDE = 20_000
export const MAX_UPLOADS_AT_A_TIME = 2

export const HEIC_REFUSED =
  'This is a HEIC picture, which many browsers can’t show. Please send it as JPEG: export or share it as JPEG, or choose “Most Compatible” under Camera, Formats in the settings of an iPhone.'
export const HEIC_HEAD_BYTES = 64

/** Returns true for the beginning of a HEIC or HEIF file, whatever its name, but not of AVIF. */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, HEIC_HEAD_BYTES))
  const length = ((head[2] ?? 0) << 8) | (head[3] ?? 0)
  const brands = text.slice(8, length)
  return text.slice(4, 8) === 'ftyp' && /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) && !/avi[fs]/.test(brands)
}

/** The answer of an upload, in the form of the image host's own. */
export const StoredImage = z.object({
  success: z.boolean(),
  data: z.object({ display_url: z.string() }),
  status: z.number(),
})

export const imageApi = {
  upload: endpoint({
    method: 'POST',
    path: '/images',
    access: 'signedIn',
    summary: `Stores a picture (JPEG, PNG, WebP or AVIF, at most ${MAX_IMAGE_MEGABYTES} MB, ${MAX_IMAGE_MEGAPIXELS} megapixels and ${withSeparators(MAX_IMAGE_SIDE)} pixels a side); answers like the image host`,
    file: 'image',
    answer: StoredImage,
  }),
}

/** In pixels; a picture's address names the largest. Never larger than the original. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** WebP in every width; AVIF, a quarter smaller and much slower to make, for cards and phones (D-215). */
export type PictureFormat = 'webp' | 'avif'
const AVIF_WIDTHS: readonly PictureWidth[] = [400, 800]

export type Rendition = { width: PictureWidth; format: PictureFormat }
export const RENDITIONS: readonly Rendition[] = [
  ...PICTURE_WIDTHS.map((width) => ({ width, format: 'webp' }) as const),
  ...AVIF_WIDTHS.map((width) => ({ width, format: 'avif' }) as const),
]

/** `<id>-400.webp`, `<id>-800.avif`, `<id>.webp`. */
export const pictureFile = (id: string, { width, format }: Rendition): string =>
  width === 1600 ? `${id}.${format}` : `${id}-${width}.${format}`

export const pictureFiles = (id: string): string[] => RENDITIONS.map((rendition) => pictureFile(id, rendition))

export const LARGEST_RENDITION: Rendition = { width: 1600, format: 'webp' }

export const picturePath = (id: string): string => `/media/${id}.webp`

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const ENDING = `(?:\\.webp|-(?:400|800)\\.(?:webp|avif))`
const file = new RegExp(`^${ID}${ENDING}$`)
const path = new RegExp(`^/media/(${ID})${ENDING}$`)

export const isPictureFile = (name: string): boolean => file.test(name)

export const isAvif = (name: string): boolean => name.endsWith('.avif')

export const webpOf = (name: string): string => name.replace(/\.avif$/, '.webp')

const webp = new RegExp(`^(/media/${ID}|/demo/[\\w-]+)\\.webp$`)

/** Returns the path of the same picture as JPEG, as portals take no WebP; undefined for other addresses. */
export function jpegOf(path: string): string | undefined {
  const [, name] = webp.exec(path) ?? []
  return name && `${name}.jpg`
}

/** Returns `undefined` for an address that is no upload on our own host. */
export const pictureIdOf = (address: string): string | undefined => path.exec(address)?.[1]

export const INITIALS_PATH = '/media/initials'

export const initialsPath = (name: string): string => `${INITIALS_PATH}?${new URLSearchParams({ name })}`
