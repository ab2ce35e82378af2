import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import type { Offer } from '#contract/offer'
import * as t from '#messages/payment'
import { OfferSummary } from '../offer/OfferSummary.tsx'
import { oneOffer } from '../offer/offer.queries.ts'
import { isNotThere } from '../platform/api/api-error.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { whenConnected } from '../ui/feedback/connection.ts'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { PayByCard } from './PayByCard.tsx'
import { PaymentParts } from './PaymentParts.tsx'
import { Paid, PaymentClosed, PaymentNotice, Recording } from './PaymentProgress.tsx'
import { usePayment } from './use-payment.ts'

/** Renders nothing if its code fails to load: the page still shows that the offer is paid. */
const TheKeys = lazy(async (): Promise<{ default: ComponentType<{ offer: Offer; isNew: boolean }> }> => {
  const loaded = await whenConnected(() => import('./TheKeys.tsx')).catch(() => undefined)
  return { default: loaded?.TheKeys ?? (() => null) }
})

function PaymentPage() {
  const { email = '', id = '' } = useParams()
  return (
    <OwnPage title={t.title()}>
      {(person) => (email.toLowerCase() === person.email ? <Loaded email={person.email} id={id} /> : <NotThere />)}
    </OwnPage>
  )
}

export { PaymentPage as Component }

function Loaded({ email, id }: { email: string; id: string }) {
  const { data: offer, error, isFetching, refetch } = useQuery(oneOffer(email, id))
  const isGone = isNotThere(error)
  const [wasUnpaid, setWasUnpaid] = useState(false)
  if (offer && offer.status !== 'Bought' && !wasUnpaid) setWasUnpaid(true)
  return (
    <RestoreFocus>
      {offer && <Payment key={`${offer._id} ${offer.parts?.paid ?? ''}`} offer={offer} isNew={wasUnpaid} />}
      {!offer && !error && <FormSkeleton fields={4} />}
      {!offer && isGone && <NotThere />}
      {!offer && error && !isGone && (
        <FailedState onRetry={refetch} busy={isFetching}>
          {t.failed()}
        </FailedState>
      )}
    </RestoreFocus>
  )
}

const NotThere = () => <PaymentClosed title={t.notYours()} />

function Payment({ offer, isNew }: { offer: Offer; isNew: boolean }) {
  const payment = usePayment(offer)
  if (!payment.done && !payment.recording && !payment.paying) {
    if (payment.notRecorded) {
      return (
        <PaymentNotice role="alert">
          <PaymentClosed title={payment.notRecorded} />
        </PaymentNotice>
      )
    }
    if (!payment.mayPay) {
      return (
        <PaymentNotice>
          <PaymentClosed title={whyNot[offer.status]()} />
        </PaymentNotice>
      )
    }
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <RestoreFocus className="rounded-card border border-line bg-surface p-5 sm:p-8">
        {payment.done ? (
          <>
            <Paid offerId={offer._id} transactionId={payment.done} />
            <Suspense>
              <TheKeys offer={offer} isNew={isNew} />
            </Suspense>
          </>
        ) : payment.recording ? (
          <Recording {...payment.recording} />
        ) : (
          <>
            {offer.parts && <PaymentParts offer={offer} parts={offer.parts} />}
            <PayByCard offer={offer} payment={payment} />
          </>
        )}
      </RestoreFocus>
      <div className="contents print:hidden">
        <OfferSummary offer={offer} />
      </div>
    </div>
  )
}

const whyNot: Record<Offer['status'], () => string> = {
  pending: t.notAccepted,
  accepted: t.nothingToPay,
  rejected: t.isClosed,
  Bought: t.isPaid,
}
