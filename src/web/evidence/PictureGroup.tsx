import { useId } from 'react'
import type { PictureGroup } from '#contract/evidence'
import { messageOf } from '../platform/api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { DialogButton } from '../ui/feedback/DialogButton.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useDismissCopies } from './evidence.queries.ts'

type Props = { id: string; group: PictureGroup; describedBy: string; onDismissed: () => void }

export const groupSentence = ({ picture, homes, agents }: PictureGroup): string =>
  `Picture ${picture} is shown in ${homes.toLocaleString('en')} listings by ${agents} agents`

export function PictureGroupReason({ id, group, describedBy, onDismissed }: Props) {
  const text = useId()
  const { mutate, isPending } = useDismissCopies(id)
  const dismiss = () =>
    mutate(undefined, {
      onSuccess: onDismissed,
      onError: (error) => toast.failure('Something is Wrong!', { detail: messageOf(error) }),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-s-2 border-brand ps-3">
      <p id={text} className="min-w-0 wrap-anywhere text-sm">
        {groupSentence(group)}
      </p>
      <div className="flex flex-wrap">
        <DialogButton
          name="Look at all"
          load={async () => (await import('./CopiesDialog.tsx')).CopiesDialog}
          dialog={{ id }}
          variant="text"
          compact
        />
        <Button
          variant="text"
          compact
          aria-describedby={`${describedBy} ${text}`.trim()}
          busy={isPending}
          onClick={dismiss}
        >
          Not a problem
        </Button>
      </div>
    </li>
  )
}
