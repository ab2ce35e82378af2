import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { toast as hotToast, resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import './toaster.css'

export type ToastOptions = {
  /** The server's message. A failure with a message stays until it is closed. */
  detail?: string
  undo?: () => void
  /** Milliseconds, 1500 to 2000. */
  duration?: number
  position?: 'top'
  progress?: boolean
}

type Outcome = 'success' | 'failure'

const LEAVING_MS = 200
const UNDO_MS = 10_000
const HELD_MS = 250
const roles = { success: 'status', failure: 'alert' } as const

export function raise(
  outcome: Outcome,
  text: string,
  { detail, undo, duration = undo ? UNDO_MS : 2000, position, progress = false }: ToastOptions,
) {
  placeHost()
  const stays = outcome === 'failure' && detail !== undefined
  if (stays && standing) hotToast.dismiss(standing)
  const id = hotToast.custom(
    (toast) => (
      <Card outcome={outcome} toast={toast} progressMs={progress ? duration : undefined} closable={stays} undo={undo}>
        {stays ? <PassingText text={text} ms={duration} /> : <p className="font-semibold">{text}</p>}
        {detail && <p className="mt-0.5 text-muted">{detail}</p>}
      </Card>
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
 * The specification's text, which closes after its time (P-56) unless the pointer is over it, above a message that
 * stays.
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

type CardProps = {
  outcome: Outcome
  toast: Toast
  progressMs: number | undefined
  closable: boolean
  undo: (() => void) | undefined
  children: ReactNode
}

const Card = ({ outcome, toast, progressMs, closable, undo, children }: CardProps) => (
  <div role={roles[outcome]} className="toast" data-outcome={outcome} data-leaving={!toast.visible || undefined}>
    <svg aria-hidden="true" viewBox="0 0 24 24" className="toast-icon">
      <path d={outcome === 'success' ? 'm5 12.5 4.5 4.5L19 7.5' : 'M12 6v7.5m0 3.5v.1'} />
    </svg>
    <div className="min-w-0 grow wrap-anywhere">{children}</div>
    {undo && (
      <button
        type="button"
        className="toast-undo"
        onClick={() => {
          hotToast.dismiss(toast.id)
          undo()
        }}
      >
        Undo
      </button>
    )}
    {closable && (
      <button
        type="button"
        aria-label="Close notice"
        className="toast-close"
        onClick={() => hotToast.dismiss(toast.id)}
      >
        <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 stroke-current stroke-2">
          <path d="m4 4 12 12M16 4 4 16" />
        </svg>
      </button>
    )}
    {progressMs !== undefined && (
      <span
        role="progressbar"
        aria-label="notification timer"
        className="toast-progress"
        style={{ animationDuration: `${progressMs}ms` }}
      />
    )}
  </div>
)

/** Toasts pause while the pointer is over them. Each is announced once, by its own role. */
function Toasts() {
  const { toasts, handlers } = useToaster()
  return (
    <section aria-label="Notices">
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
 * Moves the host into an open modal dialog, because everything outside is inert and covered, and out when it closes.
 */
function placeHost() {
  host ??= makeHost()
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  const place = dialog ?? document.body
  if (host.parentElement !== place) place.append(host)
  dialog?.addEventListener('close', placeHost, { once: true })
}
