import { useInfiniteQuery } from '@tanstack/react-query'
import { rowId } from '../api/pages.ts'
import { OwnPage } from '../session/OwnPage.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { List } from '../ui/list/List.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ReportCard } from './ReportCard.tsx'
import { openReports } from './report.queries.ts'

/** /dashboard/reports: conversations that one of their people has shown to the admins. */
const ReportsPage = () => (
  <OwnPage
    title="Reported conversations"
    lead="You can read them until you decide. Each time is recorded in the audit trail."
  >
    {() => <Reports />}
  </OwnPage>
)

export { ReportsPage as Component }

function Reports() {
  const list = useInfiniteQuery(openReports)
  return (
    <List
      list={list}
      keyOf={rowId}
      noun={['report', 'reports']}
      failed="The reports could not be loaded."
      empty={<EmptyState drawing="reports" title="No reports to decide." />}
    >
      {(reports) =>
        reports ? (
          <div className="grid gap-5">
            {reports.map((report) => (
              <ReportCard key={report._id} report={report} />
            ))}
          </div>
        ) : (
          <Skeleton className="h-48" />
        )
      }
    </List>
  )
}
