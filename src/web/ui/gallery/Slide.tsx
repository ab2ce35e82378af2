import { useState } from 'react'
import { forward } from '../forward.ts'
import { HomePlaceholder } from '../HomePlaceholder.tsx'
import { ResponsiveImage } from '../ResponsiveImage.tsx'
import { type View, WHOLE } from './zoom.ts'

type Props = {
  picture: ShownPicture
  away: number
  drag: number | undefined
  view: View
}

/**
 * One picture of the viewer. `away`: its distance from the shown one (0); the ones before and after are loaded
 * off-screen.
 */
export function Slide({ picture, away, drag, view }: Props) {
  const [failed, setFailed] = useState(false)
  const { scale, x, y } = away === 0 ? view : WHOLE
  const isStill = drag !== undefined || scale > 1 // it follows the finger without delay
  return (
    <div
      aria-hidden={away === 0 ? undefined : true}
      className={`absolute inset-0 grid place-items-center ${isStill ? '' : 'motion-safe:transition-transform motion-safe:duration-300 motion-safe:ease-calm'}`}
      style={{ transform: `translateX(calc(${away * forward() * 100}% + ${drag ?? 0}px))` }}
    >
      {failed ? (
        <div role="img" aria-label={picture.alt}>
          <HomePlaceholder className="size-24 text-[#767c70]" />
        </div>
      ) : (
        <ResponsiveImage
          src={picture.src}
          sizes="100vw"
          alt={picture.alt}
          draggable={false}
          decoding="async"
          onError={() => setFailed(true)}
          className="absolute inset-0 size-full object-contain select-none"
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        />
      )}
    </div>
  )
}

export type ShownPicture = { src: string; alt: string; caption?: string; placeholder?: string | undefined }
