import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What the page must know about the server it talks to: which providers are on, and whether this is the demo. */
export const Site = z.object({
  demo: z.boolean(),
  identity: z.enum(['embedded', 'firebase']),
  google: z.boolean(),
  /** Who takes cards, and the key that the browser needs for it. None: nobody does. */
  payment: z.optional(z.object({ kind: z.enum(['demo', 'stripe']), publishableKey: z.string() })),
})
export type Site = z.infer<typeof Site>

export const siteApi = {
  read: endpoint({
    method: 'GET',
    path: '/site',
    by: 'anyone',
    summary: 'Which providers are on, and whether this is the demo',
    answer: Site,
  }),
}
