import * as z from 'zod/mini'
import { CURRENCIES } from './currency.ts'
import { endpoint } from './endpoint.ts'

export const SaleReceipt = z.object({
  offerId: z.string(),
  propertyId: z.optional(z.string()),
  title: z.string(),
  location: z.string(),
  addressLines: z.optional(z.array(z.string())),
  amount: z.number(),
  currency: z.enum(CURRENCIES), // of this sale
  buyerName: z.string(),
  buyerEmail: z.string(),
  agentName: z.string(),
  agentEmail: z.string(),
  offeredAt: z.string(), // an ISO time, like the times below
  acceptedAt: z.optional(z.string()),
  paidAt: z.optional(z.string()),
  transactionId: z.string(), // of the last payment
  /**
   * The card payments in order: one, unless the amount exceeds the limit of a charge. Absent for a sale made by an
   * earlier version of KeyHaven.
   */
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
