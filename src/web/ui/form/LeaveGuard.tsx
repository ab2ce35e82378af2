import type { ReactNode } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Button } from '../Button.tsx'
import { Dialog } from '../feedback/Dialog.tsx'

type Props = {
  /** Asked at the moment of leaving: is there something to lose? */
  unsaved: () => boolean
  /** A path that is always open, such as the login page. */
  free: string
  /** The loss, in a sentence. */
  children: ReactNode
}

/** Asks before a screen with unsaved changes is left; the browser asks in its own words before the page itself is. */
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
      title="Leave without saving?"
      role="alertdialog"
    >
      <p className="mt-3 text-muted">{children}</p>
      <div className="mt-8 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={() => blocker.reset?.()}>
          Stay
        </Button>
        <Button variant="danger" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </div>
    </Dialog>
  )
}
