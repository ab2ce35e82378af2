import { type CSSProperties, useState } from 'react'
import * as t from '#messages/gallery'
import { CameraIcon } from '../icons.tsx'
import { Picture } from '../Picture.tsx'
import { PHONE_PICTURE_SIZES } from '../picture-sources.ts'
import { Opener } from './Opener.tsx'
import { PictureViewer } from './PictureViewer.tsx'
import type { ShownPicture } from './Slide.tsx'

type Props = {
  pictures: ShownPicture[]
  count?: number | undefined
  label: string
  style?: CSSProperties
}

const shapes: Record<number, string> = {
  1: '',
  2: '@xl:aspect-2/1 @xl:grid-cols-[2fr_1fr]',
  3: '@xl:aspect-2/1 @xl:grid-cols-[2fr_1fr] @xl:grid-rows-2',
  4: '@xl:aspect-2/1 @xl:grid-cols-[3fr_1fr] @xl:grid-rows-3',
  5: '@xl:aspect-16/9 @xl:grid-cols-[3fr_1fr] @xl:grid-rows-4 @5xl:aspect-12/5 @5xl:grid-cols-[2fr_1fr_1fr] @5xl:grid-rows-2',
}
const MAX_TILES = 5

export function PictureMosaic({ pictures, count = pictures.length, label, style }: Props) {
  const [at, setAt] = useState<number>()
  const all = Math.max(count, pictures.length)
  return (
    <section aria-label={label} className="@container relative">
      <div
        className={`flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain sm:rounded-card @xl:gap-2 @xl:overflow-hidden ${all > 1 ? '@xl:grid' : ''} ${shapes[Math.min(all, MAX_TILES)]}`}
      >
        {Array.from({ length: all }, (_, index) => {
          const picture = pictures[index]
          const isFirst = index === 0
          return (
            <div
              key={picture?.src ?? index}
              className={`relative grid aspect-4/3 w-full shrink-0 snap-center snap-always bg-sunken ${all > 1 ? '@xl:aspect-auto' : '@xl:aspect-3/2'} ${isFirst ? '@xl:row-span-full' : ''} ${index < MAX_TILES ? '' : '@xl:hidden'}`}
            >
              {picture && (
                <>
                  <Picture
                    src={picture.src}
                    alt={picture.alt}
                    width={1500}
                    height={1000}
                    sizes={isFirst ? tileSizes.large : tileSizes.small}
                    placeholder={picture.placeholder}
                    eager={isFirst}
                    style={{ aspectRatio: 'auto', ...(isFirst && style) }}
                  />
                  <Opener
                    name={all > 1 ? t.viewPictureOf({ number: index + 1, count: all }) : t.viewPicture()}
                    onOpen={() => setAt(index)}
                  />
                </>
              )}
              {all > 1 && <Counter>{`${index + 1}/${all}`}</Counter>}
            </div>
          )
        })}
      </div>
      {all > 1 && (
        <button
          type="button"
          onClick={(event) => {
            event.currentTarget.focus({ preventScroll: true }) // as Opener does
            setAt(0)
          }}
          className="absolute start-3 bottom-3 inline-flex @max-xl:hidden min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold text-ink hover:text-brand focus-visible:rounded-full print:hidden"
        >
          <CameraIcon className="size-4" />
          <span>{t.showAllPictures({ count: all })}</span>
        </button>
      )}
      {at !== undefined && (
        <PictureViewer
          pictures={pictures}
          at={Math.min(at, pictures.length - 1)}
          onMove={setAt}
          onClose={() => setAt(undefined)}
          label={label}
        />
      )}
    </section>
  )
}

const Counter = ({ children }: { children: string }) => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute end-3 bottom-3 rounded-full bg-[#12140fcc] px-2.5 py-1 text-xs font-bold text-[#fffefb] tabular-nums @xl:hidden print:hidden"
  >
    {children}
  </span>
)

export const tileSizes = {
  large: `(min-width: 64rem) 50rem, ${PHONE_PICTURE_SIZES}`,
  small: `(min-width: 40rem) 18rem, ${PHONE_PICTURE_SIZES}`,
}
