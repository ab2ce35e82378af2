import { useEffect, useRef } from 'react'
import { PICTURE_KINDS } from '#contract/fact-options'
import { MAX_CAPTION_LENGTH, PictureKind } from '#contract/property-facts'
import { pictureKindNames } from '../../property/field-labels.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { usePreview } from '../../ui/form/PictureDrop.tsx'
import { ProgressBar } from '../../ui/form/ProgressBar.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { CardPicture } from '../../ui/Picture.tsx'
import type { ListedPicture } from './picture-list.ts'
import { RowButton } from './RowButton.tsx'
import type { Grip } from './use-drag-order.ts'

type Props = {
  picture: ListedPicture
  place: number
  count: number
  isDragged: boolean
  grip: Grip
  onCaption: (caption: string) => void
  onKind: (kind: PictureKind) => void
  onMove: (to: number) => void
  onRemove: () => void
  onRetry: () => void
}

export function PictureRow({ picture, place, count, isDragged, ...on }: Props) {
  const name = `picture ${place + 1}`
  const { up, down, pressed } = useFocusOnMove()
  const move = (which: 'up' | 'down', to: number) => () => {
    pressed.current = which
    on.onMove(to)
  }
  return (
    <li
      data-place={place}
      className={`grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 rounded-card border border-line bg-surface p-3 ${isDragged ? 'opacity-60' : ''}`}
    >
      <PictureThumb picture={picture} grip={on.grip} />
      <div className="min-w-0">
        <Field
          label={`Caption of ${name}`}
          placeholder="What it shows"
          value={picture.caption}
          maxLength={MAX_CAPTION_LENGTH}
          onChange={({ target }) => on.onCaption(target.value)}
        />
        <Select
          label={`Kind of ${name}`}
          value={picture.kind ?? 'photo'}
          onChange={({ target }) => on.onKind(PictureKind.parse(target.value))}
          className="mt-2"
        >
          {PICTURE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {pictureKindNames[kind]()}
            </option>
          ))}
        </Select>
        <Standing picture={picture} name={name} onRetry={on.onRetry} />
        <div className="mt-1 -ml-2 flex items-center">
          <RowButton ref={up} name={`Move ${name} up`} icon="up" none={place === 0} onPress={move('up', place - 1)} />
          <RowButton
            ref={down}
            name={`Move ${name} down`}
            icon="down"
            none={place === count - 1}
            onPress={move('down', place + 1)}
          />
          <RowButton name={`Remove ${name}`} icon="remove" onPress={on.onRemove} />
        </div>
      </div>
    </li>
  )
}

function Standing({ picture, name, onRetry }: { picture: ListedPicture; name: string; onRetry: () => void }) {
  if (picture.state === 'stored') return null
  if (picture.state === 'sending') {
    const { share } = picture
    return (
      <div className="mt-2">
        <p className="mb-1 text-sm text-muted">{progressOf(share)}</p>
        {share !== undefined && <ProgressBar label={`Upload of ${name}`} share={share} />}
      </div>
    )
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="font-medium text-danger">{picture.why}</p>
      {picture.mayRetry && (
        <Button variant="quiet" compact aria-label={`Try ${name} again`} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

function progressOf(share: number | undefined): string {
  if (share === undefined) return 'Waiting for its turn …'
  return share < 1 ? `Uploading, ${Math.round(share * 100)} %` : 'Preparing …'
}

function useFocusOnMove() {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const pressed = useRef<'up' | 'down'>(undefined)
  useEffect(() => {
    const button = pressed.current === 'up' ? up : down
    if (pressed.current) button.current?.focus()
    pressed.current = undefined
  })
  return { up, down, pressed }
}

type PictureThumbProps = { picture: ListedPicture; grip: Grip }

/** A drag handle: a mouse drags anywhere on it, a finger only at the grip, so that the page still scrolls. */
function PictureThumb({ picture, grip }: PictureThumbProps) {
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
