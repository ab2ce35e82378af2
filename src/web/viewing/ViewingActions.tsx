import { now } from '#contract/clock'
import { isolated } from '#contract/isolated'
import type { Viewing } from '#contract/viewing'
import { type ViewingMove, type ViewingSide, viewingCan } from '#contract/viewing-status'
import * as t from '#messages/viewing'
import { ConfirmedAction } from '../ui/rows/ConfirmedAction.tsx'
import { RowAction } from '../ui/rows/RowActions.tsx'
import { useRowChange } from '../ui/rows/row-change.ts'
import { ProposeTime } from './ProposeTime.tsx'
import { useCancelViewing, useMoveViewing } from './viewing.queries.ts'

export function ViewingActions({ viewing, side }: { viewing: Viewing; side: ViewingSide }) {
  const { mutateAsync: move } = useMoveViewing(viewing._id)
  const { mutateAsync: cancel } = useCancelViewing(viewing._id)
  const showChange = useRowChange<Viewing>(viewing._id)
  const may = (wanted: ViewingMove) =>
    viewingCan(wanted, viewing, side) && Date.parse(viewing.startsAt) > now().getTime()
  const closedWhy = side === 'agent' ? 'byAgent' : 'byBuyer'
  const other = isolated(side === 'agent' ? viewing.buyerName : viewing.agentName)
  const accept = async () => {
    await move({ status: 'accepted' })
    showChange({ status: 'accepted' })
    return t.agreed()
  }
  const decline = async () => {
    await move({ status: 'declined' })
    showChange({ status: 'declined', closedWhy })
    return t.hasDeclined()
  }
  const callOff = async () => {
    await cancel(undefined)
    showChange({ status: 'cancelled', closedWhy })
    return t.hasCancelled()
  }
  return (
    <>
      {may('accept') && <RowAction name={t.accept()} compact available act={accept} />}
      {may('propose') && viewing.propertyId && <ProposeTime viewing={viewing} propertyId={viewing.propertyId} />}
      {may('decline') && (
        <ConfirmedAction
          name={t.decline()}
          confirm={t.yesDecline()}
          words={t.declineWords({ name: other })}
          act={decline}
        />
      )}
      {may('cancel') && (
        <ConfirmedAction
          name={t.cancel()}
          confirm={t.yesCancel()}
          words={t.cancelWords({ name: other })}
          act={callOff}
        />
      )}
    </>
  )
}
