import * as z from 'zod/mini'
import { Total } from './answers.ts'
import { endpoint } from './endpoint.ts'

/** The pending listings before and after one. `before`: the number of newer ones. `after`: the number of older ones. */
export const DecisionQueue = z.object({
  before: Total,
  previous: z.optional(z.string()),
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
