import type { PicturePreload } from '#contract/prerendering'
import type { Property } from '#contract/property'
import { pictureSources } from '../ui/picture-sources.ts'

/** The picture of a home, as the screen's `img` names it. `sizes`: how wide the screen shows it. */
export function preloadOf({ propertyImage }: Property, sizes: string): PicturePreload {
  const { src, avif } = pictureSources(propertyImage)
  return avif ? { srcset: avif, sizes, type: 'image/avif' } : { srcset: src, sizes }
}
