import { type ChangeEvent, useId, useState } from 'react'
import { MAX_PICTURES } from '#contract/property-facts'
import { PICTURE_KINDS } from '../../../providers/images/images.ts'
import { useRestoreFocus } from '../../../ui/focus/RestoreFocus.tsx'
import { PictureRow } from './PictureRow.tsx'
import { useDragOrder } from './use-drag-order.ts'
import type { MorePictures as Pictures } from './use-more-pictures.ts'

/** The further pictures of a listing: in their order, each with its caption. */
export function MorePictures({ more }: { more: Pictures }) {
  const { pictures, isWaitedFor, problem } = more
  const [announcement, setAnnouncement] = useState('')
  const note = useId()
  const move = (key: string, to: number) => {
    more.move(key, to)
    setAnnouncement(`Moved to position ${to + 1} of ${pictures.length}.`)
  }
  const { list, dragged, grip } = useDragOrder(move)
  useRestoreFocus(list.ref, 'li')
  const add = (files: File[]) => {
    const room = MAX_PICTURES - pictures.length
    more.add(files)
    const tooMany = files.length - room
    setAnnouncement(
      tooMany > 0 ? `${tooMany} more than ${MAX_PICTURES} pictures: not added.` : `${files.length} added.`,
    )
  }
  const remove = (key: string, place: number) => {
    more.remove(key)
    setAnnouncement(`Picture ${place + 1} removed.`)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">More pictures</legend>
      <p id={note} className="mb-3 text-sm text-muted">
        {`Up to ${MAX_PICTURES}, shown after the property image in this order. ${pictures.length} so far.`}
      </p>
      <ol {...list} tabIndex={-1} className="grid gap-3 outline-none empty:hidden">
        {pictures.map((picture, place) => (
          <PictureRow
            key={picture.key}
            picture={picture}
            place={place}
            count={pictures.length}
            isDragged={dragged === picture.key}
            grip={grip(picture.key, place)}
            onCaption={(caption) => more.caption(picture.key, caption)}
            onMove={(to) => move(picture.key, to)}
            onRemove={() => remove(picture.key, place)}
            onRetry={() => more.retry(picture.key)}
          />
        ))}
      </ol>
      <div className="mt-3">
        <AddPictures onFiles={add} describedBy={note} />
      </div>
      <p aria-live="polite" className="mt-1.5 text-sm text-muted">
        {isWaitedFor ? 'It is saved as soon as all pictures are uploaded.' : announcement}
      </p>
      {problem && (
        <p ref={focusOnce} tabIndex={-1} className="mt-1.5 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

/** Declared outside the component, so that only a new element takes the focus. */
const focusOnce = (element: HTMLElement | null) => element?.focus()

type Props = {
  onFiles: (files: File[]) => void
  /** The id of the element with the count and the limit. */
  describedBy: string
}

/** The file field for further pictures. It takes several files, and files that are dropped on it. */
function AddPictures({ onFiles, describedBy }: Props) {
  const input = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    target.value = '' // the same file may be chosen again
  }
  return (
    <>
      <label htmlFor={input} className="mb-1.5 inline-block text-sm font-semibold">
        Add pictures
      </label>
      <input
        id={input}
        type="file"
        multiple
        accept={PICTURE_KINDS}
        aria-describedby={describedBy}
        onChange={choose}
        className="block w-full cursor-pointer rounded-field border border-dashed border-edge bg-surface px-4 py-6 text-sm transition-colors file:me-4 file:cursor-pointer file:rounded-full file:border-0 file:bg-brand-wash file:px-4 file:py-1.5 file:font-semibold file:text-brand hover:border-brand"
      />
    </>
  )
}
