import { useInfiniteQuery } from '@tanstack/react-query'
import { now } from '#contract/clock'
import type { FailedJob } from '#contract/job'
import { messageOf } from '../platform/api/api-error.ts'
import { rowId } from '../platform/api/pages.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { howMany } from '../ui/list/how-many.ts'
import type { Column } from '../ui/list/Table.tsx'
import { TableList } from '../ui/list/TableList.tsx'
import { ListedTime } from '../ui/time/ListedTime.tsx'
import { failedJobs, useRetryJob } from './job.queries.ts'

const FailedJobsPage = () => (
  <OwnPage
    title="Failed jobs"
    lead="Background work, such as mails, that failed after many attempts. Jobs stay here for 30 days."
  >
    {() => <Jobs />}
  </OwnPage>
)

export { FailedJobsPage as Component }

const Jobs = () => (
  <TableList
    list={useInfiniteQuery(failedJobs)}
    keyOf={rowId}
    noun={['job', 'jobs']}
    failed="The jobs could not be loaded."
    empty={{ title: 'No failed jobs.' }}
    caption="Failed jobs"
    columns={columns}
  />
)

const columns: Column<FailedJob>[] = [
  { name: 'Job', head: true, className: 'sm:w-[20%]', cell: ({ name }) => <p className="font-bold">{name}</p> },
  {
    name: 'Last attempt',
    className: 'sm:w-[20%]',
    cell: ({ failedAt, attempts }) => (
      <>
        <ListedTime at={failedAt} now={now()} />
        <p className="text-sm text-muted">{howMany(attempts, ['attempt', 'attempts'])}</p>
      </>
    ),
  },
  { name: 'Why', cell: ({ error }) => <p className="break-words">{error}</p> },
  { name: 'Action', bare: true, className: 'sm:w-40', cell: (job, headId) => <Retry job={job} headId={headId} /> },
]

function Retry({ job, headId }: { job: FailedJob; headId: string }) {
  const { mutate, isPending, isSuccess } = useRetryJob(job._id)
  const press = () =>
    mutate(undefined, {
      onSuccess: () => toast.success('Trying again.'),
      onError: (error) => toast.failure('Something is Wrong!', { detail: messageOf(error) }),
    })
  return (
    <Button variant="quiet" compact busy={isPending} disabled={isSuccess} onClick={press} aria-describedby={headId}>
      Try again
    </Button>
  )
}
