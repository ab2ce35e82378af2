import type { Viewing } from '#contract/viewing'
import { type ViewingMove, type ViewingSide, viewingCan } from '#contract/viewing-status'
import { RowAction } from '../ui/rows/RowActions.tsx'
import { useRowChange } from '../ui/rows/row-change.ts'
import { ConfirmWithReason } from './ConfirmWithReason.tsx'
import { ProposeTime } from './ProposeTime.tsx'
import { useCancelViewing, useMoveViewing } from './queries/viewing.queries.ts'

/** What this side may do now, by the table of moves; nothing once it has begun. */
export function ViewingActions({ viewing, side }: { viewing: Viewing; side: ViewingSide }) {
  const { mutateAsync: move } = useMoveViewing(viewing._id)
  const { mutateAsync: cancel } = useCancelViewing(viewing._id)
  const showChange = useRowChange<Viewing>(viewing._id)
  const may = (wanted: ViewingMove) => viewingCan(wanted, viewing, side) && Date.parse(viewing.startsAt) > Date.now()
  const closedWhy = side === 'agent' ? 'byAgent' : 'byBuyer'
  const other = side === 'agent' ? viewing.buyerName : viewing.agentName
  const accept = async () => {
    await move({ status: 'accepted' })
    showChange({ status: 'accepted' })
    return 'The viewing is agreed on.'
  }
  const decline = async () => {
    await move({ status: 'declined' })
    showChange({ status: 'declined', closedWhy })
    return 'The viewing is declined.'
  }
  const callOff = async () => {
    await cancel(undefined)
    showChange({ status: 'cancelled', closedWhy })
    return 'The viewing is cancelled.'
  }
  return (
    <>
      {may('accept') && <RowAction name="Accept" compact available act={accept} />}
      {may('propose') && viewing.propertyId && <ProposeTime viewing={viewing} propertyId={viewing.propertyId} />}
      {may('decline') && (
        <ConfirmWithReason
          name="Decline"
          confirm="Yes, decline it"
          words={`${other} is told, and the time is free again.`}
          act={decline}
        />
      )}
      {may('cancel') && (
        <ConfirmWithReason
          name="Cancel viewing"
          confirm="Yes, cancel it"
          words={`${other} is told that you won’t meet.`}
          act={callOff}
        />
      )}
    </>
  )
}
