import { useId, useState } from 'react'
import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Report } from '#contract/report'
import { messageOf } from '../api/api-error.ts'
import { paths } from '../navigation/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Fold } from '../ui/Fold.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { shownMoment } from '../ui/time/format.ts'
import { ReportedMessages } from './ReportedMessages.tsx'
import { useDismiss } from './report.queries.ts'

/** A report: its parties and reason, the conversation on demand, and the decision. */
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
      <h2 id={heading} className="title-card">
        {report.propertyTitle}
      </h2>
      <p className="mt-1 text-sm text-muted">
        <span>{`Reported by ${isolated(reporter.name)} (${report.reportedBy}), `}</span>
        <time dateTime={report.createdAt}>{shownMoment(report.createdAt)}</time>
      </p>
      <Fold describedBy={heading} className="mt-3">
        {report.reason}
      </Fold>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Party part="Buyer" party={report.buyer} />
        <Party part="Agent" party={report.agent} />
      </p>
      {isDismissed ? (
        <p className="mt-4 font-semibold">Dismissed</p>
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
              {isOpen ? 'Hide the conversation' : 'Read the conversation'}
            </Button>
            <Button
              compact
              aria-describedby={heading}
              busy={isPending}
              onClick={() =>
                dismiss(undefined, {
                  onError: (error) => toast.failure('Something is Wrong!', { detail: messageOf(error) }),
                })
              }
            >
              Dismiss
            </Button>
          </div>
        </>
      )}
    </article>
  )
}

/** Leads to where something may be done about the person. */
const Party = ({ part, party: { name, email } }: { part: string; party: Report['buyer'] }) => (
  <span>
    <span>{`${part}: `}</span>
    {email ? (
      <Link to={paths.usersFound(email)} className="link">
        <bdi>{name}</bdi>
      </Link>
    ) : (
      <bdi>{name}</bdi>
    )}
  </span>
)
