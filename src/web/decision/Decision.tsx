import type { Property, PropertyStatus } from '#contract/property'
import { mayBeDeleted, propertyCan } from '#contract/property-status'
import * as t from '#messages/decision'
import { isNotThere } from '../platform/api/api-error.ts'
import { useDraftText } from '../platform/session/use-draft.ts'
import { useDeleteProperty } from '../property/listing.queries.ts'
import { RowAction, RowActions } from '../ui/rows/RowActions.tsx'
import { RowDelete } from '../ui/rows/RowDelete.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useDecision } from './use-decision.ts'

type Props = { property: Property; describedBy: string }

/**
 * The buttons of an admin's decision. Verifying and rejecting need no confirmation, deleting does. Both decisions show
 * the same message. The agent sees the optional reason.
 */
export function Decision({ property, describedBy }: Props) {
  const decide = useDecision(property._id)
  const { mutateAsync: remove } = useDeleteProperty(property._id)
  const [reason, setReason] = useDraftText(`decision:${property._id}`)
  const deciding = (status: PropertyStatus) => async () => {
    await decide(status, (status === 'rejected' && reason.trim()) || undefined)
    setReason('')
    return t.done()
  }
  return (
    <RowActions isGone={isNotThere} describedBy={describedBy} className="grid gap-2">
      <ReasonField property={property} typed={reason} onType={setReason} />
      <div className="flex flex-wrap gap-2">
        <RowAction name={t.verify()} compact available={propertyCan('verify', property)} act={deciding('verified')} />
        <RowAction
          name={t.reject()}
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
