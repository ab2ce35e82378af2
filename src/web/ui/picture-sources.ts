const WIDTHS = [400, 800, 1600]

/** Our own media come in three widths beside their address: `/media/x.webp` → `/media/x-400.webp`, … Others have only theirs. */
export function pictureSources(src: string): { src: string; srcSet?: string } {
  const own = /^(\/(?:demo|media)\/[\w./-]+)\.webp$/.exec(src)?.[1]
  if (!own || /-\d+$/.test(own)) return { src }
  return { src, srcSet: WIDTHS.map((width) => `${own}-${width}.webp ${width}w`).join(', ') }
}
