import type { AuditEntry } from '#contract/audit'
import { isolated } from '#contract/isolated'
import { directionOf, readersLanguage } from '#contract/language'
import * as t from '#messages/audit'
import { useMoney } from '../platform/api/use-money.ts'
import { Fold } from '../ui/Fold.tsx'
import { isKind, kindName } from './audit-words.ts'
import { changesOf } from './changes.ts'
import { HistoryLink } from './HistoryLink.tsx'

const ARROW = { ltr: ' → ', rtl: ' ← ' }
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Lists the changed values. A value that is an id belongs to an offer or payment for the entry's home, and is shown as
 * the home's title.
 */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry, useMoney().cents)
  if (changes.length === 0) return <p className="text-muted">{t.noDetails()}</p>
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {changes.map(({ name, field, before, after }) => (
        <div key={name} className="flex max-w-full flex-wrap gap-x-1.5">
          <dt className="text-muted">{`${field}:`}</dt>
          <dd>
            <Fold lines={6}>
              {before !== undefined && (
                <del className={after === undefined ? 'no-underline' : 'text-muted'}>{before}</del>
              )}
              {before !== undefined && after !== undefined && (
                <span aria-hidden="true">{ARROW[directionOf(readersLanguage())]}</span>
              )}
              {after !== undefined && (
                <ins className="font-semibold no-underline">
                  {ID.test(after) ? <Part id={after} name={name} title={entry.subjectTitle} /> : after}
                </ins>
              )}
            </Fold>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type PartProps = { id: string; name: string; title: string | undefined }

const Part = ({ id, name, title }: PartProps) => (
  <HistoryLink
    id={id}
    label={title && isKind(name) ? t.historyOfPart({ kind: kindName(name), title: isolated(title) }) : undefined}
  >
    {title ?? id}
  </HistoryLink>
)
