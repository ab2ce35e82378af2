import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Offer, offerApi } from '#contract/offer'
import { paymentApi } from '#contract/payment'
import { offerKeys } from '../offer/offer.queries.ts'
import { isConflict, mayPass } from '../platform/api/api-error.ts'
import { call } from '../platform/api/call.ts'
import { useInvalidate } from '../platform/api/query-client.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

const paymentKeys = { intent: (offerId: string) => ['payment', 'intent', offerId] as const }

type OfferToPay = Pick<Offer, '_id' | 'offerAmount' | 'parts'>

/**
 * The payment intent of an accepted offer, or of its next part; fetched once until that is paid. After a `conflict`,
 * the offer has changed, and is refetched.
 */
export const paymentIntent = ({ _id, offerAmount, parts }: OfferToPay, client: QueryClient) =>
  queryOptions({
    queryKey: [...paymentKeys.intent(_id), parts?.paid],
    queryFn: () =>
      call(paymentApi.createIntent, { body: { price: offerAmount, offerId: _id } }).catch((error: unknown) => {
        if (isConflict(error)) void client.invalidateQueries({ queryKey: offerKeys.one(_id) })
        throw error
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0, // fetched again whenever the page is opened
    retry: false, // the server has already retried, and the user is waiting for its message
  })

/**
 * The receipt of a payment. `certain`: the card provider has confirmed the charge; if not, the server asks the
 * provider.
 */
type Receipt = { transactionId: string; certain: boolean }

/** Retries while the network or the server is down, because the card is already charged. */
export function useRecordPayment(offerId: string) {
  const client = useQueryClient()
  const invalidate = useInvalidate(queryKeys.offer, queryKeys.property, queryKeys.wishlist)
  return useMutation({
    mutationFn: ({ transactionId }: Receipt) =>
      call(offerApi.move, { params: { id: offerId }, body: { status: 'Bought', transactionId } }),
    retry: (_, error) => mayPass(error),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, 5000),
    onError: (_, { certain }) => {
      if (!certain) void client.invalidateQueries({ queryKey: paymentKeys.intent(offerId) }) // the intent may no longer need a card
    },
    onSettled: () => void invalidate(),
  })
}
