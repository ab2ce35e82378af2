import * as z from 'zod/mini'
import { Total } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { Page } from './list.ts'
import { PublicProperty } from './property.ts'
import { RatingSummary } from './review.ts'

export const PublicAgent = z.object({
  _id: z.string(),
  name: z.string(),
  photoURL: z.nullable(z.string()),
  homesForSale: Total,
  homesSold: Total,
  rating: z.optional(RatingSummary),
})
export type PublicAgent = z.infer<typeof PublicAgent>

export const agentApi = {
  one: endpoint({
    method: 'GET',
    path: '/agents/:id',
    access: 'public',
    summary: 'An agent’s public page; 404 for other users, and for agents marked as fraud',
    answer: PublicAgent,
  }),
  homes: endpoint({
    method: 'GET',
    path: '/agents/:id/homes',
    access: 'public',
    summary: 'The homes that an agent has for sale, newest first by creation',
    query: Page,
    answer: z.array(PublicProperty),
    paged: true,
  }),
}
