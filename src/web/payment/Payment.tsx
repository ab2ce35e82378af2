import type { Offer } from '#contract/offer'
import { OfferSummary } from '../offer/OfferSummary.tsx'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { PayByCard } from './PayByCard.tsx'
import { Closed } from './PaymentClosed.tsx'
import { Announced } from './PaymentNotice.tsx'
import { Paid, Recording } from './PaymentProgress.tsx'
import { usePayment } from './use-payment.ts'

/** Where the payment stands: the card form, being recorded, done, or why there is nothing to pay. */
export function Payment({ offer }: { offer: Offer }) {
  const payment = usePayment(offer)
  if (!payment.done && !payment.recording && !payment.paying) {
    if (payment.notRecorded) {
      return (
        <Announced role="alert">
          <Closed title={payment.notRecorded} />
        </Announced>
      )
    }
    if (!payment.mayPay) {
      return (
        <Announced>
          <Closed title={whyNot[offer.status]} />
        </Announced>
      )
    }
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <RestoreFocus className="rounded-card border border-line bg-surface p-5 sm:p-8">
        {payment.done ? (
          <Paid offerId={offer._id} transactionId={payment.done} />
        ) : payment.recording ? (
          <Recording {...payment.recording} />
        ) : (
          <PayByCard offer={offer} payment={payment} />
        )}
      </RestoreFocus>
      <OfferSummary offer={offer} />
    </div>
  )
}

const whyNot: Record<Offer['status'], string> = {
  pending: 'This offer has not been accepted yet. You can pay once its agent accepts it.',
  accepted: 'There is nothing to pay for this offer.',
  rejected:
    'This offer is closed: it was rejected, not paid in time, or the home was sold. A payment that came too late is refunded.',
  Bought: 'This offer is paid.',
}
