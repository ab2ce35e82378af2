import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const MOST_IMAGE_BYTES = 8 * 1024 * 1024
export const MOST_IMAGE_PIXELS = 40_000_000

export const imageApi = {
  upload: endpoint({
    method: 'POST',
    path: '/images',
    by: 'signedIn',
    summary: 'Stores a picture (JPEG, PNG, WebP or AVIF, at most 8 MB and 40 megapixels); answers like the image host',
    file: 'image',
    answer: z.object({ success: z.boolean(), data: z.object({ display_url: z.string() }), status: z.number() }),
  }),
}
