import { useState } from 'react'
import type { Property, PropertyStatus } from '#contract/property'
import { mayBeDeleted, propertyCan } from '#contract/property-moves'
import { isNotThere } from '../../api/api-error.ts'
import { RowAction, RowActions } from '../../ui/rows/RowActions.tsx'
import { RowDelete } from '../../ui/rows/RowDelete.tsx'
import { useDeleteProperty } from './listing.queries.ts'
import { ReasonField } from './ReasonField.tsx'
import { useDecision } from './use-decision.ts'

type Props = { property: Property; describedBy: string }

/**
 * What an admin may do with a listing: verify or reject a pending one, at once, and delete an unsold one after a question. Both
 * decisions show the same message. The reason is the agent's to read, and may be left out.
 */
export function Decision({ property, describedBy }: Props) {
  const decide = useDecision(property._id)
  const { mutateAsync: remove } = useDeleteProperty(property._id)
  const [reason, setReason] = useState('')
  const deciding = (status: PropertyStatus) => async () => {
    await decide(status, (status === 'rejected' && reason.trim()) || undefined)
    return 'Property Verified Successfully by Admin.'
  }
  return (
    <RowActions isGone={isNotThere} describedBy={describedBy} className="grid gap-3">
      <ReasonField property={property} typed={reason} onType={setReason} />
      <div className="flex flex-wrap gap-2">
        <RowAction name="Verify" compact available={propertyCan('verify', property)} act={deciding('verified')} />
        <RowAction
          name="Reject"
          variant="quiet"
          compact
          available={propertyCan('reject', property)}
          act={deciding('rejected')}
        />
        <RowDelete compact available={mayBeDeleted(property)} remove={() => remove()} />
      </div>
    </RowActions>
  )
}
