import { useState } from 'react'
import { type Offer, offerCan } from '#contract/offer'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx'
import { useRow } from '../ui/rows/RowActions.tsx'
import { useRowChange } from '../ui/rows/row-change.ts'
import { useCancelOffer } from './offer.queries.ts'

/** Takes a pending offer back, after a question. */
export function WithdrawOffer({ offer }: { offer: Offer }) {
  const { running, isLocked, run, describedBy } = useRow()
  const { mutateAsync: cancel } = useCancelOffer(offer._id)
  const showChange = useRowChange<Offer>(offer._id)
  const [isAsking, setAsking] = useState(false)
  if (!offerCan('cancel', offer)) return null
  const withdraw = async () => {
    await cancel().finally(() => setAsking(false))
    showChange({ status: 'rejected', closedWhy: 'withdrawn' })
    return 'Your offer is withdrawn.'
  }
  return (
    <>
      <Button variant="quiet" unavailable={isLocked} aria-describedby={describedBy} onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={running === 'Withdraw'}
        words={`${offer.agentName} is told that your offer for ${offer.title} no longer stands. You can make another one.`}
        confirm="Yes, withdraw it"
        onConfirm={() => void run('Withdraw', withdraw)}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
