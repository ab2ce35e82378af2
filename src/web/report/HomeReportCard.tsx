import { useId, useState } from 'react'
import { Link } from 'react-router'
import { now } from '#contract/clock'
import { HOME_REPORT_REASONS, type HomeReport, type HomeReportDecision } from '#contract/home-report'
import { isolated } from '#contract/isolated'
import { personName } from '#contract/person-name'
import * as t from '#messages/report'
import { Reasons } from '../evidence/Evidence.tsx'
import { isNotThere } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useDraftText } from '../platform/session/use-draft.ts'
import { Fold } from '../ui/Fold.tsx'
import { Field } from '../ui/form/Field.tsx'
import { RowAction, RowActions } from '../ui/rows/RowActions.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { ListedTime } from '../ui/time/ListedTime.tsx'
import { Party } from './Party.tsx'
import { useDecideHomeReport } from './report.queries.ts'

const outcomes: Record<HomeReportDecision, { note: () => string; announced: () => string }> = {
  dismissed: { note: t.noProblem, announced: t.noProblemNote },
  rejected: { note: t.homeRejected, announced: t.homeRejectedNote },
  fraud: { note: t.agentIsFraud, announced: t.agentIsFraudNote },
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
    return outcomes[status].announced()
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
            <bdi>{propertyTitle}</bdi>
          </Link>
        ) : (
          <bdi>{propertyTitle}</bdi>
        )}
      </h3>
      <p className="mt-1 text-sm text-muted">
        <TextWithParts
          text={t.reportedBy({ name: isolated(personName(reporter.name)) })}
          parts={{ time: () => <ListedTime at={report.createdAt} now={now()} /> }}
        />
        {!propertyId && <span>{t.homeRemoved()}</span>}
      </p>
      <p className="mt-3 font-semibold">{HOME_REPORT_REASONS[report.reason]()}</p>
      <Fold describedBy={heading} className="mt-1">
        {report.text}
      </Fold>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Party part="other" party={reporter} />
        <Party part="agent" party={agent} />
      </p>
      {propertyId && <Reasons id={propertyId} describedBy={heading} className="mt-3" />}
      {canReject && !decided && (
        <Field
          label={t.reason()}
          placeholder={t.reasonHint()}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className="mt-4 max-w-xl"
        />
      )}
      <div className="mt-4">
        <RowActions isGone={isNotThere} describedBy={heading} note={decided && outcomes[decided].note()}>
          <RowAction name={t.noProblem()} compact available={!decided} act={deciding('dismissed')} />
          <RowAction
            name={t.rejectHome()}
            variant="quiet"
            compact
            available={canReject && !decided}
            act={deciding('rejected')}
          />
          <RowAction
            name={t.makeFraud()}
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
