import * as z from 'zod/mini'
import { Modified, Total } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { ContactsShown } from './home-contact.ts'
import { Page } from './list.ts'
import { PublicProperty } from './property.ts'
import { SearchText } from './property-search.ts'
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

export const MAX_AGENTS_NAMED = 5

export const AgentsNamed = z.object({
  agents: z.array(z.object({ _id: z.string(), name: z.string(), homesForSale: Total })),
})
export type AgentsNamed = z.infer<typeof AgentsNamed>

export const agentApi = {
  named: endpoint({
    method: 'GET',
    path: '/agents',
    access: 'public',
    summary: `Suggests up to ${MAX_AGENTS_NAMED} agents whose names have all words of \`q\`, the last one perhaps partly typed`,
    query: z.object({ q: SearchText }),
    answer: AgentsNamed,
  }),
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
