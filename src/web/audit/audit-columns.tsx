import { Link } from 'react-router'
import type { AuditEntry } from '#contract/audit'
import { BRAND } from '#contract/brand'
import { isolated } from '#contract/isolated'
import { paths } from '../navigation/paths.ts'
import { EmailText } from '../ui/EmailText.tsx'
import type { Column } from '../ui/list/Table.tsx'
import { EntryChanges } from './EntryChanges.tsx'
import { HistoryLink } from './HistoryLink.tsx'

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** An entry of the trail as an admin reads it. */
export const auditColumns: Column<AuditEntry>[] = [
  {
    name: 'When',
    className: 'sm:w-[15%]',
    cell: ({ _id, at }) => (
      <time id={`at-${_id}`} dateTime={at}>
        {format.format(new Date(at))}
      </time>
    ),
  },
  {
    name: 'Who',
    className: 'sm:w-[22%]',
    cell: ({ _id, actorEmail, actorName, requestId }) => (
      <>
        {actorEmail === undefined ? (
          <p>{`${BRAND} itself`}</p>
        ) : (
          <Actor id={`who-${_id}`} email={actorEmail} name={actorName} />
        )}
        {requestId && <p className="mt-1 text-xs text-muted">{`Request ${requestId}`}</p>}
      </>
    ),
  },
  {
    name: 'What',
    head: true,
    className: 'sm:w-[28%]',
    cell: (entry) => (
      <>
        <p id={`what-${entry._id}`} className="font-bold">{`${entry.subjectKind}: ${entry.action}`}</p>
        <p className="mt-0.5">
          <Subject entry={entry} />
        </p>
        <p className="mt-1 text-sm">
          <HistoryLink
            id={entry.subjectId}
            label={`History of ${isolated(titleOf(entry))}`}
            describedBy={`what-${entry._id} at-${entry._id} whose-${entry._id}`}
          >
            History
          </HistoryLink>
        </p>
      </>
    ),
  },
  { name: 'Before and after', cell: (entry) => <EntryChanges entry={entry} /> },
]

/** The acting user; without a name, the account has been deleted. */
const Actor = ({ id, email, name }: { id: string; email: string; name: string | undefined }) => (
  <>
    {name !== undefined && (
      <p>
        <Link to={paths.usersFound(email)} aria-describedby={id} className="link">
          {name}
        </Link>
      </p>
    )}
    <p id={id} className="text-sm">
      <EmailText email={email} />
    </p>
  </>
)

/** The subject of an entry with a link to it; plain text once it is deleted. */
function Subject({ entry }: { entry: AuditEntry }) {
  const { _id, propertyId, userEmail } = entry
  if (propertyId === undefined && userEmail === undefined) return titleOf(entry)
  return (
    <>
      <Link
        to={propertyId ? paths.propertyDetails(propertyId) : paths.usersFound(userEmail ?? '')}
        aria-describedby={`what-${_id} at-${_id} whose-${_id}`}
        className="link"
      >
        {titleOf(entry)}
      </Link>
      {/* Two people may have one name. */}
      <span id={`whose-${_id}`} hidden>
        {userEmail}
      </span>
    </>
  )
}

const titleOf = ({ subjectTitle = 'deleted' }: AuditEntry): string => subjectTitle
