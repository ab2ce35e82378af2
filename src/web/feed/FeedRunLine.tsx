import { useId, useState } from 'react'
import type { Feed } from '#contract/feed'
import type { FeedRun } from '#contract/feed-run'
import * as t from '#messages/feed'
import { messageOf } from '../platform/api/api-error.ts'
import { Badge, type BadgeLook } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { ProgressBar } from '../ui/form/ProgressBar.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { shownMoment } from '../ui/time/format.ts'
import { FeedRunDetails } from './FeedRunDetails.tsx'
import { useRunFeed } from './feed.queries.ts'
import { countsOf, paceOf, stateNames } from './feed-words.ts'

const looks: Record<FeedRun['state'], BadgeLook> = {
  waiting: 'neutral',
  running: 'brand',
  done: 'neutral',
  held: 'accent',
  failed: 'danger',
}

type Props = { feed: Pick<Feed, '_id' | 'format'>; run: FeedRun; isLatest?: boolean }

export function FeedRunLine({ feed: { _id: feedId, format }, run, isLatest = false }: Props) {
  const title = useId()
  const [isOpen, setOpen] = useState(false)
  const isActive = run.state === 'waiting' || run.state === 'running'
  return (
    <>
      <p id={title} className="flex flex-wrap items-center gap-2">
        <Badge look={looks[run.state]}>{stateNames[run.state]()}</Badge>
        <span className="font-semibold">{run.isTrial ? t.trial() : t.run()}</span>
        <time dateTime={run.createdAt} className="text-sm text-muted">
          {shownMoment(run.createdAt)}
        </time>
      </p>
      {run.state === 'running' && (
        <div className="mt-3">
          <ProgressBar label={t.progress()} share={run.total ? Math.min(run.done / run.total, 1) : 0} />
          <p className="mt-2 text-sm text-muted">
            {paceOf(run, format === 'soldPrices' ? 'sales' : 'other', new Date())}
          </p>
        </div>
      )}
      {run.failure && <p className="mt-2 wrap-anywhere text-danger">{run.failure}</p>}
      {!isActive && !run.failure && (
        <p className="mt-2">{run.isTrial ? t.wouldBe({ counts: countsOf(run) }) : countsOf(run)}</p>
      )}
      {run.heldRemovals > 0 && (
        <HeldRemovals feedId={feedId} run={run} canConfirm={isLatest && run.state === 'held'} describedBy={title} />
      )}
      {!isActive && (
        <Button
          variant="text"
          compact
          aria-expanded={isOpen}
          aria-describedby={title}
          className="-ms-4"
          onClick={() => setOpen(!isOpen)}
        >
          {run.problemCount > 0 ? howMany(run.problemCount, t.problemCount) : t.details()}
        </Button>
      )}
      {isOpen && <FeedRunDetails feedId={feedId} runId={run._id} />}
    </>
  )
}

type HeldProps = { feedId: string; run: FeedRun; canConfirm: boolean; describedBy: string }

/** Asks the agent about homes missing from the file, because a truncated file must not empty the list. */
function HeldRemovals({ feedId, run, canConfirm, describedBy }: HeldProps) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useRunFeed(feedId)
  const confirm = () =>
    mutate(
      { confirms: run._id },
      {
        onError: (error) => toast.failure(t.somethingWrong(), { detail: messageOf(error) }),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <div className="mt-2">
      <p>{howMany(run.heldRemovals, t.held)}</p>
      {canConfirm && (
        <Button variant="quiet" compact className="mt-2" aria-describedby={describedBy} onClick={() => setAsking(true)}>
          {howMany(run.heldRemovals, t.removeHomes)}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        words={howMany(run.heldRemovals, t.confirmRemoval)}
        confirm={t.confirmRemove()}
        busy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </div>
  )
}
