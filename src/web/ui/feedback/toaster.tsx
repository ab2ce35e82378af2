import { createRoot } from 'react-dom/client'
import { toast as raiseToast, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toaster.css'

export type ToastOptions = {
  /** The server's own message, shown under the text. */
  detail?: string
  /** Milliseconds, 1500 to 2000. */
  duration?: number
  position?: 'top'
  /** A bar that shows how long it stays. */
  progress?: boolean
}

const kinds = {
  success: { type: 'success', role: 'status' },
  failure: { type: 'error', role: 'alert' },
} as const

/** Shows one toast; the host is moved to where it can be seen and read first. */
export function raise(
  outcome: keyof typeof kinds,
  text: string,
  { detail, duration, position, progress }: ToastOptions,
) {
  placeHost()
  raiseToast(<Message text={text} detail={detail} />, {
    ...kinds[outcome],
    autoClose: duration ?? 2000,
    position: position === 'top' ? 'top-center' : 'bottom-right',
    hideProgressBar: !progress,
  })
}

const Message = ({ text, detail }: { text: string; detail: string | undefined }) => (
  <div>
    <p className="font-semibold">{text}</p>
    {detail && <p className="mt-0.5 text-muted">{detail}</p>}
  </div>
)

let host: HTMLElement | undefined

function makeHost(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'toast-host'
  createRoot(element).render(
    <ToastContainer closeButton={false} closeOnClick pauseOnFocusLoss={false} draggable={false} aria-label="Notices" />,
  )
  return element
}

/** Everything outside an open modal dialog is inert and covered by it, so the host moves into it, and out when it closes. */
function placeHost() {
  host ??= makeHost()
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  const place = dialog ?? document.body
  if (host.parentElement !== place) place.append(host)
  dialog?.addEventListener('close', placeHost, { once: true })
}
