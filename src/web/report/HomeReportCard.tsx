import { useId, useState } from 'react'
import { Link } from 'react-router'
import { now } from '#contract/clock'
import { HOME_REPORT_REASONS, type HomeReport, type HomeReportDecision } from '#contract/home-report'
import { isolated } from '#contract/isolated'
import { Reasons } from '../evidence/Evidence.tsx'
import { isNotThere } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useDraftText } from '../platform/session/use-draft.ts'
import { Fold } from '../ui/Fold.tsx'
import { Field } from '../ui/form/Field.tsx'
import { RowAction, RowActions } from '../ui/rows/RowActions.tsx'
import { ListedTime } from '../ui/time/ListedTime.tsx'
import { Party } from './Party.tsx'
import { useDecideHomeReport } from './report.queries.ts'

const outcomes: Record<HomeReportDecision, string> = {
  dismissed: 'No problem',
  rejected: 'The home is rejected',
  fraud: 'The agent is marked as fraud',
}

export function HomeReportCard({ report }: { report: HomeReport }) {
  const heading = useId()
  const { propertyId, propertyTitle, reporter, agent, status, sold } = report
  const { mutateAsync: decide } = useDecideHomeReport(report._id)
  const [reason, setReason] = useDraftText(`homeReport:${report._id}`)
  const [decided, setDecided] = useState<HomeReportDecision>()
  const deciding = (status: HomeReportDecision) => async () => {
    await decide(status === 'rejected' ? { status, reason: reason.trim() || undefined } : { status })
    setReason('')
    setDecided(status)
    return `${outcomes[status]}.`
  }
  const canReject = status === 'verified' && sold === false
  return (
    <article
      data-row
      aria-labelledby={heading}
      className={`rounded-card border border-line bg-surface p-5 sm:p-6 ${decided ? 'opacity-60' : ''}`}
    >
      <h3 id={heading} className="title-card">
        {propertyId ? (
          <Link to={paths.propertyDetails(propertyId)} className="hover:text-brand hover:underline">
            {propertyTitle}
          </Link>
        ) : (
          propertyTitle
        )}
      </h3>
      <p className="mt-1 text-sm text-muted">
        <span>{`Reported by ${isolated(reporter.name)}, `}</span>
        <ListedTime at={report.createdAt} now={now()} />
        {!propertyId && <span> · The home was removed.</span>}
      </p>
      <p className="mt-3 font-semibold">{HOME_REPORT_REASONS[report.reason]}</p>
      <Fold describedBy={heading} className="mt-1">
        {report.text}
      </Fold>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Party part="Reporter" party={reporter} />
        <Party part="Agent" party={agent} />
      </p>
      {propertyId && <Reasons id={propertyId} describedBy={heading} className="mt-3" />}
      {canReject && !decided && (
        <Field
          label="Reason"
          placeholder="If you reject it: its agent reads this"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className="mt-4 max-w-xl"
        />
      )}
      <div className="mt-4">
        <RowActions isGone={isNotThere} describedBy={heading} note={decided && outcomes[decided]}>
          <RowAction name="No problem" compact available={!decided} act={deciding('dismissed')} />
          <RowAction
            name="Reject home"
            variant="quiet"
            compact
            available={canReject && !decided}
            act={deciding('rejected')}
          />
          <RowAction
            name="Make Fraud"
            variant="quiet"
            compact
            available={agent.email !== undefined && !decided}
            act={deciding('fraud')}
          />
        </RowActions>
      </div>
    </article>
  )
}
