import { useId } from 'react'
import { Link } from 'react-router'
import { type Viewing, viewingApi } from '#contract/viewing'
import type { ViewingSide } from '#contract/viewing-status'
import { isNotThere } from '../api/api-error.ts'
import { DownloadButton } from '../export/DownloadButton.tsx'
import { paths } from '../navigation/paths.ts'
import { EmailText } from '../ui/EmailText.tsx'
import { Fold } from '../ui/Fold.tsx'
import { RowActions } from '../ui/rows/RowActions.tsx'
import { ViewingActions } from './ViewingActions.tsx'
import { ViewingBadge } from './ViewingBadge.tsx'
import { ViewingTime } from './ViewingTime.tsx'
import { whatFollows } from './what-follows.ts'

type Props = { viewing: Viewing; side: ViewingSide }

/** One viewing: of which home, when, with whom, how it stands, and what may be done about it. */
export function ViewingRow({ viewing, side }: Props) {
  const heading = useId()
  const { propertyId, title, location, note, status } = viewing
  const [name, email] =
    side === 'agent' ? [viewing.buyerName, viewing.buyerEmail] : [viewing.agentName, viewing.agentEmail]
  return (
    <article aria-labelledby={heading} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={heading} className="title-card">
          {propertyId ? (
            <Link to={paths.propertyDetails(propertyId)} className="hover:text-brand hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <ViewingBadge status={status} />
      </div>
      <p className="mt-1 text-sm text-muted">{location}</p>
      <p className="mt-3">
        <ViewingTime viewing={viewing} />
      </p>
      <p className="mt-2 text-sm">
        With <span className="font-semibold">{name}</span>, <EmailText email={email} />
      </p>
      {note && (
        <Fold lines={6} describedBy={heading} className="mt-2 text-sm">
          {`“${note}”`}
        </Fold>
      )}
      <p className="mt-2 text-sm text-muted">{whatFollows(viewing, side)}</p>
      <RowActions isGone={isNotThere} describedBy={heading} className="mt-4 flex flex-wrap items-center gap-2">
        <ViewingActions viewing={viewing} side={side} />
        {viewing.status === 'accepted' && (
          <DownloadButton
            endpoint={viewingApi.calendar}
            params={{ id: viewing._id }}
            failed="The calendar file could not be downloaded."
            describedBy={heading}
            compact
          >
            Add to calendar
          </DownloadButton>
        )}
      </RowActions>
    </article>
  )
}
