import { queryOptions } from '@tanstack/react-query'
import { offerApi } from '#contract/offer'
import { call } from '../../api/call.ts'
import { offerKeys } from '../offer.queries.ts'

/** The receipt of a paid offer. */
export const receiptOf = (offerId: string) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'receipt', offerId],
    queryFn: () => call(offerApi.receipt, { params: { id: offerId } }),
  })
