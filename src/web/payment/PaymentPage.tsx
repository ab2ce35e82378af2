import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isNotThere } from '../api/api-error.ts'
import { oneOffer } from '../offer/offer.queries.ts'
import { OwnPage } from '../session/OwnPage.tsx'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Payment } from './Payment.tsx'
import { Closed } from './PaymentClosed.tsx'

/** /dashboard/propertyBought/payment/:email/:id: pays an accepted offer by card. */
function PaymentPage() {
  const { email = '', id = '' } = useParams()
  return (
    <OwnPage title="Payment">
      {(person) => (email.toLowerCase() === person.email ? <Loaded email={person.email} id={id} /> : <NotThere />)}
    </OwnPage>
  )
}

export { PaymentPage as Component }

function Loaded({ email, id }: { email: string; id: string }) {
  const { data: offer, error, isFetching, refetch } = useQuery(oneOffer(email, id))
  const isGone = isNotThere(error)
  return (
    <RestoreFocus>
      {offer && <Payment key={offer._id} offer={offer} />}
      {!offer && !error && <FormSkeleton fields={4} />}
      {!offer && isGone && <NotThere />}
      {!offer && error && !isGone && (
        <FailedState onRetry={refetch} busy={isFetching}>
          This offer could not be loaded.
        </FailedState>
      )}
    </RestoreFocus>
  )
}

const NotThere = () => <Closed title="This offer isn’t one of yours." />
