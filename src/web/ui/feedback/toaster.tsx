import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { toast as hotToast, resolveValue, useToaster } from 'react-hot-toast/headless'
import * as t from '#messages/ui'
import './toaster.css'
import { type Outcome, roles, ToastCard } from './ToastCard.tsx'

export type ToastOptions = {
  /** The server's message. A failure with a message stays until it is closed. */
  detail?: string
  undo?: () => void
  /** The time for which a toast is shown, in milliseconds: 2,000 by default, 10,000 with `undo`. */
  duration?: number
  position?: 'top'
  progress?: boolean
}

const LEAVING_MS = 200
const UNDO_MS = 10_000
const HELD_MS = 250

export function raise(
  outcome: Outcome,
  text: string,
  { detail, undo, duration = undo ? UNDO_MS : 2000, position, progress = false }: ToastOptions,
) {
  placeHost()
  const stays = outcome === 'failure' && detail !== undefined
  if (standing && (stays || outcome === 'success')) hotToast.dismiss(standing)
  const id = hotToast.custom(
    (toast) => (
      <ToastCard
        outcome={outcome}
        toast={toast}
        progressMs={progress ? duration : undefined}
        closable={stays}
        undo={undo}
      >
        {stays ? <PassingText text={text} ms={duration} /> : <p className="font-semibold">{text}</p>}
        {detail && <p className="mt-0.5 text-muted">{detail}</p>}
      </ToastCard>
    ),
    {
      duration: stays ? Number.POSITIVE_INFINITY : duration,
      position: position === 'top' ? 'top-center' : 'bottom-right',
      removeDelay: LEAVING_MS,
      ariaProps: { role: roles[outcome], 'aria-live': outcome === 'failure' ? 'assertive' : 'polite' },
    },
  )
  if (stays) standing = id
}

let standing: string | undefined

/**
 * Renders the text that the specification requires (P-56). It disappears after `ms` milliseconds unless the pointer is
 * over it, while the message below it stays.
 */
function PassingText({ text, ms }: { text: string; ms: number }) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    let timer = setTimeout(end, ms)
    function end() {
      if (host?.matches(':hover')) timer = setTimeout(end, HELD_MS)
      else setOver(true)
    }
    return () => clearTimeout(timer)
  }, [ms])
  return isOver ? null : <p className="font-semibold">{text}</p>
}

function Toasts() {
  const { toasts, handlers } = useToaster()
  return (
    <section aria-label={t.notices()}>
      {(['top-center', 'bottom-right'] as const).map((place) => (
        <div key={place} data-place={place} onPointerEnter={handlers.startPause} onPointerLeave={handlers.endPause}>
          {toasts
            .filter(({ position }) => position === place)
            .map((toast) => (
              <div key={toast.id}>{resolveValue(toast.message, toast)}</div>
            ))}
        </div>
      ))}
    </section>
  )
}

let host: HTMLElement | undefined

function makeHost(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'toast-host'
  createRoot(element).render(<Toasts />)
  return element
}

/**
 * Moves the toasts into an open modal dialog, because everything outside is inert and covered, and out when it closes.
 */
function placeHost() {
  host ??= makeHost()
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  const place = dialog ?? document.body
  if (host.parentElement !== place) place.append(host)
  dialog?.addEventListener('close', placeHost, { once: true })
}
