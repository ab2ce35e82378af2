import { Suspense } from 'react'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { shownNumber } from '#contract/shown-number'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/details'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { PictureMosaic } from '../ui/gallery/PictureMosaic.tsx'

const GalleryTabs = lazyPart(async () => (await import('./GalleryTabs.tsx')).GalleryTabs)

export function PropertyGallery({ property }: { property: Property }) {
  const photographs = <Photographs property={property} />
  const { pictures, tours, documents } = property
  const hasDrawing = pictures?.some(({ kind = 'photo' }) => kind !== 'photo')
  if (!hasDrawing && !tours?.length && !documents?.length) return photographs
  const whileLoading = (
    <div>
      <div className="mb-3 min-h-11" />
      {photographs}
    </div>
  )
  return (
    <Suspense fallback={whileLoading}>
      <GalleryTabs property={property} photographs={photographs} />
    </Suspense>
  )
}

function Photographs({ property }: { property: Property }) {
  const { location, propertyImage, placeholder, pictures, pictureCount } = property
  const title = titleOf(property)
  const first = {
    src: propertyImage,
    alt: t.homeAndPlace({ title: isolated(title), location: isolated(location) }),
    placeholder,
  }
  const further = (pictures ?? [])
    .filter(({ kind = 'photo' }) => kind === 'photo')
    .map(({ url, caption, placeholder }, index) => ({
      src: url,
      alt: caption || t.pictureOf({ title: isolated(title), number: shownNumber(index + 2) }),
      caption,
      placeholder,
    }))
  return (
    <PictureMosaic
      pictures={[first, ...further]}
      count={pictures ? 1 + further.length : pictureCount}
      label={t.picturesOf({ title: isolated(title) })}
      style={{ viewTransitionName: 'property-picture' }}
    />
  )
}
