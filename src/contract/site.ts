import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What the page must know about the server it talks to: which providers are on, and whether this is the demo. */
export const Site = z.object({
  demo: z.boolean(),
  identity: z.enum(['embedded', 'firebase']),
  google: z.boolean(),
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
