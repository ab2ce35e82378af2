import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { PictureMosaic } from '../ui/gallery/PictureMosaic.tsx'

export function PropertyGallery({ property }: { property: Property }) {
  const { title, location, propertyImage, placeholder, pictures = [], pictureCount } = property
  const first = { src: propertyImage, alt: `${isolated(title)}, ${isolated(location)}`, placeholder }
  const further = pictures.map(({ url, caption, placeholder }, index) => ({
    src: url,
    alt: caption || `${isolated(title)}, picture ${index + 2}`,
    caption,
    placeholder,
  }))
  return (
    <PictureMosaic
      pictures={[first, ...further]}
      count={pictureCount}
      label={`Pictures of ${isolated(title)}`}
      style={{ viewTransitionName: 'property-picture' }}
    />
  )
}
