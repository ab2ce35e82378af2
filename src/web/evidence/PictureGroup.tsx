import type { PictureGroup } from '#contract/evidence'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/evidence'
import { DialogButton } from '../ui/feedback/DialogButton.tsx'
import { useDismissCopies } from './evidence.queries.ts'
import { ReasonRow } from './ReasonRow.tsx'

type Props = { id: string; group: PictureGroup; describedBy: string; onDismissed: () => void }

export function groupSentence({ picture, homes, agents, isAtLeast }: PictureGroup): string {
  const say = isAtLeast ? t.widelySharedPicture : t.sharedPicture
  return say({ picture, homes: shownNumber(homes), agents, shownAgents: shownNumber(agents) })
}

export const PictureGroupReason = ({ id, group, describedBy, onDismissed }: Props) => (
  <ReasonRow
    dismissal={useDismissCopies(id)}
    describedBy={describedBy}
    onDismissed={onDismissed}
    action={
      <DialogButton
        name={t.lookAtAll()}
        load={async () => (await import('./CopiesDialog.tsx')).CopiesDialog}
        dialog={{ id }}
        variant="text"
        compact
      />
    }
  >
    {groupSentence(group)}
  </ReasonRow>
)
