import { type ComponentProps, useState } from 'react'
import { pictureSources } from './picture-sources.ts'

type Props = Omit<ComponentProps<'img'>, 'srcSet'> & { src: string; alt: string; sizes: string; onError: () => void }

/** Chooses width and format. `onError` is called if WebP fails too: an earlier server has no AVIF. */
export function ResponsiveImage({ src, alt, sizes, onError, ...others }: Props) {
  const { avif, ...sources } = pictureSources(src)
  const [failed, setFailed] = useState<string>()
  const isAvif = avif !== undefined && avif !== failed
  return (
    <picture className="contents">
      {isAvif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img {...sources} alt={alt} sizes={sizes} onError={() => (isAvif ? setFailed(avif) : onError())} {...others} />
    </picture>
  )
}
