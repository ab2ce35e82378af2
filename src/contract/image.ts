import * as z from 'zod/mini'
import * as t from '#messages/upload'
import { endpoint } from './endpoint.ts'
import { withSeparators } from './separators.ts'

export const MAX_IMAGE_MEGABYTES = 8
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024
export const MAX_IMAGE_MEGAPIXELS = 40
export const MAX_IMAGE_PIXELS = MAX_IMAGE_MEGAPIXELS * 1_000_000
/** The limit of either side in pixels: a long narrow picture costs the converter as much as a huge one. */
export const MAX_IMAGE_SIDE = 20_000
export const MAX_UPLOADS_AT_A_TIME = 2

export const heicRefused = t.heic
export const HEIC_HEAD_BYTES = 64

/** Returns true for the first bytes of a HEIC or HEIF file, whatever its name, but not of AVIF. */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, HEIC_HEAD_BYTES))
  const length = ((head[2] ?? 0) << 8) | (head[3] ?? 0)
  const brands = text.slice(8, length)
  return text.slice(4, 8) === 'ftyp' && /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) && !/avi[fs]/.test(brands)
}

/** The response of an upload, in the format of the image host imgbb. */
export const StoredImage = z.object({
  success: z.boolean(),
  data: z.object({ display_url: z.string() }),
  status: z.number(),
})

export const StoredDocument = z.object({ url: z.string() })

export const MAX_DOCUMENT_MEGABYTES = 10
export const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MEGABYTES * 1024 * 1024

export const imageApi = {
  uploadDocument: endpoint({
    method: 'POST',
    path: '/documents',
    access: 'agentOrAdmin',
    summary: `Stores a document of a home (PDF, at most ${MAX_DOCUMENT_MEGABYTES} MB, without scripts, forms that send, files in it or a password)`,
    file: 'document',
    answer: StoredDocument,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/images',
    access: 'signedIn',
    summary: `Stores a picture (JPEG, PNG, WebP or AVIF, at most ${MAX_IMAGE_MEGABYTES} MB, ${MAX_IMAGE_MEGAPIXELS} megapixels and ${withSeparators(MAX_IMAGE_SIDE)} pixels a side); answers like the image host`,
    file: 'image',
    answer: StoredImage,
  }),
}
