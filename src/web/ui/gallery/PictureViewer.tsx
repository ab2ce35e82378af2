import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import * as t from '#messages/gallery'
import { close } from '#messages/ui'
import { blockClicks } from '../click-guard.ts'
import { type ShownPicture, Slide } from './Slide.tsx'
import { useStage } from './use-stage.ts'
import { ViewerButton } from './ViewerButton.tsx'
import { actOf, type ViewerAct } from './viewer-keys.ts'

type Props = {
  pictures: ShownPicture[]
  at: number
  onMove: (to: number) => void
  onClose: () => void
  label: string
}

/**
 * A full-screen viewer, open while it is mounted. Arrows and swipes move, pinching, double-click and + zoom, Escape
 * closes; the focus returns.
 */
export function PictureViewer({ pictures, at, onMove, onClose, label }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden' // so that the page below does not scroll
    element.showModal()
    blockClicks(element)
    return () => {
      element.close()
      document.documentElement.style.overflow = overflow
      blockClicks(document.body)
    }
  }, [])

  const last = pictures.length - 1
  const go = (to: number) => {
    if (to < 0 || to > last || to === at) return
    reset()
    onMove(to)
  }
  const { stage, view, drag, isZoomed, zoom, move, reset, handlers, closer } = useStage((by) => go(at + by))
  const toggleZoom = () => zoom(isZoomed ? 1 : closer)

  const act = (asked: ViewerAct) => {
    if (asked.what === 'step') return go(at + asked.by)
    if (asked.what === 'pan') return move(asked.by)
    if (asked.what === 'zoom') return zoom(view.scale * asked.by)
    return asked.what === 'whole' ? reset() : go(asked.what === 'first' ? 0 : last)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const asked = actOf(event, isZoomed)
    if (!asked) return
    event.preventDefault()
    act(asked)
  }

  const shown = pictures[at]
  const near = pictures
    .map((picture, index) => ({ picture, away: index - at }))
    .filter(({ away }) => Math.abs(away) < 2)
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={onClose}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden overscroll-contain border-0 bg-[#12140f] p-0 text-[#f1ede4] print:hidden"
    >
      <div className="flex h-full flex-col">
        <div className="flex justify-end gap-2 p-2 sm:p-3">
          <ViewerButton
            name={isZoomed ? t.zoomOut() : t.zoomIn()}
            icon={isZoomed ? 'minus' : 'plus'}
            onPress={toggleZoom}
          />
          <ViewerButton name={close()} icon="cross" onPress={onClose} />
        </div>
        <div className="relative min-h-0 grow">
          <div
            ref={stage}
            {...handlers}
            className={`absolute inset-0 touch-none overflow-hidden ${isZoomed ? 'cursor-grab' : 'cursor-zoom-in'}`}
          >
            {near.map(({ picture, away }) => (
              <Slide key={at + away} picture={picture} away={away} drag={drag} view={view} />
            ))}
          </div>
          {last > 0 && (
            <>
              <ViewerButton name={t.previousPicture()} icon="previous" none={at === 0} onPress={() => go(at - 1)} />
              <ViewerButton name={t.nextPicture()} icon="next" none={at === last} onPress={() => go(at + 1)} />
            </>
          )}
        </div>
        <div aria-live="polite" className="min-h-20 px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] text-center">
          <p className="text-sm font-semibold tabular-nums text-[#a9aea4]">
            {t.position({ number: at + 1, count: pictures.length })}
          </p>
          {shown?.caption && (
            <p dir="auto" className="mx-auto mt-1 line-clamp-3 max-w-prose">
              {shown.caption}
            </p>
          )}
        </div>
      </div>
    </dialog>
  )
}
