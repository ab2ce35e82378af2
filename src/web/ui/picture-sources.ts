const SMALLER = [400, 800]
const LARGEST = 1600

/**
 * The width of a picture across a phone, for the `sizes` attribute. A screen of three dots a pixel fetches it as one of two does,
 * which is a third of the bytes (D-215).
 */
export const PHONE_PICTURE_SIZES = '(min-resolution: 2.5dppx) 62vw, 100vw'

type Sources = { src: string; srcSet?: string; avif?: string }

/**
 * Our own homes come in smaller widths next to their address: `/media/x.webp` → `/media/x-400.webp`. Others have only theirs. `avif`: the
 * same in what is smaller to fetch, but for the largest, which is WebP alone (D-215): a browser that takes AVIF takes that too.
 */
export function pictureSources(src: string): Sources {
  const own = /^(\/(?:demo|media)\/[\w./-]+)\.webp$/.exec(src)?.[1]
  if (!own) return { src }
  const widths = (format: string) =>
    [...SMALLER.map((width) => `${own}-${width}.${format} ${width}w`), `${src} ${LARGEST}w`].join(', ')
  return { src, srcSet: widths('webp'), avif: widths('avif') }
}
