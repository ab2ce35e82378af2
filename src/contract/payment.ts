import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const paymentApi = {
  createIntent: endpoint({
    method: 'POST',
    path: '/create-payment-intent',
    access: 'signedIn',
    summary:
      'Opens the payment of one of the caller’s accepted offers over the offer’s own amount, or over the next part of it; a different `price` is refused; `offerId` distinguishes offers of one price',
    body: z.object({
      price: z.union([z.string(), z.number()], 'price is required'),
      offerId: z.optional(z.string()),
    }),
    answer: z.object({
      clientSecret: z.string(),
      /** The paid amount: the offer's, or a part of it. Absent if an earlier version wrote the payment. */
      amount: z.optional(z.number()),
    }),
  }),
}
