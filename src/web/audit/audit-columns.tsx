import { Link } from 'react-router'
import { type AuditEntry, DELETED_ACTOR } from '#contract/audit'
import { brandName } from '#contract/brand'
import { now } from '#contract/clock'
import { formattedDate } from '#contract/formatted-date'
import { isolated } from '#contract/isolated'
import * as t from '#messages/audit'
import { paths } from '../platform/navigation/paths.ts'
import type { Column } from '../ui/list/Table.tsx'
import { ListedTime } from '../ui/time/ListedTime.tsx'
import { kindName, sentenceOf } from './audit-words.ts'
import { EntryChanges } from './EntryChanges.tsx'
import { HistoryLink } from './HistoryLink.tsx'

export const auditColumns = (): Column<AuditEntry>[] => [
  {
    name: t.when(),
    className: 'sm:w-[18%]',
    cell: ({ at }) => <ListedTime at={at} now={now()} />,
  },
  {
    name: t.whatHappened(),
    head: true,
    className: 'sm:w-[42%]',
    cell: (entry) => (
      <>
        <p id={`what-${entry._id}`} className="font-semibold">
          {sentenceOf(entry).map((part) => (
            <Part key={part} part={part} entry={entry} />
          ))}
        </p>
        <div className="mt-1 flex flex-wrap items-baseline gap-x-5 text-sm">
          <HistoryLink
            id={entry.subjectId}
            label={t.historyOf({ title: isolated(titleOf(entry)) })}
            describedBy={describing(entry)}
          >
            {t.history()}
          </HistoryLink>
          <Identifiers entry={entry} />
        </div>
      </>
    ),
  },
  { name: t.beforeAndAfter(), cell: (entry) => <EntryChanges entry={entry} /> },
]

function Part({ part, entry }: { part: string; entry: AuditEntry }) {
  if (part === '{actor}') return <Actor entry={entry} />
  if (part === '{subject}') return <Subject entry={entry} />
  return <span>{part}</span>
}

function Actor({ entry: { _id, actorEmail, actorName } }: { entry: AuditEntry }) {
  if (actorEmail === undefined) return <span>{brandName()}</span>
  if (actorName === undefined) return <bdi>{actorEmail.startsWith(DELETED_ACTOR) ? t.deletedActor() : actorEmail}</bdi>
  return (
    <Link to={paths.usersFound(actorEmail)} aria-describedby={`by-${_id}`} className="link">
      <bdi>{actorName}</bdi>
    </Link>
  )
}

function Subject({ entry }: { entry: AuditEntry }) {
  const { propertyId, userEmail } = entry
  const title = <bdi>{titleOf(entry)}</bdi>
  if (propertyId === undefined && userEmail === undefined) return title
  return (
    <Link
      to={propertyId ? paths.propertyDetails(propertyId) : paths.usersFound(userEmail ?? '')}
      aria-describedby={describing(entry)}
      className="link"
    >
      {title}
    </Link>
  )
}

const gone: Record<AuditEntry['subjectKind'], () => string> = {
  property: t.deletedHome,
  offer: t.deletedHome,
  payment: t.deletedHome,
  review: t.deletedHome,
  conversation: t.deletedHome,
  user: t.deletedUser,
  import: t.aFile,
  feed: t.deletedFeed,
  brand: brandName,
}

const titleOf = ({ subjectKind, subjectTitle = gone[subjectKind]() }: AuditEntry): string => subjectTitle

/**
 * Returns the ids of elements that describe an entry's link (`aria-describedby`), because users may have equal names,
 * and homes deleted in the same minute equal titles.
 */
const describing = ({ _id }: AuditEntry): string => `what-${_id} moment-${_id} to-${_id}`

const Identifiers = ({
  entry: { _id, at, actorEmail, subjectKind, subjectId, userEmail, requestId },
}: {
  entry: AuditEntry
}) => (
  <details className="min-w-0 text-muted">
    <summary aria-describedby={`what-${_id}`} className="cursor-pointer py-0.5 underline hover:text-brand">
      {t.details()}
    </summary>
    <ul className="mt-1 grid gap-0.5 font-normal wrap-anywhere">
      <li id={`moment-${_id}`}>{formattedDate(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })}</li>
      {actorEmail !== undefined && <li id={`by-${_id}`}>{t.by({ email: actorEmail })}</li>}
      {userEmail !== undefined && <li id={`to-${_id}`}>{t.to({ email: userEmail })}</li>}
      <li>{`${kindName(subjectKind)} ${subjectId}`}</li>
      {requestId !== undefined && <li>{t.request({ id: requestId })}</li>}
    </ul>
  </details>
)
