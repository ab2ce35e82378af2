import * as z from 'zod/mini'
import { withSeparators } from './amount.ts'
import { endpoint } from './endpoint.ts'

export const MAX_IMAGE_MEGABYTES = 8
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024
export const MAX_IMAGE_MEGAPIXELS = 40
export const MAX_IMAGE_PIXELS = MAX_IMAGE_MEGAPIXELS * 1_000_000
/** In pixels, of either side: a picture of few pixels in one long row occupies the converter like a huge one. */
export const MAX_IMAGE_SIDE = 20_000
/** Of one person; more wait on their connections. */
export const MAX_UPLOADS_AT_A_TIME = 2

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

/** The file of one width: `<id>-400.webp`, `<id>-800.webp`, `<id>.webp`. */
export const pictureFile = (id: string, width: PictureWidth): string =>
  width === 1600 ? `${id}.webp` : `${id}-${width}.webp`

export const picturePath = (id: string): string => `/media/${id}.webp`

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const file = new RegExp(`^${ID}(?:-400|-800)?\\.webp$`)
const path = new RegExp(`^/media/(${ID})(?:-400|-800)?\\.webp$`)

export const isPictureFile = (name: string): boolean => file.test(name)

/** The id of an uploaded picture by its path on our own host; `undefined` for any other address. */
export const pictureIdOf = (address: string): string | undefined => path.exec(address)?.[1]

export const INITIALS_PATH = '/media/initials'

/** Where a name's initials are drawn, by path on our own host. */
export const initialsPath = (name: string): string => `${INITIALS_PATH}?${new URLSearchParams({ name })}`
