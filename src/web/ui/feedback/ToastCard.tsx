import type { ReactNode } from 'react'
import { toast as hotToast, type Toast } from 'react-hot-toast/headless'
import * as t from '#messages/ui'

export type Outcome = 'success' | 'failure'

export const roles = { success: 'status', failure: 'alert' } as const

type CardProps = {
  outcome: Outcome
  toast: Toast
  progressMs: number | undefined
  closable: boolean
  undo: (() => void) | undefined
  children: ReactNode
}

export const ToastCard = ({ outcome, toast, progressMs, closable, undo, children }: CardProps) => (
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
        {t.undo()}
      </button>
    )}
    {closable && (
      <button
        type="button"
        aria-label={t.closeNotice()}
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
        aria-label={t.noticeTimer()}
        className="toast-progress"
        style={{ animationDuration: `${progressMs}ms` }}
      />
    )}
  </div>
)
