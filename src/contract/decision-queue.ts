import * as z from 'zod/mini'
import { Total } from './answers.ts'
import { endpoint } from './endpoint.ts'

export const DecisionQueue = z.object({
  /** The number of newer pending listings; `previous` is the id of the nearest of them. */
  before: Total,
  previous: z.optional(z.string()),
  /** The number of older pending listings; `next` is the id of the nearest of them. */
  after: Total,
  next: z.optional(z.string()),
})
export type DecisionQueue = z.infer<typeof DecisionQueue>

export const decisionQueueApi = {
  around: endpoint({
    method: 'GET',
    path: '/allProperty/:id/queue',
    access: 'admin',
    summary: 'The pending listings before and after one, which may be decided already',
    answer: DecisionQueue,
  }),
}
