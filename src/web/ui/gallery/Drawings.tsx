import { useState } from 'react'
import * as t from '#messages/gallery'
import { HomePlaceholder } from '../HomePlaceholder.tsx'
import { ResponsiveImage } from '../ResponsiveImage.tsx'
import { Opener } from './Opener.tsx'
import { PictureViewer } from './PictureViewer.tsx'
import type { ShownPicture } from './Slide.tsx'

export function Drawings({ pictures, label }: { pictures: ShownPicture[]; label: string }) {
  const [at, setAt] = useState<number>()
  const count = pictures.length
  return (
    <section aria-label={label}>
      <ul className={`grid gap-4 ${count > 1 ? 'sm:grid-cols-2' : ''}`}>
        {pictures.map((picture, index) => (
          <li key={picture.src} className="min-w-0">
            <div className="relative grid aspect-4/3 place-items-center overflow-hidden border border-line bg-[#ffffff] sm:aspect-3/2 sm:rounded-card">
              <Drawing picture={picture} />
              <Opener
                name={count > 1 ? t.viewDrawingOf({ number: index + 1, count }) : t.viewDrawing()}
                onOpen={() => setAt(index)}
              />
            </div>
            {picture.caption && <p className="mt-2 text-sm text-muted max-sm:px-4">{picture.caption}</p>}
          </li>
        ))}
      </ul>
      {at !== undefined && (
        <PictureViewer pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(undefined)} label={label} />
      )}
    </section>
  )
}

function Drawing({ picture: { src, alt } }: { picture: ShownPicture }) {
  const [failed, setFailed] = useState(false)
  if (failed)
    return (
      <div role="img" aria-label={alt}>
        <HomePlaceholder className="size-16 text-[#767c70]" />
      </div>
    )
  return (
    <ResponsiveImage
      src={src}
      sizes="(min-width: 80rem) 60rem, 100vw"
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className="absolute inset-0 size-full object-contain p-2"
    />
  )
}
