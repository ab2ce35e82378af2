import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import * as t from '#messages/ui'
import { blockClicks } from '../click-guard.ts'

/** True in browsers that close a dialog on an outside click themselves: Chrome 134, Firefox 141 and Safari 27.3. */
const closesBeside = typeof HTMLDialogElement !== 'undefined' && 'closedBy' in HTMLDialogElement.prototype

const writable = 'input:not([readonly], [type=radio], [type=checkbox]), textarea:not([readonly]), select'

type Props = { open: boolean; onClose: () => void; title: string; children: ReactNode; role?: 'alertdialog' }

/**
 * A native modal dialog: Escape, the backdrop and its close button close it, and the focus returns. A double-click that
 * opens or closes it activates nothing else.
 */
export function Dialog({ open, onClose, title, children, role }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.returnValue = ''
    element.showModal()
    // Otherwise the close button would get the focus; React's autoFocus runs before the dialog is open, and is lost.
    element.querySelector<HTMLElement>(writable)?.focus()
    blockClicks(element)
    return () => {
      element.close()
      blockClicks(document.body)
    }
  }, [open])
  usePressBeside(dialog, open, onClose)
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={heading}
      // `close` is fired late: a dialog that was reopened in between must stay open.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClose={() => !dialog.current?.open && onClose()}
      closedby="any"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-0 text-ink shadow-card backdrop:bg-[#12140f99] backdrop:backdrop-blur-xs"
    >
      {open && (
        <div className="p-6 sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <h2 id={heading} className="text-2xl">
              {title}
            </h2>
            {!role && <CloseCross onClose={onClose} />}
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}

/** A polyfill of `closedby`. A selection dragged out of the dialog is no outside click. */
function usePressBeside(dialog: RefObject<HTMLDialogElement | null>, open: boolean, onPress: () => void): void {
  const pressed = useEffectEvent(onPress)
  useEffect(() => {
    const element = dialog.current
    if (!element || !open || closesBeside) return
    let isBeside = false
    const press = ({ target }: Event) => {
      isBeside = target === element
    }
    const click = ({ target }: Event) => isBeside && target === element && pressed()
    element.addEventListener('pointerdown', press)
    element.addEventListener('click', click)
    return () => {
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('click', click)
    }
  }, [dialog, open])
}

const CloseCross = ({ onClose }: { onClose: () => void }) => (
  <button
    type="button"
    aria-label={t.close()}
    onClick={onClose}
    className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-ink"
  >
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 stroke-current stroke-[1.75]">
      <path d="m4 4 12 12M16 4 4 16" />
    </svg>
  </button>
)
