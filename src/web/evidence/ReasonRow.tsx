import { type ReactNode, useId } from 'react'
import * as t from '#messages/evidence'
import * as ui from '#messages/ui'
import { messageOf } from '../platform/api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'

type Dismissal = {
  isPending: boolean
  mutate: (nothing: undefined, told: { onSuccess: () => void; onError: (error: Error) => void }) => void
}
type Props = {
  dismissal: Dismissal
  describedBy: string
  onDismissed: () => void
  children: ReactNode
  action?: ReactNode
}

export function ReasonRow({ dismissal: { mutate, isPending }, describedBy, onDismissed, children, action }: Props) {
  const text = useId()
  const dismiss = () =>
    mutate(undefined, {
      onSuccess: onDismissed,
      onError: (error) => toast.failure(ui.somethingWrong(), { detail: messageOf(error) }),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-s-2 border-brand ps-3">
      <p id={text} className="min-w-0 wrap-anywhere text-sm">
        {children}
      </p>
      <div className="flex flex-wrap">
        {action}
        <Button
          variant="text"
          compact
          aria-describedby={`${describedBy} ${text}`.trim()}
          busy={isPending}
          onClick={dismiss}
        >
          {t.notProblem()}
        </Button>
      </div>
    </li>
  )
}
