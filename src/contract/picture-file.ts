/**
 * The widths in pixels in which a picture is stored, never more than the original's. The picture's address is that of
 * the largest.
 */
export const PICTURE_WIDTHS = [400, 800, 1600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/**
 * The format of a stored picture. WebP is stored in every width. AVIF, a quarter smaller and slower to encode, is
 * stored for cards and phones (D-215).
 */
export type PictureFormat = 'webp' | 'avif'
const AVIF_WIDTHS: readonly PictureWidth[] = [400, 800]

export type Rendition = { width: PictureWidth; format: PictureFormat }
export const RENDITIONS: readonly Rendition[] = [
  ...PICTURE_WIDTHS.map((width) => ({ width, format: 'webp' }) as const),
  ...AVIF_WIDTHS.map((width) => ({ width, format: 'avif' }) as const),
]

export const pictureFile = (id: string, { width, format }: Rendition): string =>
  width === 1600 ? `${id}.${format}` : `${id}-${width}.${format}`

export const storedFiles = (id: string): string[] => [
  ...RENDITIONS.map((rendition) => pictureFile(id, rendition)),
  documentFile(id),
]

export const documentFile = (id: string): string => `${id}.pdf`

export const LARGEST_RENDITION: Rendition = { width: 1600, format: 'webp' }

export const documentPath = (id: string): string => `/media/${documentFile(id)}`

export const picturePath = (id: string): string => `/media/${id}.webp`

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const ENDING = `(?:\\.webp|-(?:400|800)\\.(?:webp|avif))`
const file = new RegExp(`^${ID}(?:${ENDING}|\\.pdf)$`)
const document = new RegExp(`^/media/(${ID})\\.pdf$`)
const path = new RegExp(`^/media/(${ID})${ENDING}$`)

export const isStoredFile = (name: string): boolean => file.test(name)

export const isDocumentFile = (name: string): boolean => name.endsWith('.pdf')

export const documentIdOf = (address: string): string | undefined => document.exec(address)?.[1]

export const isAvif = (name: string): boolean => name.endsWith('.avif')

export const webpOf = (name: string): string => name.replace(/\.avif$/, '.webp')

const webp = new RegExp(`^(/media/${ID}|/demo/[\\w-]+)\\.webp$`)

/** Returns the path of the same picture as JPEG, because portals accept no WebP; undefined for other addresses. */
export function jpegOf(path: string): string | undefined {
  const [, name] = webp.exec(path) ?? []
  return name && `${name}.jpg`
}

export const pictureIdOf = (address: string): string | undefined => path.exec(address)?.[1]

export const INITIALS_PATH = '/media/initials'

export const initialsPath = (name: string): string => `${INITIALS_PATH}?${new URLSearchParams({ name })}`
