import { useId, useState } from 'react'
import type { Feed } from '#contract/feed'
import { isolated } from '#contract/isolated'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/feed'
import { isNotThere } from '../platform/api/api-error.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { RowActions, useRow } from '../ui/rows/RowActions.tsx'
import { shownMoment } from '../ui/time/format.ts'
import { FeedActions } from './FeedActions.tsx'
import { FeedRunLine } from './FeedRunLine.tsx'
import { FeedRuns } from './FeedRuns.tsx'
import { formatNames, scheduleNames, sourceOf } from './feed-words.ts'
import { KeptFields } from './KeptFields.tsx'

type Props = { feed: Feed; isAdmin: boolean; isOwn: boolean }
const parts = { runs: t.lastRuns, kept: t.keptFields }
type Part = keyof typeof parts

const nextRun = (at: string, { source, failures }: Feed): string =>
  source === 'address' && failures > 1
    ? t.askedAgain({ moment: shownMoment(at), count: failures, shown: shownNumber(failures) })
    : t.nextRun({ moment: shownMoment(at) })

export function FeedCard({ feed, isAdmin, isOwn }: Props) {
  const heading = useId()
  return (
    <article
      data-row
      tabIndex={-1}
      aria-labelledby={heading}
      className="rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={heading} className="text-xl wrap-anywhere">
          <bdi>{feed.name}</bdi>
        </h2>
        {feed.isPaused && <Badge look="neutral">{t.paused()}</Badge>}
        {feed.isTrusted && <Badge look="brand">{t.trusted()}</Badge>}
      </div>
      {!isOwn && (
        <p className="mt-1 wrap-anywhere text-muted">{`${isolated(feed.agentName)}, ${isolated(feed.agentEmail)}`}</p>
      )}
      <p className="mt-1 text-sm wrap-anywhere text-muted">
        {[sourceOf(feed), formatNames[feed.format](), scheduleNames[feed.schedule]()].join(' · ')}
      </p>
      <p className="mt-1 text-sm text-muted first-letter:uppercase">
        {[
          feed.format !== 'soldPrices' && howMany(feed.homes, t.onSite),
          feed.nextRunAt && nextRun(feed.nextRunAt, feed),
        ]
          .filter(Boolean)
          .join(t.separator())}
      </p>
      <div className="mt-4 border-t border-line pt-4">
        <RowActions isGone={isNotThere} describedBy={heading} className="">
          <FeedBody feed={feed} isAdmin={isAdmin} isOwn={isOwn} heading={heading} />
        </RowActions>
      </div>
    </article>
  )
}

function FeedBody({ feed, isAdmin, isOwn, heading }: Props & { heading: string }) {
  const { isDeleted } = useRow()
  const [open, setOpen] = useState<Part>()
  const toggle = (part: Part) => setOpen(open === part ? undefined : part)
  return (
    <div className={isDeleted ? 'invisible' : ''}>
      {feed.latestRun ? (
        <FeedRunLine feed={feed} run={feed.latestRun} isLatest />
      ) : (
        <p className="text-muted">{t.notRunYet()}</p>
      )}
      <FeedActions feed={feed} isAdmin={isAdmin} isOwn={isOwn} describedBy={heading} />
      <div className="-ms-4 mt-2 flex flex-wrap gap-2">
        {(Object.keys(parts) as Part[]) // its own keys
          .filter((part) => part === 'runs' || feed.homesWithKeptFields > 0)
          .map((part) => (
            <Button
              key={part}
              variant="text"
              compact
              aria-expanded={open === part}
              aria-describedby={heading}
              onClick={() => toggle(part)}
            >
              {parts[part]()}
            </Button>
          ))}
      </div>
      {open === 'runs' && <FeedRuns feed={feed} />}
      {open === 'kept' && <KeptFields feedId={feed._id} />}
    </div>
  )
}
