import * as z from 'zod/mini'
import { CURRENCIES } from './currency.ts'
import { endpoint } from './endpoint.ts'

/** The proof of a sale for its two parties: who paid whom, how much, for which home, when and by which transaction. */
export const SaleReceipt = z.object({
  offerId: z.string(),
  propertyId: z.optional(z.string()),
  title: z.string(),
  location: z.string(),
  /** The whole address as its country's post writes it; absent where its parts are not known. */
  addressLines: z.optional(z.array(z.string())),
  amount: z.number(),
  currency: z.enum(CURRENCIES), // of this sale
  buyerName: z.string(),
  buyerEmail: z.string(),
  agentName: z.string(),
  agentEmail: z.string(),
  offeredAt: z.string(), // ISO time, as all of these
  acceptedAt: z.optional(z.string()),
  paidAt: z.optional(z.string()),
  transactionId: z.string(), // of the last payment
  /** All payments, in the order of their parts: one, unless a card could not be charged the amount in one. Absent from an earlier version. */
  payments: z.optional(z.array(z.object({ transactionId: z.string(), amount: z.number(), paidAt: z.string() }))),
})
export type SaleReceipt = z.infer<typeof SaleReceipt>

export const readSaleReceipt = endpoint({
  method: 'GET',
  path: '/receipts/:id',
  access: 'signedIn',
  summary: 'The receipt of a paid offer, for its buyer, its agent and admins',
  answer: SaleReceipt,
})
