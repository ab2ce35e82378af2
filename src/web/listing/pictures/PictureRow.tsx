import { useEffect, useRef } from 'react'
import { PICTURE_KINDS } from '#contract/fact-options'
import { MAX_CAPTION_LENGTH, PictureKind } from '#contract/property-facts'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/listingForm'
import * as ui from '#messages/ui'
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
  const named = { place: shownNumber(place + 1) }
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
          label={t.captionOf(named)}
          placeholder={t.whatItShows()}
          value={picture.caption}
          maxLength={MAX_CAPTION_LENGTH}
          onChange={({ target }) => on.onCaption(target.value)}
        />
        <Select
          label={t.kindOf(named)}
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
        <Standing picture={picture} place={place} onRetry={on.onRetry} />
        <div className="mt-1 -ms-2 flex items-center">
          <RowButton ref={up} name={t.moveUp(named)} icon="up" none={place === 0} onPress={move('up', place - 1)} />
          <RowButton
            ref={down}
            name={t.moveDown(named)}
            icon="down"
            none={place === count - 1}
            onPress={move('down', place + 1)}
          />
          <RowButton name={t.removePicture(named)} icon="remove" onPress={on.onRemove} />
        </div>
      </div>
    </li>
  )
}

function Standing({ picture, place, onRetry }: Pick<Props, 'picture' | 'place' | 'onRetry'>) {
  const named = { place: shownNumber(place + 1) }
  if (picture.state === 'stored') return null
  if (picture.state === 'sending') {
    const { share } = picture
    return (
      <div className="mt-2">
        <p className="mb-1 text-sm text-muted">{progressOf(share)}</p>
        {share !== undefined && <ProgressBar label={t.uploadOf(named)} share={share} />}
      </div>
    )
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="font-medium text-danger">{picture.why}</p>
      {picture.mayRetry && (
        <Button variant="quiet" compact aria-label={t.tryPicture(named)} onClick={onRetry}>
          {ui.tryAgain()}
        </Button>
      )}
    </div>
  )
}

function progressOf(share: number | undefined): string {
  if (share === undefined) return t.waitingTurn()
  return share < 1 ? t.uploading({ percent: shownNumber(Math.round(share * 100)) }) : t.preparing()
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
        className="absolute top-1 start-1 grid size-8 touch-none place-items-center rounded-full bg-[#12140fb3] text-[#fffefb]"
      >
        <svg viewBox="0 0 24 24" className="size-4 fill-current" aria-hidden="true">
          <path d="M8 4h3v3H8zm5 0h3v3h-3zM8 10.5h3v3H8zm5 0h3v3h-3zM8 17h3v3H8zm5 0h3v3h-3z" />
        </svg>
      </span>
    </div>
  )
}
