const SMALLER = [400, 800]
const LARGEST = 1600

/** Makes a screen with three dots per pixel fetch the picture meant for two, which has a third of the bytes (D-215). */
export const PHONE_PICTURE_SIZES = '(min-resolution: 2.5dppx) 62vw, 100vw'

type Sources = { src: string; srcSet?: string; avif?: string }

/**
 * Returns the sources of a picture. Our own have smaller widths: `/media/x-400.webp` for `/media/x.webp`; others have
 * only their address. `avif`: the smaller format for all except the largest width, which is WebP (D-215).
 */
export function pictureSources(src: string): Sources {
  const own = /^(\/(?:demo|media)\/[\w./-]+)\.webp$/.exec(src)?.[1]
  if (!own) return { src }
  const widths = (format: string) =>
    [...SMALLER.map((width) => `${own}-${width}.${format} ${width}w`), `${src} ${LARGEST}w`].join(', ')
  return { src, srcSet: widths('webp'), avif: widths('avif') }
}
