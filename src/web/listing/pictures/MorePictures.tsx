import { useId, useRef } from 'react'
import { MAX_PICTURES } from '#contract/property-facts'
import { shownNumber } from '#contract/shown-number'
import * as listingFields from '#messages/listingFields'
import * as t from '#messages/listingForm'
import { PICTURE_KINDS } from '../../platform/providers/images/images.ts'
import { useRestoreFocus } from '../../ui/focus/RestoreFocus.tsx'
import { PictureDrop } from '../../ui/form/PictureDrop.tsx'
import { TextWithParts } from '../../ui/TextWithParts.tsx'
import { PictureRow } from './PictureRow.tsx'
import { useDragOrder } from './use-drag-order.ts'
import type { MorePictures as Pictures } from './use-more-pictures.ts'

export function MorePictures({ more }: { more: Pictures }) {
  const { pictures, isWaitedFor, problem, announcement, move } = more
  const note = useId()
  const { list, dragged, grip } = useDragOrder(move)
  const group = useRef<HTMLFieldSetElement>(null)
  useRestoreFocus(group, 'li')
  return (
    <fieldset ref={group} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="mb-1.5 text-sm font-semibold">{listingFields.pictures()}</legend>
      <p id={note} className="mb-3 text-sm text-muted">
        {t.picturesNote({ most: shownNumber(MAX_PICTURES), count: shownNumber(pictures.length) })}
      </p>
      <ol {...list} className="grid gap-3 empty:hidden">
        {pictures.map((picture, place) => (
          <PictureRow
            key={picture.key}
            picture={picture}
            place={place}
            count={pictures.length}
            isDragged={dragged === picture.key}
            grip={grip(picture.key, place)}
            onCaption={(caption) => more.caption(picture.key, caption)}
            onKind={(kind) => more.kind(picture.key, kind)}
            onMove={(to) => move(picture.key, to)}
            onRemove={() => more.remove(picture.key)}
            onRetry={() => more.retry(picture.key)}
          />
        ))}
      </ol>
      <div className="mt-3">
        <PictureDrop label={t.addPictures()} accept={PICTURE_KINDS} describedBy={note} onFiles={more.add}>
          <p className="px-4 py-5 text-center text-sm text-muted">
            <TextWithParts
              text={t.chooseMore()}
              parts={{ choose: (words) => <span className="font-semibold text-brand">{words}</span> }}
            />
          </p>
        </PictureDrop>
      </div>
      <p aria-live="polite" className="mt-1.5 text-sm text-muted">
        {isWaitedFor ? t.waitForPictures() : announcement}
      </p>
      {problem && (
        <p ref={focusOnce} tabIndex={-1} className="mt-1.5 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

const focusOnce = (element: HTMLElement | null) => element?.focus()
