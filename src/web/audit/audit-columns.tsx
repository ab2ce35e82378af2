import { Link } from 'react-router'
import type { AuditEntry } from '#contract/audit'
import { paths } from '../app/paths.ts'
import type { Column } from '../ui/Table.tsx'
import { changesOf } from './changes.ts'

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** An entry of the trail as an admin reads it. */
export const auditColumns: Column<AuditEntry>[] = [
  {
    name: 'When',
    className: 'sm:w-[17%]',
    cell: ({ at }) => <time dateTime={at}>{format.format(new Date(at))}</time>,
  },
  {
    name: 'Who',
    className: 'sm:w-[22%]',
    cell: ({ actorEmail, requestId }) => (
      <>
        <p>{actorEmail ?? 'KeyHaven itself'}</p>
        {requestId && <p className="mt-1 text-xs text-muted">{`Request ${requestId}`}</p>}
      </>
    ),
  },
  {
    name: 'What',
    head: true,
    className: 'sm:w-[24%]',
    cell: ({ action, subjectKind, subjectId }) => (
      <>
        <p className="font-bold">{`${subjectKind}: ${action}`}</p>
        <Link
          to={{ pathname: paths.auditTrail, search: `${new URLSearchParams({ subject: subjectId })}` }}
          className="mt-1 inline-block text-xs wrap-anywhere text-muted underline hover:text-brand"
        >
          {subjectId}
        </Link>
      </>
    ),
  },
  { name: 'Before and after', cell: (entry) => <Changes entry={entry} /> },
]

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry)
  if (changes.length === 0) return <p className="text-muted">Nothing more was written down.</p>
  return (
    <dl className="grid gap-1.5 text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="me-1.5 inline text-muted">{`${field}:`}</dt>
          <dd className="inline">
            {before !== undefined && (
              <del className={after === undefined ? 'no-underline' : 'text-muted'}>{before}</del>
            )}
            {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
            {after !== undefined && <ins className="font-semibold no-underline">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
