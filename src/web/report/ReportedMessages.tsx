import { useInfiniteQuery } from '@tanstack/react-query'
import type { Report } from '#contract/report'
import { Button } from '../ui/Button.tsx'
import { Fold } from '../ui/Fold.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { shownMoment } from '../ui/time/format.ts'
import { reportedMessages } from './report.queries.ts'

/** The messages at the time of the report, the newest last. */
export function ReportedMessages({ report }: { report: Report }) {
  const list = useInfiniteQuery(reportedMessages(report._id))
  const messages = list.data?.pages.flatMap(({ rows }) => rows).reverse()
  if (list.isError && !messages) {
    return (
      <FailedState onRetry={() => void list.refetch()} busy={list.isFetching}>
        The conversation could not be loaded.
      </FailedState>
    )
  }
  if (!messages) return <Skeleton className="mt-4 h-32" />
  return (
    <div className="mt-4 border-t border-line pt-4">
      {list.hasNextPage && (
        <Button compact variant="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show older messages
        </Button>
      )}
      <ol className="mt-3 grid gap-4">
        {messages.map(({ _id, by, text, createdAt }) => (
          <li key={_id}>
            <p id={`by-${_id}`} className="text-sm text-muted">
              <span className="font-semibold text-ink">
                <bdi>{report[by].name}</bdi>
              </span>
              <span>{` (${by}), `}</span>
              <time dateTime={createdAt}>{shownMoment(createdAt)}</time>
            </p>
            <Fold describedBy={`by-${_id}`}>{text}</Fold>
          </li>
        ))}
      </ol>
    </div>
  )
}
