const SMALLER = [400, 800]
const LARGEST = 1600

/** Our own homes come in smaller widths beside their address: `/media/x.webp` → `/media/x-400.webp`. Others have only theirs. */
export function pictureSources(src: string): { src: string; srcSet?: string } {
  const own = /^(\/(?:demo|media)\/[\w./-]+)\.webp$/.exec(src)?.[1]
  if (!own) return { src }
  const smaller = SMALLER.map((width) => `${own}-${width}.webp ${width}w`)
  return { src, srcSet: [...smaller, `${src} ${LARGEST}w`].join(', ') }
}
