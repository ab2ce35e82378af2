import * as z from 'zod/mini'
import { Total } from './answers.ts'
import { endpoint } from './endpoint.ts'

/** The listings that wait for a decision, in the order of Manage Properties: the newest first. */
export const DecisionQueue = z.object({
  /** Pending listings that are newer, and the nearest of them. */
  before: Total,
  previous: z.optional(z.string()),
  /** Pending listings that are older, and the nearest of them. */
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
