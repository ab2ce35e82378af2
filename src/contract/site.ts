import * as z from 'zod/mini'
import { CURRENCIES } from './currency.ts'
import { endpoint } from './endpoint.ts'

export const Site = z.object({
  demo: z.boolean(),
  currency: z.enum(CURRENCIES),
  identity: z.enum(['embedded', 'firebase']),
  google: z.boolean(),
  accountMails: z.boolean(),
  /** A new password that is one of the most used is refused; else the forms only warn (P-27). */
  refuseCommonPasswords: z.boolean(),
  firebase: z.optional(z.object({ projectId: z.string(), apiKey: z.string(), authDomain: z.string() })),
  /** Sends the contact form; without it, our own server does. */
  emailJs: z.optional(z.object({ serviceId: z.string(), templateId: z.string(), publicKey: z.string() })),
  /** The card provider with its key for the browser; absent if cards can't be charged. */
  payment: z.optional(z.object({ kind: z.enum(['demo', 'stripe']), publishableKey: z.string() })),
  /** The map tiles with their required credit; without them, the map shows outlines of land. */
  mapTiles: z.optional(z.object({ url: z.string(), attribution: z.string() })),
  /** The hosts whose tours are shown on a home's page, in a frame that a press opens. */
  tourHosts: z.array(z.string()),
  /** Documents can be stored; not at every image host. */
  documents: z.boolean(),
  /** The operator's own; without them, our own pages. */
  termsUrl: z.optional(z.string()),
  privacyUrl: z.optional(z.string()),
})
export type Site = z.infer<typeof Site>

export const siteApi = {
  read: endpoint({
    method: 'GET',
    path: '/site',
    access: 'public',
    summary: 'The active providers, the currency, and whether this is the demo',
    answer: Site,
  }),
}
