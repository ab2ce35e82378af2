import { useInfiniteQuery } from '@tanstack/react-query'
import * as t from '#messages/report'
import { EvidenceOf } from '../evidence/Evidence.tsx'
import { rowId } from '../platform/api/pages.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { drawings } from '../ui/list/drawings.ts'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { List } from '../ui/list/List.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { HomeReportCard } from './HomeReportCard.tsx'
import { ReportCard } from './ReportCard.tsx'
import { openHomeReports, openReports } from './report.queries.ts'

const ReportsPage = () => (
  <OwnPage title={t.title()} lead={t.lead()}>
    {() => <Reports />}
  </OwnPage>
)

export { ReportsPage as Component }

function Reports() {
  const { isPending } = useInfiniteQuery(openHomeReports)
  return (
    <div className="grid gap-12">
      <section aria-labelledby="homes">
        <h2 id="homes" className="title-card mb-4">
          {t.reportedHomes()}
        </h2>
        <HomeReports />
      </section>
      {!isPending && (
        <section aria-labelledby="conversations">
          <h2 id="conversations" className="title-card mb-4">
            {t.reportedConversations()}
          </h2>
          <ConversationReports />
        </section>
      )}
    </div>
  )
}

function HomeReports() {
  const list = useInfiniteQuery(openHomeReports)
  return (
    <List
      list={list}
      keyOf={rowId}
      noun={t.homeReports}
      failed={t.homesFailed()}
      empty={<EmptyState drawing={drawings.reports} title={t.noHomes()} />}
    >
      {(reports) =>
        reports ? (
          <EvidenceOf ids={[...new Set(reports.flatMap(({ propertyId }) => propertyId ?? []))]}>
            <div className="grid gap-5">
              {reports.map((report) => (
                <HomeReportCard key={report._id} report={report} />
              ))}
            </div>
          </EvidenceOf>
        ) : (
          <Skeleton className="h-48" />
        )
      }
    </List>
  )
}

function ConversationReports() {
  const list = useInfiniteQuery(openReports)
  return (
    <List
      list={list}
      keyOf={rowId}
      noun={t.reports}
      failed={t.failed()}
      empty={<EmptyState drawing={drawings.reports} title={t.none()} />}
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
