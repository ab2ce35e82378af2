import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { withSeparators } from './separators.ts'

export const MAX_IMAGE_MEGABYTES = 8
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024
export const MAX_IMAGE_MEGAPIXELS = 40
export const MAX_IMAGE_PIXELS = MAX_IMAGE_MEGAPIXELS * 1_000_000
/** In pixels, of either side: a picture of few pixels in one long row occupies the converter like a huge one. */
export const MAX_IMAGE_SIDE = 20_000
/** Of one person; more wait on their connections. */
export const MAX_UPLOADS_AT_A_TIME = 2

/** The error message for a phone's own format. */
export const HEIC_REFUSED =
  'This is a HEIC picture, which many browsers can’t show. Please send it as JPEG: export or share it as JPEG, or choose “Most Compatible” under Camera, Formats in the settings of an iPhone.'
/** The length of a picture's beginning that `isHeic` needs. */
export const HEIC_HEAD_BYTES = 64

/** Returns true for the beginning of a HEIC or HEIF picture, whatever its name: a container with these brands, and not those of AVIF. */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, HEIC_HEAD_BYTES))
  const length = ((head[2] ?? 0) << 8) | (head[3] ?? 0)
  const brands = text.slice(8, length)
  return text.slice(4, 8) === 'ftyp' && /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) && !/avi[fs]/.test(brands)
}

/** The answer of an upload, like the image host's own. */
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

/** The widths in which a picture is kept; the largest is the one that its address names. Never larger than the original. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** WebP in every width, and AVIF, which is a quarter smaller and takes much longer to make, in those of cards and phones (D-215). */
export type PictureFormat = 'webp' | 'avif'
const AVIF_WIDTHS: readonly PictureWidth[] = [400, 800]

export type Rendition = { width: PictureWidth; format: PictureFormat }
/** All that is kept of a picture. */
export const RENDITIONS: readonly Rendition[] = [
  ...PICTURE_WIDTHS.map((width) => ({ width, format: 'webp' }) as const),
  ...AVIF_WIDTHS.map((width) => ({ width, format: 'avif' }) as const),
]

/** The file of one rendition: `<id>-400.webp`, `<id>-800.avif`, `<id>.webp`. */
export const pictureFile = (id: string, { width, format }: Rendition): string =>
  width === 1600 ? `${id}.${format}` : `${id}-${width}.${format}`

export const pictureFiles = (id: string): string[] => RENDITIONS.map((rendition) => pictureFile(id, rendition))

/** The one that a picture’s address names. */
export const LARGEST_RENDITION: Rendition = { width: 1600, format: 'webp' }

export const picturePath = (id: string): string => `/media/${id}.webp`

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const ENDING = `(?:\\.webp|-(?:400|800)\\.(?:webp|avif))`
const file = new RegExp(`^${ID}${ENDING}$`)
const path = new RegExp(`^/media/(${ID})${ENDING}$`)

export const isPictureFile = (name: string): boolean => file.test(name)

export const isAvif = (name: string): boolean => name.endsWith('.avif')

/** The same width as WebP. */
export const webpOf = (name: string): string => name.replace(/\.avif$/, '.webp')

const webp = new RegExp(`^(/media/${ID}|/demo/[\\w-]+)\\.webp$`)

/** Returns the path of the same picture as JPEG, for portals, which take no WebP; undefined for an address that isn't one of our own pictures. */
export function jpegOf(path: string): string | undefined {
  const [, name] = webp.exec(path) ?? []
  return name && `${name}.jpg`
}

/** The id of an uploaded picture by its path on our own host; `undefined` for any other address. */
export const pictureIdOf = (address: string): string | undefined => path.exec(address)?.[1]

export const INITIALS_PATH = '/media/initials'

/** Returns the path of an avatar with the initials of a name, on our own host. */
export const initialsPath = (name: string): string => `${INITIALS_PATH}?${new URLSearchParams({ name })}`
