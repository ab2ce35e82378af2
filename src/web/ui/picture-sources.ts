const SMALLER = [400, 800]
const LARGEST = 1600

/** A screen of three dots a pixel fetches the picture for two, a third of the bytes (D-215). */
export const PHONE_PICTURE_SIZES = '(min-resolution: 2.5dppx) 62vw, 100vw'

type Sources = { src: string; srcSet?: string; avif?: string }

/**
 * Our own homes have smaller widths: `/media/x.webp` → `/media/x-400.webp`; others only their address. `avif` has the
 * smaller format for all but the largest width, which is WebP (D-215).
 */
export function pictureSources(src: string): Sources {
  const own = /^(\/(?:demo|media)\/[\w./-]+)\.webp$/.exec(src)?.[1]
  if (!own) return { src }
  const widths = (format: string) =>
    [...SMALLER.map((width) => `${own}-${width}.${format} ${width}w`), `${src} ${LARGEST}w`].join(', ')
  return { src, srcSet: widths('webp'), avif: widths('avif') }
}
