import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import * as t from '#messages/receipt'
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
  return <OwnPage title={t.title()}>{() => <Loaded key={offerId} offerId={offerId} />}</OwnPage>
}

export { ReceiptPage as Component }

function Loaded({ offerId }: { offerId: string }) {
  const { data: receipt, error, isFetching, refetch } = useQuery(receiptOf(offerId))
  if (receipt) {
    return (
      <>
        <Receipt receipt={receipt} />
        <Button className="mt-6" onClick={() => window.print()}>
          {t.print()}
        </Button>
      </>
    )
  }
  if (!error) return <FormSkeleton fields={4} />
  if (!isNotThere(error) && !isConflict(error)) {
    return (
      <FailedState onRetry={refetch} busy={isFetching}>
        {t.failed()}
      </FailedState>
    )
  }
  return (
    <EmptyState title={isConflict(error) ? messageOf(error) : t.notYours()}>
      <ButtonLink to={paths.dashboard} variant="quiet">
        {t.backToProfile()}
      </ButtonLink>
    </EmptyState>
  )
}
