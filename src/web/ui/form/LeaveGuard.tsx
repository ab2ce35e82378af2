import type { ReactNode } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import * as t from '#messages/dialog'
import { Button } from '../Button.tsx'
import { Dialog } from '../feedback/Dialog.tsx'

type Props = {
  unsaved: () => boolean
  free: string
  children: ReactNode
}

/** Confirms before leaving a page with unsaved changes; the browser confirms before leaving the site. */
export function LeaveGuard({ unsaved, free, children }: Props) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      next.pathname !== here.pathname && next.pathname !== free && unsaved(),
  )
  useBeforeUnload((event) => {
    if (unsaved()) event.preventDefault()
  })
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t.leaveUnsaved()}
      role="alertdialog"
    >
      <p className="mt-3 text-muted">{children}</p>
      <div className="mt-8 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={() => blocker.reset?.()}>
          {t.stay()}
        </Button>
        <Button variant="danger" onClick={() => blocker.proceed?.()}>
          {t.leave()}
        </Button>
      </div>
    </Dialog>
  )
}
