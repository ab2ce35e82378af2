import { useState } from 'react'
import type { Property } from '#contract/property'
import { propertyCan } from '#contract/property-status'
import * as t from '#messages/decision'
import { Fold } from '../ui/Fold.tsx'
import { Field, ReadOnlyField } from '../ui/form/Field.tsx'
import { useRow } from '../ui/rows/RowActions.tsx'

type Props = { property: Property; typed: string; onType: (reason: string) => void }

/**
 * Reserves its space, so that no button moves: a reason being typed stays on one line, a stored one is shown in full.
 */
export function ReasonField({ property, typed, onType }: Props) {
  const { isDeleted } = useRow()
  const { rejectionReason } = property
  const isPending = propertyCan('reject', property)
  const [wasPending] = useState(isPending)
  if (isPending && !isDeleted) {
    return (
      <Field
        label={t.reason()}
        placeholder={t.ifReject()}
        maxLength={500}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className={IN_ONE_LINE}
      />
    )
  }
  const isRead = rejectionReason && !isDeleted
  if (!rejectionReason && !wasPending) return null
  return (
    <div inert={!isRead} style={isRead ? undefined : { visibility: 'hidden' }}>
      {wasPending ? (
        <ReadOnlyField label={t.reason()} value={rejectionReason ?? ''} className={IN_ONE_LINE} />
      ) : (
        <Reason>{rejectionReason}</Reason>
      )}
    </div>
  )
}

const IN_ONE_LINE =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 [&>label]:mb-0 [&>div]:col-span-2 [&>input]:min-h-11'

const Reason = ({ children }: { children: string | undefined }) => (
  <dl className="text-sm">
    <dt className="font-semibold">{t.reason()}</dt>
    <dd className="mt-1 text-muted">
      <Fold lines={6}>{children}</Fold>
    </dd>
  </dl>
)
