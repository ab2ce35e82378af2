import * as z from 'zod/mini'
import { Modified, Total } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { ContactsShown } from './home-contact.ts'
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
    summary:
      'The homes that an agent has for sale, newest first by creation, without those that a signed-in caller has hidden',
    query: Page,
    answer: z.array(PublicProperty),
    paged: true,
  }),
  contactsShown: endpoint({
    method: 'GET',
    path: '/contactsShown',
    access: 'agentOrAdmin',
    summary: 'The public parts of the contacts of the caller’s homes: `none`, `name` (with the picture) or `all`',
    answer: z.object({ contactsShown: ContactsShown }),
  }),
  showContacts: endpoint({
    method: 'PUT',
    path: '/contactsShown',
    access: 'agentOrAdmin',
    summary: 'Sets the public parts of the contacts of the caller’s homes, in effect immediately',
    body: z.object({ contactsShown: ContactsShown }),
    answer: Modified,
  }),
}
