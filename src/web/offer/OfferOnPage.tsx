import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { seeOtherHomes } from '#messages/details'
import * as t from '#messages/offerLink'
import { somethingWrong } from '#messages/ui'
import { isNotThere, messageOf } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { addWish } from '../wishlist/change-wish.ts'
import type { Buyer } from '../wishlist/wishlist.queries.ts'

/** The target of "Make offer" for a home that may not be on the wishlist yet (P-252). */
function OfferOnPage() {
  const { propertyId = '' } = useParams()
  return (
    <OwnPage title={t.makeOffer()}>
      {(person) => <ToForm key={propertyId} propertyId={propertyId} person={person} />}
    </OwnPage>
  )
}

export { OfferOnPage as Component }

/**
 * Adds the home to the wishlist first, because offers are made from it. Adding it again returns the same entry (P-48),
 * so this is safe to repeat.
 */
function ToForm({ propertyId, person: { email, displayName } }: { propertyId: string; person: Buyer }) {
  const { search } = useLocation()
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['wishToOfferOn', email, propertyId],
    queryFn: () => addWish(client, email, { propertyId, userEmail: email, userName: displayName }),
    gcTime: 0, // the wish may be removed before the page is opened again
  })
  if (data) return <Navigate to={{ pathname: paths.makeOffer(email, data.insertedId), search }} replace />
  if (!error) return <FormSkeleton fields={6} />
  if (isNotThere(error))
    return (
      <EmptyState title={messageOf(error)}>
        <ButtonLink to={paths.allProperty} variant="quiet">
          {seeOtherHomes()}
        </ButtonLink>
      </EmptyState>
    )
  return <FailedState onRetry={refetch} busy={isFetching}>{`${somethingWrong()} ${messageOf(error)}`}</FailedState>
}
