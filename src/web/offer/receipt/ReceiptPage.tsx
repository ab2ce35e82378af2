import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isConflict, isNotThere, messageOf } from '../../api/api-error.ts'
import { paths } from '../../navigation/paths.ts'
import { OwnPage } from '../../session/OwnPage.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { FailedState } from '../../ui/list/FailedState.tsx'
import { Receipt } from './Receipt.tsx'
import { receiptOf } from './receipt.queries.ts'

/** /dashboard/receipt/:offerId: proves a sale to its buyer, its agent and admins, on paper too. */
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
    <EmptyState
      title={isConflict(error) ? messageOf(error) : 'There is no such receipt among your sales and purchases.'}
    >
      <ButtonLink to={paths.dashboard} variant="quiet">
        Back to your profile
      </ButtonLink>
    </EmptyState>
  )
}
