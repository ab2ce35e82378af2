import type { Property } from '#contract/property'
import { PictureMosaic } from '../../ui/gallery/PictureMosaic.tsx'

/** All pictures of a home. What a list knows of it is the first, and how many there are. */
export function PropertyGallery({ property }: { property: Property }) {
  const { title, location, propertyImage, placeholder, pictures = [], pictureCount } = property
  const first = { src: propertyImage, alt: `${title}, ${location}`, placeholder }
  const further = pictures.map(({ url, caption, placeholder }, index) => ({
    src: url,
    alt: caption || `${title}, picture ${index + 2}`,
    caption,
    placeholder,
  }))
  return (
    <PictureMosaic
      pictures={[first, ...further]}
      count={pictureCount}
      label={`Pictures of ${title}`}
      style={{ viewTransitionName: 'property-picture' }}
    />
  )
}
