import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Offer, offerApi } from '#contract/offer'
import { paymentApi } from '#contract/payment'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { offerKeys } from '../offer/offer.queries.ts'
import { propertyKeys } from '../property/property.queries.ts'
import { wishlistKeys } from '../wishlist/wishlist.queries.ts'

const paymentKeys = { intent: (offerId: string) => ['payment', 'intent', offerId] as const }

/** The one open intent of an accepted offer: the server answers the same one however often it is asked. */
export const paymentIntent = ({ _id, offerAmount }: Pick<Offer, '_id' | 'offerAmount'>) =>
  queryOptions({
    queryKey: paymentKeys.intent(_id),
    queryFn: () => call(paymentApi.createIntent, { body: { price: offerAmount, offerId: _id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0, // a page that is opened again asks again
  })

/** `certain`: the card provider said that the card was charged; else this is how we find out. */
export type Receipt = { transactionId: string; certain: boolean }

/** Hands in the receipt, again and again while the network or the server is down: the money is paid. */
export function useRecordPayment(offerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ transactionId }: Receipt) =>
      call(offerApi.move, { params: { id: offerId }, body: { status: 'Bought', transactionId } }),
    retry: (_, error) => mayPass(error),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, 5000),
    onError: (_, { certain }) => {
      if (!certain) void client.invalidateQueries({ queryKey: paymentKeys.intent(offerId) }) // it may wait for no card any more
    },
    onSettled: () => {
      for (const queryKey of [offerKeys.all, propertyKeys.all, wishlistKeys.all])
        void client.invalidateQueries({ queryKey })
    },
  })
}

function mayPass(error: Error): boolean {
  const status = error instanceof ApiError ? error.problem.status : 0
  return status === 0 || status === 429 || status >= 500
}
