import { useId } from 'react'
import type { PictureGroup } from '#contract/evidence'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/evidence'
import * as ui from '#messages/ui'
import { messageOf } from '../platform/api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { DialogButton } from '../ui/feedback/DialogButton.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useDismissCopies } from './evidence.queries.ts'

type Props = { id: string; group: PictureGroup; describedBy: string; onDismissed: () => void }

export const groupSentence = ({ picture, homes, agents }: PictureGroup): string =>
  t.sharedPicture({ picture, homes: shownNumber(homes), agents, shownAgents: shownNumber(agents) })

export function PictureGroupReason({ id, group, describedBy, onDismissed }: Props) {
  const text = useId()
  const { mutate, isPending } = useDismissCopies(id)
  const dismiss = () =>
    mutate(undefined, {
      onSuccess: onDismissed,
      onError: (error) => toast.failure(ui.somethingWrong(), { detail: messageOf(error) }),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-s-2 border-brand ps-3">
      <p id={text} className="min-w-0 wrap-anywhere text-sm">
        {groupSentence(group)}
      </p>
      <div className="flex flex-wrap">
        <DialogButton
          name={t.lookAtAll()}
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
          {t.notProblem()}
        </Button>
      </div>
    </li>
  )
}
