export const HERO_SIZES = '100vw'

/** The hero's files in one format, as in the `srcset` attribute. */
export const heroSources = (format: 'avif' | 'webp'): string =>
  [750, 1600, 2400].map((width) => `/demo/hero-${width}.${format} ${width}w`).join(', ')
