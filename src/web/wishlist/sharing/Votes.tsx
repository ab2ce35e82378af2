import { isolated } from '#contract/isolated'
import type { HomeVote } from '#contract/sharing'
import * as t from '#messages/sharing'
import { somethingWrong } from '#messages/ui'
import { messageOf } from '../../platform/api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { LineIcon } from '../../ui/LineIcon.tsx'
import { useVote } from './sharing.queries.ts'

const UP = 'M7 11v9H4v-9h3Zm0 0 4-7.5c1.4 0 2.2 1 2 2.4L12.5 9.5H18c1.3 0 2.2 1.2 1.9 2.4l-1.6 6.5c-.2 1-1 1.6-2 1.6H7'
const DOWN = 'M17 13V4h3v9h-3Zm0 0-4 7.5c-1.4 0-2.2-1-2-2.4l.5-3.6H6c-1.3 0-2.2-1.2-1.9-2.4l1.6-6.5c.2-1 1-1.6 2-1.6H17'

const icons = { up: UP, down: DOWN }
const names = { up: t.yes, down: t.no, none: t.noVote }

type Props = { propertyId: string; vote: HomeVote; partnerVote: HomeVote; partner: string; describedBy: string }

export function Votes({ propertyId, vote, partnerVote, partner, describedBy }: Props) {
  const { mutate, isPending, variables } = useVote(propertyId)
  const shown = isPending ? variables : vote
  const press = (pressed: 'up' | 'down') =>
    mutate(shown === pressed ? 'none' : pressed, {
      onError: (error) => toast.failure(somethingWrong(), { detail: messageOf(error) }),
    })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <fieldset aria-describedby={describedBy} className="flex gap-2">
        <legend className="sr-only">{t.yourVote()}</legend>
        {(['up', 'down'] as const).map((choice) => (
          <Button
            key={choice}
            variant={shown === choice ? 'settled' : 'quiet'}
            compact
            aria-pressed={shown === choice}
            unavailable={isPending}
            onClick={() => press(choice)}
          >
            <LineIcon path={icons[choice]} />
            <span>{names[choice]()}</span>
          </Button>
        ))}
      </fieldset>
      <p className="flex items-center gap-1.5 text-sm">
        <span className="text-muted">{t.voteOf({ name: isolated(partner) })}</span>
        <span className="inline-flex items-center gap-1 font-semibold">
          {partnerVote !== 'none' && <LineIcon path={icons[partnerVote]} className="size-4.5" />}
          <span>{names[partnerVote]()}</span>
        </span>
      </p>
    </div>
  )
}
