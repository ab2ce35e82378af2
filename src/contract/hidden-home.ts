import * as z from 'zod/mini'
import { Deleted, Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { Page } from './list.ts'
import { TextLanguage, Translations } from './listing-texts.ts'
import { Market } from './market-fields.ts'
import { PropertyStatus } from './property.ts'
import { PriceKind } from './property-facts.ts'

export const MAX_HIDDEN_HOMES = 2000

export const HiddenHome = z.object({
  _id: z.string(),
  propertyId: z.string(),
  hiddenAt: z.string(),
  title: z.string(),
  language: z.optional(TextLanguage),
  translations: z.optional(Translations),
  location: z.string(),
  propertyImage: z.string(),
  placeholder: z.optional(z.string()),
  price: z.string(),
  priceKind: z.optional(PriceKind),
  status: z.optional(PropertyStatus),
  sold: z.boolean(),
  withdrawn: z.boolean(),
  market: z.optional(Market),
})
export type HiddenHome = z.infer<typeof HiddenHome>

export const hiddenHomeApi = {
  list: endpoint({
    method: 'GET',
    path: '/hiddenHomes',
    access: 'signedIn',
    summary: 'The homes that the caller has hidden, the last one first',
    query: Page,
    answer: z.array(HiddenHome),
    paged: true,
  }),
  one: endpoint({
    method: 'GET',
    path: '/hiddenHomes/:id',
    access: 'signedIn',
    summary: 'Whether the caller has hidden the home with this id',
    answer: z.object({ isHidden: z.boolean() }),
  }),
  hide: endpoint({
    method: 'PUT',
    path: '/hiddenHomes/:id',
    access: 'signedIn',
    summary: `Hides a home, by its id, from the caller’s searches, their counts, the map, suggestions, similar homes, agents’ pages and alerts; at most ${MAX_HIDDEN_HOMES}; idempotent`,
    answer: Modified,
  }),
  show: endpoint({
    method: 'DELETE',
    path: '/hiddenHomes/:id',
    access: 'signedIn',
    summary: 'Brings a hidden home, by its id, back',
    answer: Deleted,
  }),
}
