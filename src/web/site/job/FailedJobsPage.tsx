import { useInfiniteQuery } from '@tanstack/react-query'
import { now } from '#contract/clock'
import type { FailedJob } from '#contract/job'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/jobs'
import * as ui from '#messages/ui'
import { messageOf } from '../../platform/api/api-error.ts'
import { rowId } from '../../platform/api/pages.ts'
import { OwnPage } from '../../platform/session/OwnPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import type { Column } from '../../ui/list/Table.tsx'
import { TableList } from '../../ui/list/TableList.tsx'
import { ListedTime } from '../../ui/time/ListedTime.tsx'
import { failedJobs, useRetryJob } from './job.queries.ts'

const FailedJobsPage = () => (
  <OwnPage title={t.failedJobs()} lead={t.lead()}>
    {() => <Jobs />}
  </OwnPage>
)

export { FailedJobsPage as Component }

const Jobs = () => (
  <TableList
    list={useInfiniteQuery(failedJobs)}
    keyOf={rowId}
    noun={t.total}
    failed={t.failed()}
    empty={{ title: t.none() }}
    caption={t.failedJobs()}
    columns={columns()}
  />
)

const columns = (): Column<FailedJob>[] => [
  { name: t.jobColumn(), head: true, className: 'sm:w-[20%]', cell: ({ name }) => <p className="font-bold">{name}</p> },
  {
    name: t.lastAttempt(),
    className: 'sm:w-[20%]',
    cell: ({ failedAt, attempts }) => (
      <>
        <ListedTime at={failedAt} now={now()} />
        <p className="text-sm text-muted">{t.attempts({ count: attempts, shown: shownNumber(attempts) })}</p>
      </>
    ),
  },
  { name: t.why(), cell: ({ error }) => <p className="break-words">{error}</p> },
  { name: t.action(), bare: true, className: 'sm:w-40', cell: (job, headId) => <Retry job={job} headId={headId} /> },
]

function Retry({ job, headId }: { job: FailedJob; headId: string }) {
  const { mutate, isPending, isSuccess } = useRetryJob(job._id)
  const press = () =>
    mutate(undefined, {
      onSuccess: () => toast.success(t.tryingAgain()),
      onError: (error) => toast.failure(ui.somethingWrong(), { detail: messageOf(error) }),
    })
  return (
    <Button variant="quiet" compact busy={isPending} unavailable={isSuccess} onClick={press} aria-describedby={headId}>
      {ui.tryAgain()}
    </Button>
  )
}
