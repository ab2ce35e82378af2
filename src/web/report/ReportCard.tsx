import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { now } from '#contract/clock'
import { isolated } from '#contract/isolated'
import { personName } from '#contract/person-name'
import type { Report } from '#contract/report'
import * as t from '#messages/report'
import { somethingWrong } from '#messages/ui'
import { messageOf } from '../platform/api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { Fold } from '../ui/Fold.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { ListedTime } from '../ui/time/ListedTime.tsx'
import { Party } from './Party.tsx'
import { reportedMessages, useDismiss } from './report.queries.ts'

export function ReportCard({ report }: { report: Report }) {
  const heading = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { mutate: dismiss, isPending, isSuccess: isDismissed } = useDismiss(report._id)
  const reporter = report[report.reportedBy]
  return (
    <article
      aria-labelledby={heading}
      className={`rounded-card border border-line bg-surface p-5 sm:p-6 ${isDismissed ? 'opacity-60' : ''}`}
    >
      <h3 id={heading} className="title-card">
        <bdi>{report.propertyTitle}</bdi>
      </h3>
      <p className="mt-1 text-sm text-muted">
        <TextWithParts
          text={t.reportedByPart({ name: isolated(personName(reporter.name)), part: partOf(report.reportedBy) })}
          parts={{ time: () => <ListedTime at={report.createdAt} now={now()} /> }}
        />
      </p>
      <Fold describedBy={heading} className="mt-3">
        {report.reason}
      </Fold>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Party part="buyer" party={report.buyer} />
        <Party part="agent" party={report.agent} />
      </p>
      {isDismissed ? (
        <p className="mt-4 font-semibold">{t.dismissed()}</p>
      ) : (
        <>
          {isOpen && <ReportedMessages report={report} />}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              compact
              variant="quiet"
              aria-describedby={heading}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t.hideConversation() : t.readConversation()}
            </Button>
            <Button
              compact
              aria-describedby={heading}
              busy={isPending}
              onClick={() =>
                dismiss(undefined, {
                  onError: (error) => toast.failure(somethingWrong(), { detail: messageOf(error) }),
                })
              }
            >
              {t.dismiss()}
            </Button>
          </div>
        </>
      )}
    </article>
  )
}

function ReportedMessages({ report }: { report: Report }) {
  const list = useInfiniteQuery(reportedMessages(report._id))
  const messages = list.data?.pages.flatMap(({ rows }) => rows).reverse()
  if (list.isError && !messages) {
    return (
      <FailedState onRetry={() => void list.refetch()} busy={list.isFetching}>
        {t.conversationFailed()}
      </FailedState>
    )
  }
  if (!messages) return <Skeleton className="mt-4 h-32" />
  return (
    <div className="mt-4 border-t border-line pt-4">
      {list.hasNextPage && (
        <Button compact variant="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t.showOlder()}
        </Button>
      )}
      <ol className="mt-3 grid gap-4">
        {messages.map(({ _id, by, text, createdAt }) => (
          <li key={_id}>
            <p id={`by-${_id}`} className="text-sm text-muted">
              <TextWithParts
                text={t.messageBy({ name: personName(report[by].name), part: partOf(by) })}
                parts={{
                  who: (words) => (
                    <span className="font-semibold text-ink">
                      <bdi>{words}</bdi>
                    </span>
                  ),
                  time: () => <ListedTime at={createdAt} now={now()} />,
                }}
              />
            </p>
            <Fold describedBy={`by-${_id}`}>{text}</Fold>
          </li>
        ))}
      </ol>
    </div>
  )
}

const partOf = (part: Report['reportedBy']) => (part === 'buyer' ? part : 'other')
