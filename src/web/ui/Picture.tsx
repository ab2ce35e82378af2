import { type ComponentProps, type CSSProperties, useState } from 'react'
import { HomePlaceholder } from './HomePlaceholder.tsx'
import { ResponsiveImage } from './ResponsiveImage.tsx'

type Props = {
  src: string
  alt: string
  width: number
  height: number
  sizes: string
  placeholder?: string | undefined
  eager?: boolean
  className?: string
  style?: CSSProperties
}

/** Keeps its space while it loads; a failed picture is replaced by a drawing. */
export function Picture({ src, alt, width, height, sizes, placeholder, eager, className = '', style }: Props) {
  const [failed, setFailed] = useState<string>()
  return (
    <div
      className={`relative overflow-hidden bg-sunken ${className}`}
      style={{ aspectRatio: `${width} / ${height}`, ...style }}
    >
      {placeholder && failed !== src && <Blurred src={placeholder} />}
      {failed === src ? (
        <Drawn alt={alt} />
      ) : (
        <ResponsiveImage
          src={src}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  )
}

const Blurred = ({ src }: { src: string }) => (
  <img src={src} alt="" aria-hidden="true" className="absolute inset-0 size-full scale-110 object-cover blur-xl" />
)

const Drawn = ({ alt }: { alt: string }) => (
  <div
    role="img"
    aria-label={alt || undefined}
    aria-hidden={alt ? undefined : true}
    className="absolute inset-0 grid place-items-center"
  >
    <HomePlaceholder className="size-16 text-edge" />
  </div>
)

export const CardPicture = (picture: Omit<ComponentProps<typeof Picture>, 'alt' | 'width' | 'height'>) => (
  <Picture {...picture} alt="" width={800} height={600} />
)
