import { useState } from 'react'
import { type Property, propertyCan } from '#contract/property'
import { Field } from '../ui/Field.tsx'
import { ReadOnlyField } from '../ui/ReadOnlyField.tsx'
import { useRow } from '../ui/RowActions.tsx'

type Props = { property: Property; typed: string; onType: (reason: string) => void }

/** Why a home is rejected: typed while it is pending, read afterwards. What was there leaves its place, so that no button moves. */
export function ReasonField({ property, typed, onType }: Props) {
  const { isDeleted } = useRow()
  const { rejectionReason } = property
  const isPending = propertyCan('reject', property)
  const [keepsPlace] = useState(isPending || rejectionReason !== undefined)
  if (isPending && !isDeleted) {
    return (
      <Field
        label="Reason"
        placeholder="If you reject it"
        maxLength={500}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    )
  }
  const isRead = rejectionReason && !isDeleted
  if (!isRead && !keepsPlace) return null
  return (
    <div inert={!isRead} style={isRead ? undefined : { visibility: 'hidden' }}>
      <ReadOnlyField label="Reason" value={rejectionReason ?? ''} />
    </div>
  )
}
