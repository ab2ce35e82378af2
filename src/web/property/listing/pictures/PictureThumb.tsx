import { usePreview } from '../../../ui/form/PictureField.tsx'
import { CardPicture } from '../../../ui/Picture.tsx'
import type { ListedPicture } from './picture-list.ts'
import type { Grip } from './use-drag-order.ts'

type Props = { picture: ListedPicture; grip: Grip }

/** A small picture, by which its row is dragged: with a mouse anywhere, with a finger at the grip, as the page scrolls elsewhere. */
export function PictureThumb({ picture, grip }: Props) {
  const preview = usePreview(picture.state === 'stored' ? undefined : picture.file)
  const src = picture.state === 'stored' ? picture.url : preview
  return (
    <div {...grip} className="relative cursor-grab self-start select-none">
      {src ? (
        <CardPicture src={src} sizes="7rem" className="rounded-field" />
      ) : (
        <div className="aspect-4/3 rounded-field bg-sunken" />
      )}
      <span
        aria-hidden="true"
        className="absolute top-1 left-1 grid size-8 touch-none place-items-center rounded-full bg-[#12140fb3] text-[#fffefb]"
      >
        <svg viewBox="0 0 24 24" className="size-4 fill-current" aria-hidden="true">
          <path d="M8 4h3v3H8zm5 0h3v3h-3zM8 10.5h3v3H8zm5 0h3v3h-3zM8 17h3v3H8zm5 0h3v3h-3z" />
        </svg>
      </span>
    </div>
  )
}
