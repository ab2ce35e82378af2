import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isConflict, isNotThere, messageOf } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { receiptOf } from './offer.queries.ts'
import { Receipt } from './Receipt.tsx'

function ReceiptPage() {
  const { offerId = '' } = useParams()
  return <OwnPage title="Receipt">{() => <Loaded key={offerId} offerId={offerId} />}</OwnPage>
}

export { ReceiptPage as Component }

function Loaded({ offerId }: { offerId: string }) {
  const { data: receipt, error, isFetching, refetch } = useQuery(receiptOf(offerId))
  if (receipt) {
    return (
      <>
        <Receipt receipt={receipt} />
        <Button className="mt-6" onClick={() => window.print()}>
          Print
        </Button>
      </>
    )
  }
  if (!error) return <FormSkeleton fields={4} />
  if (!isNotThere(error) && !isConflict(error)) {
    return (
      <FailedState onRetry={refetch} busy={isFetching}>
        The receipt could not be loaded.
      </FailedState>
    )
  }
  return (
    <EmptyState title={isConflict(error) ? messageOf(error) : 'This receipt isn’t one of your sales or purchases.'}>
      <ButtonLink to={paths.dashboard} variant="quiet">
        Back to your profile
      </ButtonLink>
    </EmptyState>
  )
}
